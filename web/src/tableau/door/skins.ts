import type { Skin } from '../../look/skins'

export const SKINS: Record<string, Skin> = {
  fifty_first_state: { name: 'dust', wideFrom: '28%' },
  imperial_settlers: { name: 'old', wideFrom: '8%' },
}
