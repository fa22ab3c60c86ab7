/** A table with pieces on it, for pages that have nothing to show yet: what can be done there. */

export const PIECES_BOX = [520, 230] as const

const at = (id: string, faction: string, x: number, y: number, size: number): string =>
  `<g class="f-${faction}" transform="translate(${x} ${y}) scale(${size})"><use href="#${id}"/></g>`

export function pieces(): string {
  return [
    '<ellipse cx="260" cy="208" rx="230" ry="16" fill="#1a1209" opacity=".18"/>',
    '<path d="M90 120H430L462 138H58Z" fill="#8b6136"/><path d="M58 138H462V150H58Z" fill="#5a3f22"/>',
    '<path d="M104 150H122L116 206H104ZM398 150H416L416 206H404Z" fill="#6b4a29"/>',
    at('char-polania', 'polania', 160, 124, 1.4),
    at('mech-nordic', 'nordic', 262, 128, 1.3),
    at('worker-crimea', 'crimea', 352, 126, 1.6),
    '<use href="#food" transform="translate(310 116) scale(1.1)"/>',
    '<use href="#wood" transform="translate(206 118) scale(1.1)"/>',
  ].join('')
}
