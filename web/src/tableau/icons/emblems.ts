/** Emblems of factions, light on the faction's colour. */

interface Emblem {
  ground: string
  path: string
}

export const EMBLEMS: Record<string, Emblem> = {
  virtual: {
    ground: '#4b4650',
    path: 'M12 1.5 21.5 5.5V12c0 5.5-3.8 9.3-9.5 10.8C6.3 21.3 2.5 17.5 2.5 12V5.5zM6 9.3v3.2l4.6 1.7v-3zM18 9.3v3.2l-4.6 1.7v-3zM8.5 16.3l1.3 2.4h4.4l1.3-2.4z',
  },
  new_york: {
    ground: '#2b6a8f',
    path: 'M12 1.5c2.6 2.7 3.8 4 3.8 6a3.8 3.8 0 0 1-7.6 0c0-1.8 1.9-3 3.8-6zM7 12.5h10l-1.2 2.6h-2.2l-.7 7.4h-1.8l-.7-7.4H8.2z',
  },
  appalachian_federation: {
    ground: '#4c7a2f',
    path: 'M1.5 20.5 8.8 6.5l3.5 6 2.7-4.2 7.5 12.2zM8.8 10l-1.7 3.3 1.7 1 1.7-.9z',
  },
  mutants_union: {
    ground: '#a5352a',
    path: 'M12 2c5 0 8.7 3.7 8.7 8.5 0 3.3-1.6 5.6-3.7 6.8L16 22h-2.7v-3h-2.6v3H8l-1-4.7c-2.1-1.2-3.7-3.5-3.7-6.8C3.3 5.7 7 2 12 2zM8 9.3a2 2 0 1 0 0 4.2 2 2 0 0 0 0-4.2zm8 0a2 2 0 1 0 0 4.2 2 2 0 0 0 0-4.2zm-4-5a1.7 1.7 0 1 0 0 3.5 1.7 1.7 0 0 0 0-3.5z',
  },
  merchants_guild: {
    ground: '#a4701a',
    path: 'M10.8 2h2.4v2.6h7.3v2L23.5 14a4.2 4.2 0 0 1-8 0l2.6-6.7h-4.9V18.6h4.3V22H6.5v-3.4h4.3V7.3H5.9L8.5 14a4.2 4.2 0 0 1-8 0l3-7.4v-2h7.3z',
  },
  romans: {
    ground: '#a3262a',
    path: 'M12 2.5c-3.5 0-6.3 2-7.3 5.5h3C8.5 6 10 5 12 5s3.5 1 4.3 3h3C18.3 4.5 15.5 2.5 12 2.5zM6 9.5h12l.5 4.5c.3 3-.7 6-2 8h-3l-.7-6h-1.6l-.7 6h-3c-1.3-2-2.3-5-2-8zM11 0h2v3h-2z',
  },
  barbarians: {
    ground: '#5d4b2c',
    path: 'M11 1h2v22h-2zM10 3C6 2.5 3 4.5 2 9c-.3 1.6 0 3.3.6 4.5C4.5 11 7 10 10 10.3zM14 3c4-.5 7 1.5 8 6 .3 1.6 0 3.3-.6 4.5C19.5 11 17 10 14 10.3z',
  },
  egyptians: {
    ground: '#127a7c',
    path: 'M12 7.2 22.5 21.5h-21zM12 7.2v14.3M12 1a2.8 2.8 0 1 1 0 5.6A2.8 2.8 0 0 1 12 1zM6 3.5l2 1M18 3.5l-2 1',
  },
  japanese: {
    ground: '#b8324a',
    path: 'M1.5 3.5c6.5 1.7 14.5 1.7 21 0V7c-1 .3-2 .5-3 .7V10h2v2.8h-2V22h-3v-9.2h-9V22h-3v-9.2h-2V10h2V7.7c-1-.2-2-.4-3-.7zM7.5 8.2V10H10.6V8.4zM13.4 8.4V10h3.1V8.2z',
  },
}
