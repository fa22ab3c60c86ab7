import type { Skin } from '../../look/skins'

export const SKINS: Record<string, Skin> = { scythe: { name: 'map', wideFrom: '100%' } }
