/** Tables whose talk the reader does not want to hear: remembered by this browser. */

import { keep, kept } from '../settings/keeping'

const place = (id: string): string => `furrow-muted-${id}`

export const isMuted = (id: string): boolean => kept('browser', place(id)) !== null

export const keepMuted = (id: string, muted: boolean): void => keep('browser', place(id), muted ? '1' : null)
