/** Catalogues that are wanted together are one file: those of a game but for its refusals, those of all pages. */

const TOGETHER: Record<string, string> = { table: 'app', lists: 'server' }

/** The bundle in which a catalogue comes: `web-hamlet-rail` and `hamlet-terms` in `hamlet`. */
export function bundleOf(name: string): string {
  const [part = '', ...rest] = name.replace(/^web-/, '').split('-')
  return rest.at(-1) === 'refusals' ? `${part}-refusals` : (TOGETHER[part] ?? part)
}
