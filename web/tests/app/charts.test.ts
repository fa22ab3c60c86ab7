import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import { fieldOf } from '../../src/scythe/look'
import { coloursOf } from '../../src/table/ahead'
import Charts from '../../src/table/Charts.svelte'
import type { Chart } from '../../src/wire/types'
import { setLanguage } from '../../src/words'
import { info } from './line'

afterEach(() => setLanguage('en'))

/** The beginnings of five rounds, and the end in the fifth. */
const CHART: Chart = {
  rounds: [1, 2, 3, 4, 5, 5],
  marks: [0, 9, 18, 27, 36, 45],
  series: { points: [{ seat: 0, name: 'Ann', values: [0, 3, 7, 12, 20, 41] }] },
}

it('the axis of a chart says where the game begins and ends, and counts its moments', async () => {
  const { container } = render(Charts, { game: 'imperial_settlers', chart: CHART })
  const below = (): (string | null)[] =>
    [...container.querySelectorAll('text')].slice(-2).map((each) => each.textContent)
  expect(below()).toEqual(['Start', 'End'])
  expect(screen.getByRole('img', { name: /6 points in time/ })).toBeInTheDocument()
  for (const [lang, words] of [
    ['hu', ['Kezdet', 'Vége']],
    ['cs', ['Začátek', 'Konec']],
    ['fa', ['آغاز', 'پایان']],
  ] as const) {
    await setLanguage(lang)
    expect(below()).toEqual(words)
  }
})

it('a seat has the colour of its faction, with a rim that shows white and black in both themes; its dashes stay', async () => {
  const [ann, bot] = info().seats
  if (ann === undefined || bot === undefined) throw new Error('two seats')
  const seats = [
    { ...ann, dealt: { faction: 'polania' } },
    { ...bot, dealt: { faction: 'rusviet' } },
  ]
  const colours = await coloursOf({ game: 'scythe', seats })
  expect(colours).toEqual(['polania', 'rusviet'].map(fieldOf))
  const series = { points: [0, 1].map((seat) => ({ seat, name: `${seat}`, values: [0, 3] })) }
  const { container } = render(Charts, { game: 'imperial_settlers', chart: { ...CHART, series }, colours })
  const drawn = [...container.querySelectorAll<SVGPathElement>('figure > svg [data-line]')]
  expect(drawn.map((each) => each.style.stroke)).toEqual(['rgb(244, 240, 228)', 'rgb(195, 53, 42)'])
  expect(new Set(drawn.map((each) => each.getAttribute('stroke-dasharray'))).size).toBe(2)
  expect(drawn.every((each) => each.previousElementSibling?.classList.contains('rim'))).toBe(true)
})

it('a game whose factions have no colours keeps those of the seats', async () => {
  const [ann] = info().seats
  if (ann === undefined) throw new Error('a seat')
  const colours = await coloursOf({ game: 'imperial_settlers', seats: [{ ...ann, dealt: { faction: 'romans' } }] })
  const { container } = render(Charts, { game: 'imperial_settlers', chart: CHART, colours })
  expect(container.querySelector('.rim')).toBeNull()
  expect(container.querySelector('[data-line="0"]')).toHaveClass('seat0')
})
