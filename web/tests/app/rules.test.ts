import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import RulesPage from '../../src/learn/RulesPage.svelte'
import { inOwnWords, pieces, references } from '../../src/learn/rulebook'
import type { RulesReply } from '../../src/wire/types'
import { need, refusalsOf, setLanguage } from '../../src/words'

const BOOK: RulesReply = {
  game: 'scythe',
  lang: 'en',
  chapters: [
    {
      code: 'A',
      title: 'Moving',
      part: 'rules',
      intro: 'How units move.',
      rules: [
        { id: 'SCY-MOVE-01', text: 'A unit moves one step.', heading: '', informative: false, sources: [], notes: [] },
      ],
      examples: [
        {
          id: 'SCY-EX-01',
          text: 'A mech stands by a river.',
          outcome: 'It cannot cross.',
          rules: ['SCY-MOVE-01'],
          notes: [],
        },
      ],
    },
  ],
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await setLanguage('en')
})

/** The server: it has one game, and its rulebook. */
function serve(book: RulesReply): void {
  const reply = (address: string): unknown => (address.includes('/rules') ? book : { games: [] })
  vi.stubGlobal('fetch', (address: string) => Promise.resolve(new Response(JSON.stringify(reply(address)))))
}

describe('the rulebook', () => {
  it('of no game of ours is no page', async () => {
    const body = JSON.stringify({ error: { code: 'no_such_game', text: 'There is no such game.' } })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 404 })))
    render(RulesPage, { game: 'chess', rule: null })
    expect(await screen.findByRole('heading', { name: 'There is no such page.' })).toBeInTheDocument()
    expect(screen.queryByText('One moment …')).toBeNull()
  })

  it('can be asked for again when the server could not be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    render(RulesPage, { game: 'scythe', rule: null })
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')
    serve(BOOK)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Moving')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows where the words are that were sought', async () => {
    serve(BOOK)
    const { container } = render(RulesPage, { game: 'scythe', rule: null })
    await userEvent.type(await screen.findByRole('searchbox'), 'MOVE unit one')
    const hits = (): (string | null)[] => [...container.querySelectorAll('mark')].map((each) => each.textContent)
    await vi.waitFor(() => expect(hits()).toEqual(['MOVE', 'unit', 'move', 'one']))
    expect(screen.getByText('unit').parentElement).toHaveTextContent('A unit moves one step.')
    await userEvent.clear(screen.getByRole('searchbox'))
    expect(hits()).toEqual([])
  })

  it('takes signs for what they are', () => {
    expect(pieces('Costs 2 (or more).', '(or .')).toEqual([
      { text: 'Costs 2 ', hit: false },
      { text: '(or', hit: true },
      { text: ' more)', hit: false },
      { text: '.', hit: true },
    ])
    expect(pieces('moving', 'mov moving')).toEqual([{ text: 'moving', hit: true }])
  })

  it('has the sentence of a rule that a refusal can name in the language of the reader', async () => {
    const [chapter] = BOOK.chapters
    if (chapter === undefined) throw new Error('no chapter')
    const rules = chapter.rules.map((rule) => ({ ...rule, id: 'SCY-MOVE-02' }))
    serve({ ...BOOK, chapters: [{ ...chapter, rules }] })
    await setLanguage('hu')
    const { container } = render(RulesPage, { game: 'scythe', rule: 'SCY-MOVE-02' })
    await vi.waitFor(() => expect(container.querySelector('[lang="hu"]')).not.toBeNull(), { timeout: 30_000 })
    const own = container.querySelector('#SCY-MOVE-02 [lang="hu"]')
    expect(own?.textContent).toMatch(/\p{L}{3}/u)
    expect(own?.textContent).not.toMatch(/[{$]/)
  })

  it('says such a sentence without the name that a refusal would have in it, or not at all', async () => {
    await setLanguage('hu')
    await need(refusalsOf('imperial_settlers'))
    expect(inOwnWords('IMP-BUILD-07')).toMatch(/^Ezt így nem építheted meg;/)
    expect(inOwnWords('IMP-BUILD-02')).toBe('') // it tells of a cost
    await setLanguage('cs')
    expect(inOwnWords('IMP-BUILD-01')).toMatch(/^Kartu nemáte v ruce:/)
    await setLanguage('fa')
    expect(inOwnWords('IMP-DEAL-02')).toMatch(/^این کارت خانه/)
  })

  it('knows the rules and chapters that a sentence refers to', () => {
    const marked = (text: string): (string | null)[] =>
      references(text, new Set(['SCY-MOVE-01', 'STAR', 'END'])).flatMap(({ mark }) => (mark === null ? [] : [mark]))
    expect(marked('As in SCY-MOVE-01, not as in SCY-MOVE-99 (sections STAR and END).')).toEqual([
      'SCY-MOVE-01',
      'STAR',
      'END',
    ])
    expect(marked('The END of section NONE.')).toEqual([])
    expect(
      references('See SCY-MOVE-01.', new Set())
        .map(({ text }) => text)
        .join(''),
    ).toBe('See SCY-MOVE-01.')
  })

  it('leads to them, and marks what was sought in them too', async () => {
    const [chapter] = BOOK.chapters
    if (chapter === undefined) throw new Error('no chapter')
    const rules = chapter.rules.map((rule) => ({ ...rule, text: 'See SCY-EX-01 and section ROAD.' }))
    serve({ ...BOOK, chapters: [{ ...chapter, code: 'ROAD', rules }] })
    const { container } = render(RulesPage, { game: 'scythe', rule: 'ROAD' })
    expect(await screen.findByRole('link', { name: 'SCY-EX-01' })).toHaveAttribute('href', '/rules/scythe/SCY-EX-01')
    expect(screen.getByRole('link', { name: 'ROAD' })).toHaveAttribute('href', '/rules/scythe/ROAD')
    expect(container.querySelector('#ROAD')).toHaveAttribute('open')
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.type(screen.getByRole('searchbox'), 'road')
    await vi.waitFor(() => expect(container.querySelector('a mark')).toHaveTextContent('ROAD'))
  })

  it('says that it has no such rule', async () => {
    serve(BOOK)
    render(RulesPage, { game: 'scythe', rule: 'SCY-NOPE-99' })
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no rule SCY-NOPE-99 in this book.')
    expect(screen.getByText('Moving')).toBeInTheDocument()
  })

  it('says what to try when nothing is found, and of English texts only to who reads another language', async () => {
    serve(BOOK)
    render(RulesPage, { game: 'scythe', rule: null })
    await screen.findByText('Moving')
    expect(screen.getByRole('status')).toHaveTextContent(/^2 rules\.$/)
    await userEvent.type(screen.getByRole('searchbox'), 'zeppelin')
    expect(screen.getByRole('status')).toHaveTextContent('Nothing was found. Try')
    expect(screen.getByRole('status')).not.toHaveTextContent('0 rules')
  })

  it('is marked as English, for the browser and for the reader, in every language', async () => {
    serve(BOOK)
    await setLanguage('fa')
    render(RulesPage, { game: 'scythe', rule: null })
    for (const text of ['Moving', 'How units move.', 'A unit moves one step.', 'It cannot cross.']) {
      const shown = await screen.findByText(text, {}, { timeout: 30_000 })
      expect(shown.closest('[lang]')).toHaveAttribute('lang', 'en')
      expect(shown.closest('[dir]')).toHaveAttribute('dir', 'ltr')
    }
    expect(screen.getByRole('status')).toHaveTextContent('انگلیسی')
    expect(screen.getByRole('status').closest('[lang="en"]')).toBeNull()
  })
})
