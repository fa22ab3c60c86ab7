import { screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { CODES, setLanguage } from '../../src/words'
import { laid } from './laid'

describe('the board in words', () => {
  it('answers questions about a hex', async () => {
    const user = userEvent.setup()
    laid('combat')
    await user.click(screen.getByText('The board in words'))
    const field = await screen.findByLabelText('Ask about a hex')
    await user.type(field, 'f1')
    expect(await screen.findByText(/Across a river: E1, E2/)).toHaveTextContent('F1 (mountain)')
    await user.clear(field)
    await user.type(field, 'Z9')
    expect(await screen.findByText('There is no such hex.')).toBeInTheDocument()
  })

  it('waits for the facts', () => {
    const { container } = laid('start', { reference: null })
    expect(container).toHaveTextContent('The board is being laid out')
  })
})

describe('every language', () => {
  afterEach(() => setLanguage('en'))

  it.each(CODES)('%s has all words of the board', async (language) => {
    await setLanguage(language)
    for (const name of ['middle', 'combat', 'encounter']) {
      const { container } = laid(name)
      const labels = [...container.querySelectorAll('[aria-label], [title]')].map(
        (each) => `${each.getAttribute('aria-label') ?? ''} ${each.getAttribute('title') ?? ''}`,
      )
      expect(`${container.textContent} ${labels.join(' ')}`).not.toMatch(/scythe-|undefined|[{}$]/)
    }
  })

  it('writes numbers in its own digits', async () => {
    await setLanguage('fa')
    const { container } = laid('middle')
    expect(container.querySelector('.track')?.textContent).toMatch(/[۰-۹]/)
    expect(container.querySelector('.track')?.textContent).not.toMatch(/[0-9]/)
  })
})
