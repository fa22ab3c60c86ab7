/** What a family of games brings for learning: pictures, the course of a round, what to look up. A lazy part of its door. */

import type { Component } from 'svelte'
import { gameInfo } from '../home/games.svelte'
import { need } from '../words'

/** A part of a round: `word` names it, `word-text` says in a few words what is done. */
export interface CoursePart {
  word: string
  sign: string
  picture: string
}

/** Something to look up: `of` tells its signs. */
export interface LookUp {
  of: string
  word: string
  href: string
}

/** What the folder of a family offers in its `door/lessons.ts`. */
export interface FamilyLessons {
  /** The catalogues of its words. */
  words: readonly string[]
  Lesson: Component<{ game: string; chapter: string }>
  Sign: Component<{ name: string; size?: string }>
  Signs: Component<{ game: string; of: string }>
  /** The sign of a chapter of the rulebook. */
  signOf: (chapter: string) => string | undefined
  /** The chapters that are read first. */
  first: () => readonly string[]
  course: (game: string) => readonly CoursePart[]
  lookUps: (game: string) => readonly LookUp[]
}

const FAMILIES = import.meta.glob<FamilyLessons>('../*/door/lessons.ts')

/** Undefined for a game that brings none. */
export async function lessonsOf(game: string): Promise<FamilyLessons | undefined> {
  const found = await FAMILIES[`../${gameInfo(game)?.family ?? game}/door/lessons.ts`]?.()
  await need(found?.words ?? [])
  return found
}
