/** What the drawings of the cards weigh: scenes, faces and icons as they come over the line. */

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { dirname, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

const folder = `${resolve('src/tableau')}/`
const DRAWN = ['scenes/', 'faces/', 'icons/'].map((each) => folder + each)
const ENTRIES = [
  'faces/Face.svelte',
  'faces/Tile.svelte',
  'faces/Mini.svelte',
  'icons/Symbols.svelte',
  'scenes/raid.ts',
]
const MOST = 60_000

it('scenes, faces and icons have 60 kB at most', async () => {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false })],
    build: {
      write: false,
      target: 'es2022',
      cssMinify: true,
      rolldownOptions: {
        input: ENTRIES.map((each) => folder + each),
        preserveEntrySignatures: 'strict',
        external: (id, from) => from !== undefined && id.startsWith('.') && outside(id, from),
      },
    },
  })) as Rolldown.RolldownOutput
  const parts = made.output.map((each) => (each.type === 'chunk' ? each.code : String(each.source)))
  expect(parts.length).toBeGreaterThan(1)
  const weight = parts.reduce((sum, text) => sum + gzipSync(text).length, 0)
  expect(weight).toBeGreaterThan(20_000)
  expect(weight).toBeLessThan(MOST)
})

/** Everything else comes with any table. */
function outside(id: string, from: string): boolean {
  const path = resolve(dirname(from), id)
  return !DRAWN.some((each) => path.startsWith(each))
}
