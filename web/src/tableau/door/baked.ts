/** The baked pictures of lessons and of the parts of a round, by their names. */

export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./pictures/*.webp', {
      eager: true,
      query: '?url',
      import: 'default',
    }),
  ).map(([path, url]) => [path.replace(/^.*\/|\.webp$/g, ''), url]),
)
