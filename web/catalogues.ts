import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { bundleOf } from './src/words/bundles'

const WORDS = fileURLToPath(new URL('../src/furrow/words', import.meta.url))
/** What the client shows; the rest is for the server and the command line. */
const SHOWN = /^(web-.*|lists|server|(?!.*-rulebook-).*-(actions|cards|refusals|terms|texts))\.ftl$/
const ALL = 'virtual:catalogues'
const ONE = `${ALL}/`
const INSIDE = '\0'

const languages = (): string[] =>
  readdirSync(WORDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(`${WORDS}/${entry.name}`).some((file) => SHOWN.test(file)))
    .map((entry) => entry.name)

const names = (lang: string): string[] =>
  readdirSync(`${WORDS}/${lang}`)
    .filter((file) => SHOWN.test(file))
    .map((file) => file.replace('.ftl', ''))

/** The bundles of all languages, each loaded when it is needed. */
function index(): string {
  const rows = languages().flatMap((lang) =>
    [...new Set(names(lang).map(bundleOf))].map((bundle) => {
      const place = JSON.stringify(`${lang}/${bundle}`)
      return `${place}: () => import(${JSON.stringify(ONE + lang + '/' + bundle)})`
    }),
  )
  return `export default { ${rows.join(', ')} }`
}

/** The catalogues of a bundle by name, without the comments. */
function bundled(lang: string, bundle: string, watch: (path: string) => void): string {
  const texts = names(lang)
    .filter((name) => bundleOf(name) === bundle)
    .map((name): [string, string] => {
      const path = `${WORDS}/${lang}/${name}.ftl`
      watch(path)
      return [name, readFileSync(path, 'utf8').replace(/^#.*\n/gm, '')]
    })
  return `export default ${JSON.stringify(Object.fromEntries(texts))}`
}

/** Gives the client the catalogues of the Python package: a dozen small files would each be a request. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? INSIDE + id : null),
    load(id) {
      if (id === INSIDE + ALL) return index()
      if (!id.startsWith(INSIDE + ONE)) return null
      const [lang = '', bundle = ''] = id.slice((INSIDE + ONE).length).split('/')
      return bundled(lang, bundle, (path) => this.addWatchFile(path))
    },
  }
}
