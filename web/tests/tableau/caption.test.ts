import { cleanup, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import Caption from '../../src/tableau/telling/Caption.svelte'
import { deedsOf } from '../../src/tableau/telling/deeds'
import TurnLine from '../../src/tableau/telling/TurnLine.svelte'
import { turnsOf } from '../../src/table/turns'
import type { StateMessage } from '../../src/wire/types'
import { eventsOf, heard, linesOf, ME, recorded, referenceOf, viewOf, type Game } from './recorded.svelte'
import Told from './Told.svelte'

const NAMES = ['Anna', 'plain', 'plain 2', 'plain 3']

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

/** The caption of a game that is heard up to a state. */
function caption(game: Game, to: (states: readonly StateMessage[]) => number, still = false) {
  const states = recorded(game)
  const at = to(states)
  const table = heard(states, { still: () => still })
  table.hearTo(0, at)
  const { container } = render(Told, {
    props: {
      ...{ part: Caption as never, reference: referenceOf(game), names: NAMES, seat: ME },
      ...{ view: () => viewOf(table.newest()), show: table.show },
    },
  })
  flushSync()
  const place = (): HTMLElement | null => container.querySelector('[data-caption]')
  return { ...table, states, at, place, container }
}

/** The state in which the reader is struck for the nth time. */
const struck =
  (nth: number) =>
  (states: readonly StateMessage[]): number =>
    states.flatMap((state, k) =>
      state.events.some(({ kind, seat, victim }) => kind === 'raze' && victim === ME && seat !== ME) ? [k] : [],
    )[nth - 1] ?? -1

describe('what was done to the reader', () => {
  it('is red and stays until it has been seen, in the words of the reader', async () => {
    const { place, states, at, hearTo, playback } = caption('state', struck(1))
    playback.skip()
    flushSync()
    expect(place()).toHaveAttribute('data-caption', 'alarm')
    expect(place()).toHaveAttribute('role', 'alert')
    expect(place()?.textContent).toMatch(/razed your .*you get.*a ruin stays/)
    // Others go on, and so does the reader: it still stands there.
    hearTo(at + 1, at + 8)
    playback.skip()
    flushSync()
    expect(states.slice(at + 1, at + 9).some(({ since_you }) => since_you !== states[at]?.since_you)).toBe(true)
    expect(place()).toHaveAttribute('data-caption', 'alarm')
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }))
    expect(place()).toHaveAttribute('data-caption', 'deed')
  })

  it('is not told before it is shown', () => {
    const games = ['state', 'empire'] as const
    const later = games.flatMap((game) =>
      [1, 2, 3, 4].flatMap((nth) => {
        const states = recorded(game)
        const at = struck(nth)(states)
        // Somebody else plays before, so that this is shown after it.
        const waits = at > 0 && states[at - 1]?.since_you === states[at]?.since_you && states[at - 1]?.log.length !== 0
        return waits ? [{ game, nth }] : []
      }),
    )
    for (const { game, nth } of later) {
      const { place, playback, states, at } = caption(game, struck(nth))
      if (playback.shown?.seq === states[at]?.seq) continue
      const before = place()?.querySelector('[data-seen]') === null ? 'deed' : place()?.textContent
      const stands = playback.waiting.some(({ state }) => state.seq === states[at]?.seq)
      playback.skip()
      flushSync()
      expect([stands, before === place()?.textContent]).toEqual([true, false])
      cleanup()
      return
    }
    throw new Error('nobody was struck after another had played')
  })

  it('stacks, with a count, and each is seen on its own', async () => {
    const { place, playback } = caption('empire', struck(3))
    playback.skip()
    flushSync()
    const left = []
    while (place()?.getAttribute('data-caption') === 'alarm') {
      left.push(/1 of (\d+)/.exec(place()?.textContent ?? '')?.[1] ?? '1')
      await userEvent.click(screen.getByRole('button', { name: 'Understood' }))
    }
    expect(left.length).toBeGreaterThan(2)
    expect(left).toEqual(left.map((_, k) => String(left.length - k)))
  })
})

