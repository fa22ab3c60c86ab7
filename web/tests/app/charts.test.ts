import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, it } from 'vitest'
import Charts from '../../src/table/Charts.svelte'
import type { Chart } from '../../src/wire/types'
import { setLanguage } from '../../src/words'

afterEach(() => setLanguage('en'))

/** The beginnings of five rounds, and the end in the fifth. */
const CHART: Chart = {
  rounds: [1, 2, 3, 4, 5, 5],
  marks: [0, 9, 18, 27, 36, 45],
  series: { points: [{ seat: 0, name: 'Ann', values: [0, 3, 7, 12, 20, 41] }] },
}

it('the axis of a chart says where the game begins and ends, and counts its moments', async () => {
  const { container } = render(Charts, { chart: CHART })
  const below = (): (string | null)[] => [...container.querySelectorAll('text')].slice(-2).map((each) => each.textContent)
  expect(below()).toEqual(['Start', 'End'])
  expect(screen.getByRole('img', { name: /6 points in time/ })).toBeInTheDocument()
  for (const [lang, words] of [['hu', ['Kezdet', 'Vége']], ['cs', ['Začátek', 'Konec']], ['fa', ['آغاز', 'پایان']]] as const) {
    await setLanguage(lang)
    expect(below()).toEqual(words)
  }
})
