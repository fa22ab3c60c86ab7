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
    const reply = (found: unknown, status = 200): Promise<Response> => Promise.resolve(new Response(JSON.stringify(found), { status }))
    if (address.startsWith('/api/games?')) return reply({ games: [{ name: 'scythe', title: `Scythe (${language()})`, levels: [] }] })
    if (method !== 'POST') return reply(address.startsWith('/api/lessons') ? { game: 'scythe', chapters: [] } : REFERENCE)
    const sent = JSON.parse(body) as Sent
    asked.push(sent)
    const found = practise(sent)
    return typeof found === 'number' ? reply({ error: { code: 'bad_message', text: 'No.' } }, found) : reply({ ...PRACTICE, played: sent.played, ...found })
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
    await vi.waitFor(() => expect(container.querySelector('[data-board] [data-thing="section:produce"]')).not.toBeNull())
    expect(container.querySelector('[data-board] [data-lit]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await screen.findByText('Do this.')
    expect(container.querySelector('[data-board] [data-lit]')).not.toBeNull()
  })
})
