import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EMBLEMS } from '../../src/tableau/icons/emblems'
import { beatsOf, WAVE, within } from '../../src/tableau/telling/beats.svelte'
import { deedsOf, deedsOfTurn, goodsOf, type Deed } from '../../src/tableau/telling/deeds'
import { motionsOf } from '../../src/tableau/telling/flights'
import { DEEDS, isMoment, MOMENTS, PARTS, QUIET } from '../../src/tableau/telling/kinds'
import { pieces } from '../../src/tableau/telling/saying'
import { soundOf } from '../../src/tableau/telling/sounding'
import type { Amounts } from '../../src/tableau/types'
import { turnsOf } from '../../src/table/turns'
import { eventsOf, GAMES, linesOf, ME, recorded, viewOf } from './recorded.svelte'

const told = (game: (typeof GAMES)[number]): Deed[] => deedsOf(eventsOf(recorded(game)))

describe('the kinds of events', () => {
  it('are all known, each as one thing', () => {
    const rows = readFileSync('../docs/events-cards.md', 'utf8').matchAll(/^\| `(\w+)`/gm)
    const known = [...Object.keys(DEEDS), ...Object.keys(PARTS), ...Object.keys(MOMENTS), ...QUIET]
    expect(known.toSorted()).toEqual([...rows].map(([, kind]) => kind ?? '').toSorted())
  })
})

describe.each(GAMES)('the recorded game %s', (game) => {
  const states = recorded(game)
  const events = eventsOf(states)
  const deeds = deedsOf(events)

  it('is told from its first event to its last, each in one deed', () => {
    const open = events.filter(({ event }) => event.kind !== 'turn' && !QUIET.has(event.kind))
    for (const { n, event } of open)
      expect(deeds.filter((deed) => deed.n <= n && n < deed.end).length, `${n} ${event.kind}`).toBe(1)
    expect(deeds.length).toBeGreaterThan(60)
  })

  it('has a sentence of the server for each deed but for what is sealed or only begins', () => {
    const lines = new Set(linesOf(states).map(({ n }) => n))
    const silent = deeds.filter(({ named }) => !named.some((n) => lines.has(n)))
    expect(silent.filter(({ kind }) => kind !== 'seal' && kind !== 'attack_phase')).toEqual([])
  })

  it('has the points of every player in its deeds', () => {
    const points = (seat: number, upTo: number): number =>
      deeds
        .filter(({ n }) => n < upTo)
        .flatMap((deed): Amounts[] => [
          ...(deed.seat === seat ? [deed.gain] : []),
          deed.others.get(seat) ?? {},
          ...deed.hits.filter(({ victim }) => victim === seat).map(({ given }) => given),
        ])
        .reduce((sum, goods) => sum + (goods['vp'] ?? 0), 0)
    for (const state of states.filter((each) => !viewOf(each).over)) {
      const end = state.log_from + state.events.length
      // A deed that a question interrupts goes on in a later state.
      if (deeds.some((deed) => deed.n < end && deed.end > end)) continue
      viewOf(state).players.forEach((player, seat) =>
        expect(points(seat, end), `seat ${seat} at ${end}`).toBe(player.points),
      )
    }
  })

  it('has no deed without somebody who does it', () => {
    expect(deeds.filter(({ kind, seat }) => seat < 0 && !isMoment(kind))).toEqual([])
  })

  it('has every blow that the events tell', () => {
    const struck = events.filter(({ event }) => event.kind === 'raze' && event['victim'] === ME && event.seat !== ME)
    const hits = deeds.flatMap((deed) => deed.hits).filter(({ kind, victim }) => kind === 'raze' && victim === ME)
    expect(hits.map(({ n, card, by }) => [n, card, by])).toEqual(
      struck.map(({ n, event }) => [n, event['card'], event.seat]),
    )
    expect(hits.length).toBeGreaterThan(0)
    for (const hit of hits) {
      const after = events.find(({ n, event }) => n > hit.n && ['ruin', 'foundation', 'scrap'].includes(event.kind))
      expect(hit.stays).toBe(after?.event.kind === 'scrap' ? '' : after?.event.kind)
    }
  })
})

describe('a deed', () => {
  const deeds = told('state')
  const first = (kind: string): Deed => {
    const found = deeds.find((deed) => deed.kind === kind)
    if (found === undefined) throw new Error(`nobody did ${kind}`)
    return found
  }

  it('is announced before it is paid, and is one', () => {
    expect(first('build').named).toHaveLength(1)
    expect(first('develop').named).toHaveLength(2) // developed, and built
    expect(Object.keys(first('develop').pay).length).toBeGreaterThan(0)
  })

  it('that is done twice in a row is told once', () => {
    const twice = deeds.find(({ kind, times }) => kind === 'use' && times > 1)
    expect(twice?.named.length).toBe(twice?.times)
  })

  it('brings something to others too', () => {
    const visit = first('visit')
    expect([...visit.others.values()]).toEqual([{ worker: 1 }])
  })

  it('counts goods whichever way an event names them', () => {
    expect(goodsOf({ kind: 'gain', seat: 0, goods: ['gun', 'gun'], amounts: [1, 2] })).toEqual({ gun: 3 })
    expect(goodsOf({ kind: 'draw', seat: 0, count: 2 })).toEqual({ card: 2 })
    expect(goodsOf({ kind: 'steal', seat: 0, what: 'wood', victim: 1 })).toEqual({ wood: 1 })
    expect(goodsOf({ kind: 'forfeit', seat: 0, goods: ['wood'], amounts: [2], points: 1 })).toEqual({ vp: 1 })
    expect(goodsOf({ kind: 'extra_points', seat: 0, card: 'x', amount: 2 })).toEqual({ vp: 2 })
  })

  it('against somebody says what was taken, and what it was taken for', () => {
    const [use] = deedsOf(
      [
        { kind: 'use', seat: 1, card: 'robbers' },
        { kind: 'pay', seat: 1, goods: ['worker'], amounts: [2] },
        { kind: 'steal', seat: 1, what: 'gold', victim: 0 },
        { kind: 'block', seat: 1, card: 'school', victim: 0 },
        { kind: 'cancel', seat: 0, card: 'pub' },
        { kind: 'gain', seat: 0, goods: ['wood'], amounts: [1] },
      ].map((event, n) => ({ n, event })),
    )
    expect(use?.hits.map(({ kind, victim, card, lost, given }) => [kind, victim, card, lost, given])).toEqual([
      ['steal', 0, '', { gold: 1 }, {}],
      ['block', 0, 'school', {}, {}],
      ['cancel', 0, 'pub', {}, { wood: 1 }],
    ])
    expect(use?.gain).toEqual({ gold: 1 })
  })
})