describe('what others do', () => {
  const passed = (states: readonly StateMessage[]): number =>
    states.findLastIndex(({ events }) => events.some(({ kind, seat }) => kind === 'pass' && seat !== ME))

  it('is told one deed after the other, with dots, and can be told again', async () => {
    const { place, container, playback, states, hearTo, course } = caption('state', () => 0)
    // The first round of others in which there is something to tell.
    const from = states.findIndex(({ events }) => events.some(({ kind }) => kind === 'turn'))
    const own = states.findIndex(
      ({ events }, k) => k > from && events.some(({ seat, kind }) => kind === 'turn' && seat === ME),
    )
    const next = states.findIndex(
      ({ events }, k) => k > own + 1 && events.some(({ seat, kind }) => kind === 'turn' && seat === ME),
    )
    hearTo(1, next)
    const told: string[] = []
    while (playback.running) {
      flushSync()
      told.push(place()?.getAttribute('data-told') ?? '')
      const { now } = playback
      while (playback.now === now && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer()
    }
    flushSync()
    expect(told.length).toBeGreaterThan(1)
    expect(new Set(told).size).toBe(told.length)
    const all = deedsOf(course.events).filter(({ n, seat }) => n >= course.since && seat !== ME && seat >= 0)
    expect(container.querySelectorAll('.dots i')).toHaveLength(all.length)
    expect(screen.getByRole('button', { name: `All ${all.length} since your turn` })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Again' }))
    expect(playback.running).toBe(true)
  })

  it('says who passed', () => {
    const { place, playback, states, at } = caption('state', passed)
    playback.skip()
    flushSync()
    const who = states[at]?.events.find(({ kind }) => kind === 'pass')?.seat ?? -1
    expect(place()?.querySelector('b')).toHaveTextContent(NAMES[who] ?? '')
  })

  it('goes on to be told where no motion is wanted, and nothing waits for it', () => {
    const { place, playback } = caption('state', passed, true)
    expect(playback.running).toBe(false)
    expect(place()).toHaveAttribute('data-caption')
  })
})

describe('one of the last turns', () => {
  const states = recorded('state')
  const turns = turnsOf(eventsOf(states))
  const drawn = (kind: string, own = false) => {
    const turn = turns.find(({ events }) => events.some((event) => event.kind === kind))
    if (turn === undefined) throw new Error(`nobody did ${kind}`)
    const table = heard(states)
    table.hearTo(0, 40)
    const lines = linesOf(states).filter(({ n }) => n > turn.n && n <= turn.n + turn.events.length)
    const { container } = render(Told, {
      props: {
        ...{ part: TurnLine as never, reference: referenceOf('state'), names: NAMES, seat: ME },
        ...{ view: () => viewOf(table.newest()), show: table.show, given: { turn, lines, own } },
      },
    })
    return container
  }

  it('has an emblem, a sign, a name, and what it cost and brought as icons', () => {
    const container = drawn('deal')
    const uses = [...container.querySelectorAll('[data-icon], use')].map(
      (each) => each.getAttribute('data-icon') ?? each.getAttribute('href') ?? '',
    )
    expect(uses[0]).toMatch(/^#e-/)
    expect(uses[1]).toBe('s-deal')
    expect(container.querySelector('em')?.textContent).not.toBe('')
    expect(container.querySelector('.bill')?.textContent).toMatch(/−\d.*\+\d/)
  })

  it('says its sentences to whoever asks', () => {
    const line = drawn('raze').querySelector('.turn')
    expect(line?.getAttribute('title')).toMatch(/razed .*, a location of/)
    expect(line?.querySelector('.hidden')).toHaveTextContent(line?.getAttribute('title') ?? '')
  })

  it('has a rule before it if it is the last one of the reader', () => {
    expect(drawn('pass', true).querySelector('.own')).toHaveTextContent('your last turn')
    expect(drawn('pass').querySelector('.own')).toBeNull()
  })
})
