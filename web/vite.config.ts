import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { catalogues } from './catalogues'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const server = process.env['FURROW_SERVER'] ?? 'http://127.0.0.1:8000'

/** What every page needs is one file: a dozen small ones would each be a request before the first page is drawn. */
const BASE =
  /\/node_modules\/|\/src\/(look\/(?!(?:Hero|Band|SeatLine|GameTabs|Seg|Switch|Glance|Crest|WithRail|Head|Panel|skins|sheet|handing)\.|.*\?raw)|site|words|wire|settings\/[a-z]|routes|account\/me|home\/(against|begin|games)|lobby\/(seats|names)|table\/ahead)/
/** What tables, replays and lessons share is one more, and what the parts of a board share that come one by one. */
const SHARED = /\/src\/table\//
/** And what the pages of the door share. */
const AROUND =
  /\/src\/(home|lobby|setup)\/|\/src\/look\/(Hero|Band|SeatLine|GameTabs|Seg|Switch|Glance|Crest|WithRail|Head|Panel|skins)\./
const BOARD =
  /\/src\/(?!(?:about|account|afterwards|home|learn|lobby|look|room|settings|setup|site|specimen|table|wire|words)\/)([a-z]+)\//

/** What a family draws for the door, apart from its board: few of those who see it come to a table. */
const DOOR = /\/door\/|\/symbols\/(crests|factions)\.|\/icons\/(emblems|factions)\./

function boardOf(id: string): string | null {
  const family = BOARD.exec(id)?.[1]
  return family === undefined ? null : DOOR.test(id) ? `${family}-door` : `${family}-shared`
}

// The bundle travels inside the Python package. Its pages run under a strict content security policy: nothing is inlined.
export default defineConfig({
  plugins: [svelte(), catalogues()],
  build: {
    outDir: here('../src/furrow/server/web/client'),
    emptyOutDir: true,
    manifest: 'chunks.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      // The page of the client, and the sheet of those without a script.
      input: { index: here('index.html'), plain: here('src/plain.css') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE },
            { name: 'shared', test: SHARED, minShareCount: 2 },
            { name: 'around', test: AROUND, minShareCount: 2 },
            { name: boardOf, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true },
      '/games': { target: server, changeOrigin: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
  ...(process.env['VITEST'] === undefined ? {} : { resolve: { conditions: ['browser'] } }),
})