describe('the turns of a game', () => {
  it('have the deeds of their players, and nothing that comes after them', () => {
    const turns = turnsOf(eventsOf(recorded('empire')))
    expect(turns.length).toBeGreaterThan(100)
    for (const turn of turns) {
      const deeds = deedsOfTurn(turn)
      expect(deeds.length, `turn ${turn.n}`).toBeGreaterThan(0)
      expect(new Set(deeds.map(({ seat }) => seat))).toEqual(new Set([turn.seat]))
    }
  })
})

describe('a wave of production', () => {
  it('goes from place to place in no more than its time, and every good arrives', () => {
    const production = told('state').findLast(({ kind }) => kind === 'production')
    if (production === undefined) throw new Error('nothing was produced')
    const mine = production.yields.filter(({ seat }) => seat === ME)
    const beats = beatsOf([production], () => mine)
    expect(beats).toHaveLength(mine.length)
    expect(beats.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(WAVE)
    expect(within(beats, 100).reduce((sum, { lasts }) => sum + lasts, 0)).toBeCloseTo(100)
    const kinds = beats.flatMap((beat) => motionsOf(beat, 1, { seat: ME })).map(({ is }) => is)
    expect(kinds.filter((is) => is === 'glow')).toHaveLength(mine.length)
    expect(kinds.filter((is) => is === 'gave')).toHaveLength(mine.length)
  })
})

describe('what moves', () => {
  const motions = (deed: Deed | undefined) => {
    const [beat] = beatsOf(deed === undefined ? [] : [deed], () => [])
    if (beat === undefined) throw new Error('there is no such deed')
    return motionsOf(beat, 1, { seat: ME })
  }
  const deeds = told('state')

  it('by a build is the card to its lane, and what it costs and brings', () => {
    const build = deeds.find(({ kind, seat, pay }) => kind === 'build' && seat === ME && Object.keys(pay).length > 0)
    const found = motions(build)
    expect(found).toContainEqual(
      expect.objectContaining({ is: 'card', card: build?.card, to: [`location:${ME}/${build?.card}`] }),
    )
    const paid = found.filter((each) => each.is === 'token' && each.key.includes('/pay/'))
    const most = Object.values(build?.pay ?? {}).reduce((sum, amount) => sum + Math.min(3, amount), 0)
    expect(paid).toHaveLength(most)
  })

  it('by razing is the place that breaks, for its owner in the gap that stays', () => {
    const razing = (mine: boolean) => deeds.find(({ hits }) => hits.some(({ victim }) => (victim === ME) === mine))
    expect(motions(razing(false)).map(({ is }) => is)).toContain('broken')
    const own = motions(razing(true)).map(({ is }) => is)
    expect(own).toContain('struck')
    expect(own).not.toContain('broken')
  })

  it('has a key of its own each', () => {
    for (const deed of deeds) {
      const keys = motions(deed).map(({ key }) => key)
      expect(new Set(keys).size, `${deed.n} ${deed.kind}`).toBe(keys.length)
    }
  })

  it('has its sound, and what is done to the reader another', () => {
    const heard = (deed: Deed | undefined) => {
      const [beat] = beatsOf(deed === undefined ? [] : [deed], () => [])
      return beat === undefined ? null : soundOf(beat, ME)
    }
    expect(heard(deeds.find(({ kind }) => kind === 'build'))).toBe('hammer')
    expect(heard(deeds.find(({ hits }) => hits.some(({ victim }) => victim === ME)))).toBe('horn')
    expect(heard(deeds.find(({ hits }) => hits.some(({ victim }) => victim !== ME)))).toBe('crack')
  })
})

describe('a sentence', () => {
  it('stands without its stop, its names apart', () => {
    expect(pieces('Eve built Old Mill.', ['Eve', 'Old Mill'])).toEqual([
      { text: 'Eve', name: true },
      { text: ' built ', name: false },
      { text: 'Old Mill', name: true },
    ])
  })
})

describe('the colours of the factions', () => {
  it('are those of their emblems', () => {
    const css = readFileSync('src/tableau/icons/factions.css', 'utf8')
    const found = [...css.matchAll(/^\.f-(\w+) \{\s*--ground: (#\w+);/gm)].map(([, name, ground]) => [name, ground])
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(EMBLEMS).map(([name, { ground }]) => [name, ground])),
    )
  })
})
