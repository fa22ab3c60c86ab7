/** Asks for the typefaces while the words of a page are still on their way: it is drawn in them from the start. */

import sans from '@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-500-normal.woff2?url'
import strong from '@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-600-normal.woff2?url'
import serif from '@fontsource-variable/poltawski-nowy/files/poltawski-nowy-latin-wght-normal.woff2?url'
import arabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import titles from './letters/poltawski-nowy-titles.woff2?url'

/** The typefaces that this client ships, for the credits. */
export const TYPEFACES = [
  {
    name: 'Poltawski Nowy',
    by: 'The Poltawski Nowy Project Authors',
    href: 'https://github.com/kosmynkab/Poltawski-Nowy',
  },
  {
    name: 'Fira Sans Condensed',
    by: 'The Mozilla Foundation, Telefonica S.A.',
    href: 'https://github.com/mozilla/Fira',
  },
  {
    name: 'Big Shoulders Stencil Text',
    by: 'The Big Shoulders Project Authors',
    href: 'https://github.com/xotypeco/big_shoulders',
  },
  {
    name: 'Vazirmatn',
    by: 'The Vazirmatn Project Authors',
    href: 'https://github.com/rastikerdar/vazirmatn',
  },
]
/** Their licence, which lies beside them. */
export const FONT_LICENCE = { name: 'SIL Open Font License 1.1', href: '/fonts/OFL.txt' }

export function fetchFonts(lang: string): void {
  for (const href of lang === 'fa' ? [arabic, titles] : [sans, strong, serif]) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'font'
    link.type = 'font/woff2'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
}
