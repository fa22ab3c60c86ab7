import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScytheView } from '../../src/scythe/types'
import type { Playback } from '../../src/table/playback.svelte'
import type { StateMessage } from '../../src/wire/types'
import { lasts, sentence, turnText } from '../../src/scythe/showing'
import { NAMES, REFERENCE } from './laid'
import { heard, RECORDED, rounds, tells, turnOf, viewOf } from './recorded'
import Show from './Show.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const at = (place: number): StateMessage => {
  const state = RECORDED[place]
  if (state === undefined) throw new Error(`there is no state ${place}`)
  return state
}
const ROUNDS = rounds()

/** The next step is shown, or the show is over; other things have timers as well. */
function next(playback: Playback): void {
  const { now } = playback
  while (playback.now === now && vi.getTimerCount() > 0) vi.advanceTimersToNextTimer()
}

/** What is drawn, by what it is. */
function drawn(page: Element) {
  const read = (selector: string, ...names: string[]): string[] =>
    [...page.querySelectorAll(selector)]
      .map((each) => [...names.map((name) => each.getAttribute(name)), number(each)].join(' '))
      .toSorted()
  const number = (each: Element): string => each.querySelector('text')?.textContent ?? ''
  return {
    units: read('[data-unit]', 'data-unit', 'data-place'),
    goods: read('.pile', 'data-thing'),
    buildings: [...page.querySelectorAll('.building')].map((each) => each.getAttribute('data-place') ?? '').toSorted(),
    seats: [...page.querySelectorAll('.seat')].map((seat) =>
      [...seat.querySelectorAll('b')].map((each) => Number(/^\s*\d+/.exec(each.textContent ?? '')?.[0])).join(' '),
    ),
    stars: [...page.querySelectorAll('.seat > .stars')].map((each) => each.querySelectorAll('.on').length),
  }
}

/** The same as the view has it. */
function seen(view: ScytheView): ReturnType<typeof drawn> {
  const several = (count: number): string => (count > 1 ? String(count) : '')
  const seats = view.clockwise.map((seat) => view.players[seat]).filter((player) => player !== undefined)
  return {
    units: view.players
      .flatMap((player, seat) => [
        `${seat}/char ${player.character} `,
        ...Object.entries(player.mechs).map(([ability, place]) => {
          const here = Object.values(player.mechs).filter((other) => other === place)
          const last = Object.entries(player.mechs).findLast(([, other]) => other === place)?.[0] === ability
          return `${seat}/mech/${ability} ${place} ${last ? several(here.length) : ''}`
        }),
        ...Object.entries(player.workers).map(([place, count]) => `${seat}/worker/${place} ${place} ${several(count)}`),
      ])
      .toSorted(),
    goods: Object.entries(view.goods)
      .flatMap(([place, goods]) => Object.entries(goods).map(([good, count]) => [place, good, count] as const))
      .filter(([, , count]) => count > 0)
      .map(([place, good, count]) => `good:${good}/${place} ${several(count)}`)
      .toSorted(),
    buildings: view.players.flatMap((player) => Object.values(player.structures)).toSorted(),
    seats: seats.map((player) =>
      [player.power, player.popularity, player.coins, player.combat_cards, ...Object.values(player.resources)].join(
        ' ',
      ),
    ),
    stars: seats.map((player) => player.star_count),
  }
}

/** The states of a round that end a turn, among those in which there is something to see. */
function ends(others: readonly StateMessage[]): Set<StateMessage> {
  const steps = others.filter(tells)
  return new Set(steps.filter((state, k) => turnOf(steps[k + 1] ?? at(0)) !== turnOf(state)))
}

