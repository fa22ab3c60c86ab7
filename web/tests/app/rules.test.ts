import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import RulesPage from '../../src/learn/RulesPage.svelte'
import { references } from '../../src/learn/rulebook'
import type { RuleBook } from '../../src/wire/types'
import { setLanguage } from '../../src/words'

const BOOK: RuleBook = {
  game: 'scythe',
  lang: 'en',
  chapters: [
    {
      code: 'ROAD',
      title: 'Moving',
      part: 'rules',
      intro: 'How units move.',
      lang: '',
      rules: [
        {
          id: 'SCY-MOVE-01',
          text: 'A unit moves one step.',
          heading: 'Steps',
          informative: false,
          notes: ['See SCY-EX-01.'],
          options: [{ name: 'long_steps', title: 'Long steps' }],
          chapters: [],
          lang: '',
        },
      ],
      examples: [
        {
          id: 'SCY-EX-01',
          text: 'A mech stands by a river.',
          outcome: 'It cannot cross.',
          rules: ['SCY-MOVE-01'],
          notes: [],
          lang: '',
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
function serve(book: RuleBook): void {
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
    render(RulesPage, { game: 'alpha', rule: null })
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')
    serve(BOOK)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Moving' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows where the words are that were sought', async () => {
    serve(BOOK)
    const { container } = render(RulesPage, { game: 'bravo', rule: null })
    await userEvent.type(await screen.findByRole('searchbox'), 'MOVE unit one')
    const hits = (): (string | null)[] => [...container.querySelectorAll('mark')].map((each) => each.textContent)
    await vi.waitFor(() => expect(hits()).toEqual(['unit', 'move', 'one', 'MOVE']))
    expect(screen.getByText('unit').parentElement).toHaveTextContent('A unit moves one step.')
    await userEvent.clear(screen.getByRole('searchbox'))
    expect(hits()).toEqual([])
  })

  it('knows the rules and chapters that a sentence refers to', () => {
    const marks = new Set(['SCY-MOVE-01', 'STAR', 'END'])
    const titles = new Map([
      ['STAR', 'Stars'],
      ['END', 'End'],
    ])
    const told = (text: string): (string | null)[][] =>
      references(text, marks, titles).map(({ text, mark }) => [text, mark])
    expect(told('As in SCY-MOVE-01, not SCY-MOVE-99.')).toEqual([
      ['As in ', null],
      ['SCY-MOVE-01', 'SCY-MOVE-01'],
      [', not ', null],
      ['SCY-MOVE-99', null],
      ['.', null],
    ])
    expect(told('Stars stay (chapters “Stars” and “End”).')).toEqual([
      ['Stars stay (chapters “', null],
      ['Stars', 'STAR'],
      ['” and “', null],
      ['End', 'END'],
      ['”).', null],
    ])
    expect(told('STAR and END are codes.')).toEqual([['STAR and END are codes.', null]])
  })

  it('leads to them, and marks what was sought in them too', async () => {
    const [chapter] = BOOK.chapters
    if (chapter === undefined) throw new Error('no chapter')
    const text = 'See SCY-EX-01 and chapter “Moving”.'
    const rules = chapter.rules.map((rule) => ({ ...rule, text, notes: [], chapters: ['ROAD'] }))
    serve({ ...BOOK, chapters: [{ ...chapter, rules }] })
    const { container } = render(RulesPage, { game: 'charlie', rule: 'ROAD' })
    for (const link of await screen.findAllByRole('link', { name: 'SCY-EX-01' }))
      expect(link).toHaveAttribute('href', '/rules/charlie/SCY-EX-01')
    for (const link of screen.getAllByRole('link', { name: 'Moving' }))
      expect(link).toHaveAttribute('href', '/rules/charlie/ROAD')
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.type(screen.getByRole('searchbox'), 'moving')
    await vi.waitFor(() => expect(container.querySelector('a mark')).toHaveTextContent('Moving'))
  })

  it('says that it has no such rule', async () => {
    serve(BOOK)
    render(RulesPage, { game: 'delta', rule: 'SCY-NOPE-99' })
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no rule SCY-NOPE-99 in this book.')
    expect(screen.getByRole('heading', { name: 'Moving' })).toBeInTheDocument()
  })

  it('says what to try when nothing is found', async () => {
    serve(BOOK)
    render(RulesPage, { game: 'echo', rule: null })
    await userEvent.type(await screen.findByRole('searchbox'), 'mo')
    expect(screen.getByRole('status')).toHaveTextContent(/^1 rule\.$/)
    await userEvent.type(screen.getByRole('searchbox'), ' zeppelin')
    expect(screen.getByRole('status')).toHaveTextContent('Nothing was found. Try')
    expect(screen.getByRole('status')).not.toHaveTextContent('0 rules')
  })

  it('shows headings, notes that lead on, and the options that a rule depends on', async () => {
    serve(BOOK)
    render(RulesPage, { game: 'foxtrot', rule: null })
    expect(await screen.findByRole('heading', { name: 'Steps', hidden: true })).toBeInTheDocument()
    const links = screen.getAllByRole('link', { hidden: true }).map((each) => each.getAttribute('href'))
    expect(links).toContain('/rules/foxtrot/SCY-EX-01')
    expect(links).toContain('/new?game=foxtrot&option=long_steps')
    expect(screen.getByText('Long steps')).toBeInTheDocument()
  })

  it('is in the language of the reader, and marks what is borrowed from English', async () => {
    const [chapter] = BOOK.chapters
    if (chapter === undefined) throw new Error('no chapter')
    const examples = chapter.examples.map((each) => ({ ...each, lang: 'en' }))
    serve({ ...BOOK, lang: 'fa', chapters: [{ ...chapter, title: 'حرکت', examples }] })
    await setLanguage('fa')
    render(RulesPage, { game: 'golf', rule: null })
    const marks = async (text: string): Promise<(string | null | undefined)[]> => {
      const shown = await screen.findByText(text, {}, { timeout: 30_000 })
      return ['lang', 'dir'].map((name) => shown.closest(`[${name}]`)?.getAttribute(name))
    }
    const title = await screen.findByRole('heading', { name: 'حرکت' }, { timeout: 30_000 })
    expect(title.closest('[lang]')).toHaveAttribute('dir', 'rtl')
    expect(await marks('A mech stands by a river.')).toEqual(['en', 'ltr'])
    expect(await marks('It cannot cross.')).toEqual(['en', 'ltr'])
  })
})
