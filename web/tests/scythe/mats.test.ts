import { screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { at, fixture, laid, own, REFERENCE } from './laid'

describe('the own mats', () => {
  it('light the sections that can be chosen, and only those', () => {
    const { container } = laid('middle')
    const lit = [...container.querySelectorAll('button[data-lit]')].map((button) => button.getAttribute('data-thing'))
    expect(lit.sort()).toEqual(['section:bolster', 'section:move', 'section:trade'])
  })

  it('point at what is clicked', async () => {
    const user = userEvent.setup()
    const { container, pointed } = laid('middle')
    await user.click(at(container, 'section:move'))
    await user.click(at(container, 'box:bolster.power'))
    expect(pointed).toEqual([['section:move'], ['box:bolster.power', 'choice:power']])
  })

  it('show costs as they stand', () => {
    const { view } = fixture('middle')
    own(view).covered = { deploy: 1 }
    own(view).costs['deploy'] = 2
    const { container } = laid('middle', { view })
    const saving = at(container, 'saving:deploy')
    expect(saving).toHaveTextContent('Cost: 2 metal.')
    expect(saving.querySelectorAll('.square')).toHaveLength(3)
    expect(saving.querySelectorAll('.square.covered')).toHaveLength(1)
  })

  it('show freed boxes, structures and recruits', () => {
    const { container } = laid('move')
    expect(at(container, 'box:move.units')).toHaveTextContent('3')
    expect(at(container, 'box:move.units').querySelector('.cube')).toBeNull()
    expect(at(container, 'box:move.coins').querySelector('.cube')).not.toBeNull()
    expect(container.querySelector('button[data-thing="structure:mine"]')).toHaveTextContent('built')
    expect(container.querySelector('button[data-thing="structure:mill"]')).toHaveTextContent('on the mat')
    expect(at(container, 'recruit:deploy')).toHaveTextContent('Recruit enlisted')
    expect(at(container, 'recruit:build')).toHaveTextContent('not enlisted')
    expect(at(container, 'ability:disarm')).toHaveTextContent('G1')
    expect(at(container, 'ability:underpass')).toHaveTextContent('on the mat')
  })

  it('mark an ongoing bonus that is refused', () => {
    const { view } = fixture('move')
    own(view).refused = ['coins']
    const { container } = laid('move', { view })
    expect(at(container, 'recruit:deploy')).toHaveTextContent('is refused')
    expect(at(container, 'recruit:deploy').querySelector('.refused')).not.toBeNull()
    expect(container.querySelectorAll('.refused')).toHaveLength(1)
  })

  it('show the Factory card where there is one', () => {
    const { view } = fixture('middle')
    own(view).factory_card = 2
    const { container } = laid('middle', { view })
    expect(at(container, 'factory_card:2').parentElement).toHaveTextContent(
      REFERENCE.words.factory_cards['2'] ?? 'missing',
    )
  })

  it('have one tab stop that arrow keys move', async () => {
    const user = userEvent.setup()
    const { container, asked } = laid('middle')
    const mat = container.querySelector('.sections')
    const stops = (): (string | null)[] =>
      [...(mat?.querySelectorAll('button[tabindex="0"]') ?? [])].map((each) => each.getAttribute('data-thing'))
    expect(stops()).toEqual(['section:trade'])
    at(container, 'section:trade').focus()
    await user.keyboard('{ArrowRight}?')
    expect(document.activeElement?.getAttribute('data-thing')).toBe('box:trade.popularity')
    expect(stops()).toEqual(['box:trade.popularity'])
    expect(asked).toEqual(['box:trade.popularity'])
  })

  it('show the own hand and objectives', () => {
    const { container } = laid('combat')
    expect(
      [...container.querySelectorAll('.hand [data-thing^="combat_card"]')].map((card) => card.textContent),
    ).toHaveLength(4)
    expect(at(container, 'objective:12')).toHaveTextContent('Get Rich or Cry Trying')
  })
})

describe('other players', () => {
  it('are seen at a glance, beginning with the reader', () => {
    const { container } = laid('middle')
    const rows = [...container.querySelectorAll('.players li')]
    expect(rows).toHaveLength(5)
    expect(rows[0]).toHaveTextContent('Anna')
    expect(rows[0]).toHaveTextContent('7 power')
  })

  it('are read with what each number counts', () => {
    const { view } = fixture('middle')
    own(view).territories = ['B4']
    const { container } = laid('middle', { view })
    const first = container.querySelector('.players li')
    const mechs = Object.keys(own(view).mechs).length
    const read = [...(first?.querySelectorAll('.hidden') ?? [])].map((each) =>
      each.textContent.replace(/[\u2068\u2069]/g, ''),
    )
    expect(read).toEqual(expect.arrayContaining([mechs === 1 ? '1 mech' : `${mechs} mechs`, '1 territory']))
    // A bare number is for the eye only.
    for (const each of first?.querySelectorAll('.values span') ?? [])
      if (/^\d+$/.test(each.textContent.trim())) expect(each).toHaveAttribute('aria-hidden', 'true')
  })

  it('open in full without anything to press on them', async () => {
    const user = userEvent.setup()
    const { container } = laid('middle')
    await user.click(screen.getByRole('button', { name: /Mats\s*Béla/ }))
    const full = container.querySelector('.full')
    expect(full).toHaveTextContent('Saxony Empire')
    expect(full?.querySelectorAll('button')).toHaveLength(0)
  })

  it('show their hands only where the reader has seen them', () => {
    const { view } = fixture('middle')
    if (view.own != null) view.own.seen_hands = { 1: [2, 5] }
    laid('middle', { view })
    expect(screen.getByText('Seen in hand: 2, 5')).toBeInTheDocument()
    expect(screen.getAllByText(/Seen in hand/)).toHaveLength(1)
  })

  it('are all that an observer sees', () => {
    const { view } = fixture('middle')
    view.seat = null
    delete view.own
    const { container } = laid('middle', { view, seat: null, lit: new Set() })
    expect(container.querySelector('.mats')).toBeNull()
    expect(container.querySelector('.hand')).toBeNull()
    expect(container.querySelectorAll('.players li')).toHaveLength(5)
  })
})

describe('the fortune', () => {
  it('is the own one while the game runs', () => {
    const { container } = laid('middle')
    const rows = [...container.querySelectorAll('.fortune tbody tr')]
    expect(rows).toHaveLength(1)
    const parts = Object.values(fixture('middle').view.own?.fortune ?? {}).reduce((sum, part) => sum + part, 0)
    expect(rows[0]?.querySelector('.total')).toHaveTextContent(String(parts))
  })

  it('is everybody’s when it is over', () => {
    const { container } = laid('over')
    const table = container.querySelector<HTMLElement>('.fortune')
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(2)
    expect(within(table ?? document.body).getByText('Total')).toBeInTheDocument()
  })
})

describe('the tracks', () => {
  it('tell where everybody stands', () => {
    const { container } = laid('middle')
    expect(container.querySelector('.track')).toHaveTextContent('Anna: 7 power')
    expect(container.querySelectorAll('.tracks .owners svg').length).toBeGreaterThan(4)
  })
})
