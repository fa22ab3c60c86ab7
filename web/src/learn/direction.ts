/** A text of the rulebook may be in another language than the page. */

import { languageOf } from '../words'

/** The attributes of such a text; none where `lang` is empty: then it is in the language of the book. */
export const directed = (lang: string): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  lang === '' ? {} : { lang, dir: languageOf(lang).direction === 'rtl' ? 'rtl' : 'ltr' }
