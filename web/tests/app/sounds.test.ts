import { render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { change, settings, valid } from '../../src/settings/settings.svelte'
import SettingsPage from '../../src/settings/SettingsPage.svelte'
import { sound } from '../../src/table/sounds'
import { lengthOf, SOUNDS, type Sound } from '../../src/table/sounds/scores'

// What a page without a screen cannot ask.
globalThis.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as unknown as typeof matchMedia

afterEach(() => change({ sound: false, volume: 60 }))

describe('sounds', () => {
  it.each(Object.keys(SOUNDS) as Sound[])('%s is short, and no voice is louder than allowed', (which) => {
    expect(lengthOf(which)).toBeLessThan(1.5)
    for (const voice of SOUNDS[which]) {
      expect(voice.loud).toBeLessThanOrEqual(1)
      expect(voice.pitch).toBeGreaterThan(20)
    }
  })

  it('are off until they are asked for, and a machine without audio stays silent', async () => {
    expect(settings.sound).toBe(false)
    await change({ sound: true })
    expect(() => sound('star')).not.toThrow()
  })

  it('settings of an older version stay readable', () => {
    expect(valid({ theme: 'dark', sound: true })).toEqual({ theme: 'dark', sound: true })
    expect(valid({ volume: 40 })).toEqual({ volume: 40 })
    expect(valid({ volume: 41 })).toEqual({})
  })

  it('have a volume once they are on', async () => {
    const user = userEvent.setup()
    render(SettingsPage)
    expect(await screen.findByLabelText('Volume')).toBeDisabled()
    await user.click(screen.getByLabelText('Sounds at the table'))
    expect(settings.sound).toBe(true)
    expect(screen.getByLabelText('Volume')).toBeEnabled()
  })
})
