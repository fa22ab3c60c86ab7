/** A colour for a name: the same name has the same one on every page and every machine. */

const DYES = ['#9c2f25', '#2b6a6f', '#6d4a7e', '#4c6a34', '#8f5f12', '#2a5ea4', '#7a3d5c', '#4b5a66'] as const

/** dye('Anna') is one of a few colours on which white can be read. */
export function dye(name: string): string {
  let sum = 0
  for (const letter of name.normalize()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return DYES[sum % DYES.length] ?? DYES[0]
}
