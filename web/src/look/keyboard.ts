/** Keys by their meaning, whatever script the keyboard writes. */

/** A letter or digit as a Latin keyboard has it, small: with Caps Lock, and where the layout writes Persian, the same key does the same. */
export function latin(event: KeyboardEvent): string {
  const { key, code } = event
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  if (key === '؟') return '?'
  const letter = /^(?:Key([A-Z])|Digit(\d))$/
    .exec(code)
    ?.slice(1)
    .find((each) => each !== undefined)
  return letter !== undefined && key.length === 1 && key > '~' ? letter.toLowerCase() : key
}
