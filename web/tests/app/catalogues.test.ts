import { describe, expect, it } from 'vitest'
import bundles from 'virtual:catalogues'

describe('the words that come with the client', () => {
  it('hold no sentence of a rulebook: the server tells those to who reads it', async () => {
    for (const bundle of Object.values(bundles)) {
      const texts = Object.entries((await bundle()).default)
      expect(texts.length).toBeGreaterThan(0)
      for (const [name, text] of texts) {
        expect(name).not.toContain('rulebook')
        expect(text).not.toMatch(/^(rulebook|rule|example)-/m)
      }
    }
  }, 60_000)
})
