/** The forms of the account page. */

import { render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import AccountPage from '../../src/account/AccountPage.svelte'
import { toasts } from '../../src/look/toasts.svelte'

afterEach(() => vi.unstubAllGlobals())

/** A server that refuses everything. */
function refuse(text: string): void {
  const body = JSON.stringify({ error: { code: 'refused', text } })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 403 })))
}

const formOf = (button: string): HTMLElement =>
  screen.getByRole('button', { name: button }).closest('form') as HTMLElement

async function submit(button: string): Promise<void> {
  const form = formOf(button)
  for (const field of form.querySelectorAll('input')) {
    await userEvent.clear(field)
    await userEvent.type(field, 'long enough')
  }
  await userEvent.click(screen.getByRole('button', { name: button }))
}

it.each(['Sign in', 'Make an account', 'Set the new password'])(
  '"%s" says at its form what is wrong, until the next try',
  async (button) => {
    refuse('The name or the password is wrong.')
    render(AccountPage)
    for (const folded of document.querySelectorAll('details')) folded.open = true
    await submit(button)
    expect(await within(formOf(button)).findByRole('alert')).toHaveTextContent('The name or the password is wrong.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(toasts()).toEqual([])

    vi.stubGlobal('fetch', () => new Promise(() => undefined)) // no reply yet
    await submit(button)
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
