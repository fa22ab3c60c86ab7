import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// Built apart from the client: it shares no file with it, so that it stays the same whatever the client becomes.
export default defineConfig({
  plugins: [svelte()],
  root: here('bare'),
  base: '/bare/',
  publicDir: false,
  build: {
    outDir: here('../src/furrow/server/web/client/bare'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
})
