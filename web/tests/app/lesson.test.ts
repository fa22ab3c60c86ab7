import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import LessonPage from '../../src/learn/LessonPage.svelte'
import type { Practice } from '../../src/wire/types'
import { language, setLanguage } from '../../src/words'
import { fixture, REFERENCE } from '../scythe/laid'

const PRACTICE: Practice = {
  game: 'scythe',
  chapter: 'turn',
  title: 'A turn',
  step: 0,
  steps: 3,
  say: 'Read this.',
  reading: true,
  done: false,
  light: [],
  seat: 0,
  view: fixture('start').view,
  question: 'What now?',
  answers: fixture('start').answers,
  log: [],
  played: [],
  wrong: '',
  rule: '',
  do: '',
  plan: [],
  things: [],
}

afterEach(async () => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  await setLanguage('en')
})

interface Sent {
  played: string[]
  wish: string
}

/** The server: one chapter, which says what `practise` makes of an answer. Gives what it was asked. */
function serve(practise: (sent: Sent) => Partial<Practice> | number = () => ({})): Sent[] {
  const asked: Sent[] = []
  vi.stubGlobal('fetch', (address: string, { method, body }: { method: string; body: string }) => {
    const reply = (found: unknown, status = 200): Promise<Response> =>
      Promise.resolve(new Response(JSON.stringify(found), { status }))
    if (address.startsWith('/api/games?'))
      return reply({ games: [{ name: 'scythe', title: `Scythe (${language()})`, levels: [] }] })
    if (method !== 'POST')
      return reply(address.startsWith('/api/lessons') ? { game: 'scythe', chapters: [] } : REFERENCE)
    const sent = JSON.parse(body) as Sent
    asked.push(sent)
    const found = practise(sent)
    return typeof found === 'number'
      ? reply({ error: { code: 'bad_message', text: 'No.' } }, found)
      : reply({ ...PRACTICE, played: sent.played, ...found })
  })
  return asked
}

const shown = (): ReturnType<typeof render> => render(LessonPage, { game: 'scythe', chapter: 'turn' })

describe('a lesson', () => {
  it('is called what the game is called in the language of the reader', async () => {
    serve()
    await setLanguage('cs')
    shown()
    expect(await screen.findByText('Scythe (cs)')).toBeInTheDocument()
    await setLanguage('hu')
    expect(await screen.findByText('Scythe (hu)')).toBeInTheDocument()
  })

  it('lights nothing in a step that is only read', async () => {
    serve(({ wish }) => (wish === 'next' ? { reading: false, step: 1, say: 'Do this.' } : {}))
    const { container } = shown()
    await vi.waitFor(() =>
      expect(container.querySelector('[data-board] [data-thing="section:produce"]')).not.toBeNull(),
    )
    expect(container.querySelector('[data-board] [data-lit]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await screen.findByText('Do this.')
    expect(container.querySelector('[data-board] [data-lit]')).not.toBeNull()
  })

  it('goes on where it was after a reload of the page, and can be begun again', async () => {
    const asked = serve(({ played, wish }) => ({ played: wish === '' ? played : [...played, wish] }))
    const first = shown()
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }))
    await screen.findByRole('button', { name: 'Begin again' })
    first.unmount()
    shown()
    await userEvent.click(await screen.findByRole('button', { name: 'Begin again' }))
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Begin again' })).toBeNull())
    expect(asked.map(({ played }) => played)).toEqual([[], [], ['next'], []])
  })

  it('begins anew if it was finished, or if what was kept no longer fits', async () => {
    const asked = serve(({ played, wish }) =>
      wish === 'next' ? { done: true, reading: false, played: ['next'] } : played.includes('old') ? 400 : {},
    )
    const first = shown()
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }))
    await screen.findByRole('button', { name: 'Once more' })
    first.unmount()
    sessionStorage.setItem('furrow.lesson.scythe/combat', '["old"]')
    const second = shown()
    await screen.findByRole('button', { name: 'Go on' })
    second.unmount()
    render(LessonPage, { game: 'scythe', chapter: 'combat' })
    await screen.findByRole('button', { name: 'Go on' })
    expect(asked.map(({ played }) => played)).toEqual([[], [], [], ['old'], []])
  })

  it('can be asked for again when the server could not be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    shown()
    expect(await screen.findByRole('alert')).toHaveTextContent('cannot be reached')
    expect(screen.queryByText('There is no such page.')).toBeNull()
    serve()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Read this.')).toBeInTheDocument()
  })
})
