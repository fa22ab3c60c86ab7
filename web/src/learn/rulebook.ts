/** The rulebook as the server sends it, and a search through it. */

export interface RuleText {
  id: string
  text: string
  heading?: string
}

export interface Chapter {
  code: string
  title: string
  rules: RuleText[]
}

export interface Rulebook {
  game: string
  lang: string
  chapters: Chapter[]
}

/** The chapters with the rules that have all the words; without words, all of them. */
export function found(book: Rulebook, wanted: string): Chapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return book.chapters.filter((chapter) => chapter.rules.length > 0)
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => words.every((word) => `${rule.id} ${rule.text}`.toLowerCase().includes(word))),
    }))
    .filter((chapter) => chapter.rules.length > 0)
}
