/** For charts: the colour that a faction's pieces have on the map. */

const FIELDS: Record<string, string> = {
  nordic: '#2a68ad',
  rusviet: '#c3352a',
  crimea: '#edbb2d',
  saxony: '#3d424b',
  polania: '#f4f0e4',
  albion: '#4d6a4d',
  togawa: '#6d4a7e',
}

export const fieldOf = (faction: string): string => FIELDS[faction] ?? '#777777'

export const colourOf = ({ faction }: Readonly<Record<string, string>>): string | undefined =>
  faction === undefined ? undefined : fieldOf(faction)