describe('a recorded game of five', () => {
  it('is shown state by state, round by round, and never behind when a round is over', () => {
    const { playback, hearTo } = heard({ lasts: ({ events }) => lasts(events) })
    let last = -1
    for (const [from, to] of ROUNDS) {
      hearTo(last + 1, from)
      expect([playback.running, playback.shown?.seq]).toEqual([false, at(from).seq])
      hearTo(from + 1, to)
      for (const state of RECORDED.slice(from + 1, to + 1).filter(tells)) {
        expect([playback.running, playback.shown?.seq]).toEqual([true, state.seq])
        next(playback)
      }
      expect([playback.running, playback.shown?.seq]).toEqual([false, at(to).seq])
      last = to
    }
    expect(ROUNDS.length).toBeGreaterThan(20)
  })

  // Drawing takes its time: every second round is drawn.
  it.each(ROUNDS.filter((_, k) => k % 2 === 1))(
    'is drawn at the end of each turn as its view says (states %i to %i)',
    (from, to) => {
      const { playback, hearTo } = heard({ lasts: ({ events }) => lasts(events) })
      hearTo(0, from)
      const { container } = render(Show, { props: { playback, newest: viewOf(at(to)) } })
      expect(drawn(container)).toEqual(seen(viewOf(at(from))))
      hearTo(from + 1, to)
      const others = RECORDED.slice(from + 1, to + 1)
      const ending = ends(others)
      for (const state of others.filter(tells)) {
        flushSync()
        if (ending.has(state)) expect(drawn(container), `state ${state.seq}`).toEqual(seen(viewOf(state)))
        next(playback)
      }
      flushSync()
      expect(drawn(container)).toEqual(seen(viewOf(at(to))))
      expect(ending.size).toBeGreaterThan(0)
    },
  )
})

describe('a turn that is shown', () => {
  /** The round of others in which there is a combat. */
  const fought = ROUNDS.find(([from, to]) =>
    RECORDED.slice(from + 1, to + 1).some(({ events }) => events.some(({ kind }) => kind === 'combat')),
  )
  const regarded = { view: viewOf(at(0)), reference: REFERENCE, names: NAMES, seat: 3 }

  it('has one short sentence, and all of it in words for anyone who does not see it', () => {
    const { hearTo, told, playback } = heard({ still: () => true })
    hearTo(0, 40)
    expect(told.length).toBeGreaterThan(8)
    expect(playback.running).toBe(false)
    for (const turn of told) {
      expect(sentence(turn, regarded)).toMatch(new RegExp(`^${NAMES[turn.seat]} [a-z ]+\\.$`, 'i'))
      expect(turnText(turn, regarded)).toContain(`Turn ${turn.number}, ${NAMES[turn.seat]}: `)
    }
  })

  it('lasts longer with a combat, and says who fights', () => {
    const [from, to] = fought ?? [0, 0]
    const shown: string[] = []
    const { hearTo, playback } = heard({
      lasts: (turn) => {
        shown.push(`${sentence(turn, regarded)} ${lasts(turn.events)}`)
        return lasts(turn.events)
      },
    })
    hearTo(0, to)
    expect(playback.running).toBe(true)
    while (playback.running) next(playback)
    expect(shown.some((each) => / attacks \S+\. 3500$/.test(each))).toBe(true)
    expect(shown.some((each) => / produces\. 1400$/.test(each))).toBe(true)
    expect(from).toBeLessThan(to)
  })

  it('leaves trails on the map, and numbers that float', () => {
    const moves = ROUNDS.find(([from, to]) =>
      RECORDED.slice(from + 1, to + 1).some(({ events }) => events.some(({ kind }) => kind === 'move')),
    )
    const { hearTo, playback } = heard({ still: () => true })
    hearTo(0, moves?.[1] ?? 0)
    const { container } = render(Show, {
      props: { playback, newest: viewOf(at(moves?.[1] ?? 0)), still: true },
    })
    expect(container.querySelectorAll('[data-trail]').length).toBeGreaterThan(0)
    expect(container.querySelectorAll('[data-float]').length).toBeGreaterThan(0)
    expect(container.querySelector('[data-flight]')).toBeNull() // nothing flies where no motion is wanted
    vi.advanceTimersByTime(1600)
    flushSync()
    expect(container.querySelector('[data-float]')).toBeNull()
    expect(container.querySelectorAll('[data-trail]').length).toBeGreaterThan(0)
  })
})
