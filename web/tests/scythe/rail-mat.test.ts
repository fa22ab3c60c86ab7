import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import Mat from '../../src/scythe/rail/Mat.svelte'
import type { Player, ScytheView } from '../../src/scythe/types'
import { beside, reader, type Shown } from './beside'
import { at, fixture } from './laid'

/** The reader's mat; its player is changed before it is drawn. */
function mat(name: string, change: (player: Player, view: ScytheView) => void = () => undefined, shown: Shown = {}) {
  const { view } = fixture(name)
  change(reader(view), view)
  return beside(Mat, name, {
    ...shown,
    view: (drawn) => Object.assign(drawn, view),
    given: { player: reader(view), ...shown.given },
  })
}

const lit = (container: Element): (string | null)[] =>
  [...container.querySelectorAll('[data-lit]')].map((each) => each.getAttribute('data-thing'))

describe('the mat', () => {
  it('lights the sections that can be chosen, and only those', () => {
    const { container } = mat('middle')
    expect(lit(container).sort()).toEqual(['section:bolster', 'section:produce', 'section:trade'])
  })

  it('points at what is pressed, the most specific first', async () => {
    const user = userEvent.setup()
    const { container, pointed } = mat('middle')
    await user.click(at(container, 'section:move'))
    await user.click(at(container, 'box:bolster.power'))
    await user.click(at(container, 'box:move.units'))
    await user.click(at(container, 'bottom:deploy'))
    expect(pointed).toEqual([
      ['section:move'],
      ['box:bolster.power', 'choice:power'],
      ['box:move.units'],
      ['bottom:deploy'],
    ])
  })

  it('has the same parts whatever can be done', () => {
    const parts = (each: ReturnType<typeof mat>): (string | null)[] =>
      [...each.container.querySelectorAll('[data-thing]')].map((thing) => thing.getAttribute('data-thing'))
    const idle = parts(mat('middle', undefined, { lit: [] }))
    expect(parts(mat('middle'))).toEqual(idle)
    expect(idle.filter((thing) => thing?.startsWith('section:'))).toHaveLength(4)
    expect(idle.filter((thing) => /^(bottom|saving|recruit|structure):/.test(thing ?? ''))).toHaveLength(16)
  })

  it('shows what a bottom action needs, what is there, and what a cube saves', () => {
    const { container } = mat('middle', (player) => {
      Object.assign(player.bottoms['deploy'] ?? {}, { needs: 2, has: 1, lacks: 1, payable: false, done: 3, most: 4 })
      player.covered = { deploy: 1 }
    })
    const cell = at(container, 'bottom:deploy').parentElement
    expect(cell?.querySelector('.need b')).toHaveTextContent('1/2')
    expect(at(container, 'saving:deploy')).toHaveTextContent('Cost: 2 metal.')
    expect(cell?.querySelectorAll('span.token')).toHaveLength(2)
    expect(cell?.querySelectorAll('.token .ghost')).toHaveLength(1)
    expect(cell?.querySelectorAll('.saved')).toHaveLength(1)
    expect(cell?.querySelector('.pips')).toHaveAttribute('aria-label', '3 of 4')
    expect(cell?.querySelector('.ready')).toBeNull()
  })

  it('says when a bottom action is ready, and when there is nothing left to do', () => {
    const { container } = mat('middle', ({ bottoms }) => {
      Object.assign(bottoms['deploy'] ?? {}, { payable: true, blocked: '', done: 2, most: 4 })
      Object.assign(bottoms['build'] ?? {}, { payable: true, blocked: 'used_up', done: 4, most: 4 })
      Object.assign(bottoms['enlist'] ?? {}, { payable: false, blocked: '', done: 0, most: 4 })
    })
    const cell = (action: string): Element | null => at(container, `bottom:${action}`).parentElement
    expect(cell('deploy')).toHaveClass('ready')
    expect(cell('build')).not.toHaveClass('ready')
    expect(cell('build')?.querySelector('.gold')).toHaveAttribute('title', 'All of it done')
    expect(cell('enlist')).not.toHaveClass('ready')
    expect(cell('enlist')?.querySelector('.gold')).toBeNull()
  })

  it('shows freed boxes, structures and recruits', () => {
    const { container } = mat('move')
    expect(at(container, 'box:move.units')).toHaveTextContent('3')
    expect(at(container, 'box:move.units').querySelector('.cube')).toBeNull()
    expect(at(container, 'box:move.coins').querySelector('.cube')).not.toBeNull()
    expect(at(container, 'structure:mine')).toHaveTextContent('built')
    expect(at(container, 'structure:mill')).toHaveTextContent('on the mat')
    expect(at(container, 'recruit:deploy')).toHaveTextContent('Recruit enlisted')
    expect(at(container, 'recruit:build')).toHaveTextContent('not enlisted')
  })

  it('marks an ongoing bonus that is refused', () => {
    const { container } = mat('move', (player) => (player.refused = ['coins']))
    expect(at(container, 'recruit:deploy')).toHaveTextContent('is refused')
    expect(container.querySelectorAll('.refused')).toHaveLength(1)
  })

  it('shows the section that is played, and none while it is to be chosen', () => {
    const played = (name: string): (string | null | undefined)[] =>
      [...mat(name).container.querySelectorAll('.top.playing > .head')].map((each) => each.getAttribute('data-thing'))
    expect(played('move')).toEqual(['section:move'])
    expect(played('middle')).toEqual([])
  })

  it('has keys for its sections, in their order', () => {
    const { container } = mat('middle')
    const keys = [...container.querySelectorAll('[data-thing^="section:"]')].map((each) =>
      each.getAttribute('aria-keyshortcuts'),
    )
    expect(keys).toEqual(['1', '2', '3', '4'])
  })

  it('has one tab stop that arrow keys move', async () => {
    const { container } = mat('middle')
    const stops = (): (string | null)[] =>
      [...container.querySelectorAll('button[tabindex="0"]')].map((each) => each.getAttribute('data-thing'))
    expect(stops()).toEqual(['section:trade'])
    at(container, 'section:trade').focus()
    await userEvent.setup().keyboard('{ArrowRight}')
    expect(stops()).toEqual([document.activeElement?.getAttribute('data-thing')])
    expect(stops()).not.toEqual(['section:trade'])
  })

  it('has nothing to press where it is somebody else’s', () => {
    const { container } = mat('middle', undefined, { given: { still: true } })
    expect(container.querySelectorAll('button')).toHaveLength(0)
    expect(container.querySelectorAll('[data-of^="section:"]')).toHaveLength(4)
  })
})
