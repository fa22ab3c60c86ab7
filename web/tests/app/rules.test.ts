import { render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import RulesPage from '../../src/learn/RulesPage.svelte'
import type { RulesReply } from '../../src/wire/types'
import { setLanguage } from '../../src/words'

const BOOK: RulesReply = {
  game: 'scythe',
  lang: 'en',
  chapters: [
    {
      code: 'A',
      title: 'Moving',
      part: 'rules',
      intro: 'How units move.',
      rules: [{ id: 'SCY-MOVE-01', text: 'A unit moves one step.', heading: '', informative: false, sources: [], notes: [] }],
      examples: [{ id: 'SCY-EX-01', text: 'A mech stands by a river.', outcome: 'It cannot cross.', rules: ['SCY-MOVE-01'], notes: [] }],
    },
  ],
}

afterEach(async () => {
  vi.unstubAllGlobals()
  await setLanguage('en')
})

describe('the rulebook', () => {
  it('is marked as English, for the browser and for the reader, in every language', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(BOOK))))
    await setLanguage('fa')
    render(RulesPage, { game: 'scythe', rule: null })
    for (const text of ['Moving', 'How units move.', 'A unit moves one step.', 'It cannot cross.']) {
      const shown = await screen.findByText(text, {}, { timeout: 30_000 })
      expect(shown.closest('[lang]')).toHaveAttribute('lang', 'en')
      expect(shown.closest('[dir]')).toHaveAttribute('dir', 'ltr')
    }
    expect(screen.getByRole('status')).toHaveTextContent('انگلیسی')
    expect(screen.getByRole('status').closest('[lang="en"]')).toBeNull()
  })
})
