/** Prints the scenes of cards that it is given as `[{name, hand, row}]`: one line of JSON for each. */

import { drawing, type Hand, type Row } from '../../src/tableau/scenes/scene'

for (const { name, hand, row } of JSON.parse(process.argv[2] ?? '[]') as { name: string; hand: Hand; row: Row }[])
  console.log(JSON.stringify({ name, svg: drawing(row, hand) }))
