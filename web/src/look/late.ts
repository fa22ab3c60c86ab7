/**
 * A part that is fetched when it is needed for the first time. Once it has come it is there at once, without a frame in
 * which it is missing.
 */
export function late<Part>(load: () => Promise<Part>): () => Part | Promise<Part> {
  let found: Part | undefined
  return () => found ?? load().then((part) => (found = part))
}
