import { screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { heard } from '../../src/scythe/moments/heard'
import { earned } from '../../src/scythe/moments/earned'
import { CODES, setLanguage } from '../../src/words'
import { at, fixture, REFERENCE } from './laid'
import { moments } from './over-the-rail'

describe('an encounter', () => {
  it('has its scene, its texts, and its costs and gains as printed', async () => {
    const { container, pointed } = moments('encounter')
    expect(screen.getByRole('region', { name: 'encounter' })).toHaveTextContent('card 5')
    const option = REFERENCE.facts.encounters['5']?.[1]
    const shown = at(container, 'encounter:5/B')
    expect(shown).toHaveTextContent(REFERENCE.words.scenes[String(option?.scene)] ?? 'missing')
    expect(shown).toHaveTextContent(REFERENCE.words.encounters['5']?.[1] ?? 'missing')
    expect(shown.querySelector('.cost')).toHaveTextContent('−4')
    await userEvent.setup().click(at(container, 'encounter:5/C'))
    expect(pointed).toEqual([['encounter:5/C']])
  })

  it.each(['farm', 'forest', 'mountain', 'tundra', 'village'])(
    'has a drawing for %s with the own character',
    (terrain) => {
      const { view } = fixture('encounter')
      const hex = REFERENCE.facts.map.hexes.find((each) => each.terrain === terrain)
      if (view.players[0] !== undefined) view.players[0].character = hex?.id ?? ''
      const { container } = moments('encounter', { view })
      expect(container.querySelector('.picture use[href="#char-polania"]')).not.toBeNull()
      expect(container.querySelector('.picture')?.getAttribute('aria-label')).not.toMatch(/^web-/)
    },
  )

  it('unfolds what only takes less of an option', async () => {
    const { chosen } = moments('encounter')
    await userEvent.setup().click(screen.getByText('⋯ 2'))
    await userEvent.setup().click(screen.getByRole('button', { name: /Option A – only part/ }))
    expect(chosen).toEqual(['option A less'])
  })

  it('may show scenes only, and an option that was taken before', () => {
    const { view } = fixture('encounter')
    view.question = { name: 'scenes', seats: [0], scenes: [1, 2, 3] }
    const { container } = moments('encounter', { view, lit: new Set(['scene:1']) })
    expect(container.querySelectorAll('[data-thing^="scene:"]')).toHaveLength(3)
    expect(container.querySelectorAll('[data-lit]')).toHaveLength(1)
    const again = fixture('encounter').view
    if (again.question != null) again.question.chosen = ['A']
    expect(moments('encounter', { view: again }).container.querySelector('.done')).not.toBeNull()
  })

  it('of somebody else is no moment', () => {
    const { container } = moments('encounter', { seat: 1, lit: new Set() })
    expect(container.querySelector('[data-over]')).toBeNull()
  })
})

describe('Factory and Trade', () => {
  it('the Factory lays out its offer', async () => {
    const { container, pointed } = moments('factory')
    expect(screen.getByText('choose 1 of 3')).toBeInTheDocument()
    await userEvent.setup().click(at(container, 'factory_card:2'))
    expect(pointed).toEqual([['factory_card:2']])
  })

  it('the Factory shows its offer to its visitor only', () => {
    const { container } = moments('factory', { seat: 1, lit: new Set() })
    expect(container.querySelector('[data-over]')).toBeNull()
  })

  it('goods are chosen from the four resources', async () => {
    const { view } = fixture('start')
    view.question = { name: 'goods', seats: [0], place: 'F1', amount: 2 }
    const { container, pointed } = moments('start', { view, lit: new Set(['good:oil']) })
    await userEvent.setup().click(at(container, 'good:oil'))
    expect(pointed).toEqual([['good:oil']])
    expect(container).toHaveTextContent('2 tokens left')
  })
})

describe('a star', () => {
  const WON = [
    { kind: 'objective', seat: 0, card: 3, returned: 1 },
    { kind: 'star', seat: 0, star: 'objective', count: 3 },
  ]

  it('is told with the objective that brought it', () => {
    expect(earned(WON, 0)).toEqual({ star: 'objective', count: 3, objective: 3 })
    expect(earned(WON, 1)).toBeNull()
    expect(earned(WON.slice(0, 1), 0)).toEqual({ star: '', count: 0, objective: 3 })
  })

  it('goes with the next thing that the reader does', async () => {
    const { container, rerender } = moments('start', { events: [{ kind: 'turn', seat: 0, number: 1 }] })
    await rerender({ events: WON })
    expect(screen.getByRole('alert')).toHaveTextContent('Third star')
    expect(screen.getByRole('alert')).toHaveTextContent(REFERENCE.words.objectives['3']?.name ?? 'missing')
    expect(screen.getByRole('alert')).toHaveTextContent('Three more end the game.')
    await userEvent.setup().keyboard('x')
    expect(container.querySelector('[data-star]')).toBeNull()
  })

  it('is not told to anyone who has just arrived, nor of somebody else', async () => {
    const { container, rerender } = moments('start', { events: WON })
    expect(container.querySelector('[data-star]')).toBeNull()
    await rerender({ events: WON.map((each) => ({ ...each, seat: 1 })) })
    expect(container.querySelector('[data-star]')).toBeNull()
  })
})

describe('what is heard', () => {
  const MOVES = [
    { kind: 'move', seat: 1, unit: 'char', place: 'C4', to: 'C5', workers: 0 },
    { kind: 'move', seat: 1, unit: 'mech', place: 'B4', to: 'B5', workers: 1 },
    { kind: 'gain', seat: 1, what: 'coins', amount: 2 },
    { kind: 'gain', seat: 0, what: 'power', amount: 2 },
  ]

  it('is a step of anybody, and coins of the reader only', () => {
    expect(heard(MOVES, 0)).toEqual(['step'])
    expect(heard(MOVES, 1)).toEqual(['step', 'coin'])
    expect(heard(MOVES.slice(2), null)).toEqual([])
  })
})

describe('what the reader has opened', () => {
  it('gives way to a moment that comes up, and has its place when it is opened later', async () => {
    const came: boolean[] = []
    const { container, rerender } = moments('start', { comes: (up) => came.push(up) })
    expect(came).toEqual([false])
    await rerender({ view: fixture('encounter').view, seat: fixture('encounter').seat })
    expect(came).toEqual([false, true])
    expect(container.querySelector('[data-over=encounter]')).toBeVisible()
    await rerender({ view: fixture('encounter').view, seat: fixture('encounter').seat, covered: true })
    expect(container.querySelector('[data-over=encounter]')).not.toBeVisible()
    expect(came).toEqual([false, true])
  })
})

describe('every language', () => {
  afterEach(() => setLanguage('en'))

  it.each(CODES)('%s has all words of the moments', async (language) => {
    await setLanguage(language)
    for (const name of ['combat', 'encounter', 'factory']) {
      const { container } = moments(name)
      const labels = [...container.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))
      expect(`${container.textContent} ${labels.join(' ')}`).not.toMatch(/web-scythe|undefined|[{}$]/)
    }
  })
})
