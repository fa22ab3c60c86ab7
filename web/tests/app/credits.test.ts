import { render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import AccountPage from '../../src/account/AccountPage.svelte'
import AccountRail from '../../src/account/AccountRail.svelte'
import { becameMe } from '../../src/account/me.svelte'
import { setLanguage } from '../../src/words'

afterEach(() => becameMe(null))

describe("the way to the moderators' page", () => {
  const somebody = {
    id: 'p1',
    name: 'Mod',
    kind: 'account',
    moderator: true,
    settings: {},
    unread: 0,
    banned: false,
    invitation_only: false,
  } as const

  it('is shown to moderators in their language', async () => {
    await setLanguage('cs')
    becameMe(somebody)
    render(AccountRail)
    expect(screen.getByRole('link', { name: 'Moderování' })).toHaveAttribute('href', '/plain/moderation')
    await setLanguage('en')
  })

  it('is shown to nobody else', () => {
    becameMe({ ...somebody, moderator: false })
    render(AccountRail)
    expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull()
  })
})

describe('a new account', () => {
  const nobody = {
    id: '',
    name: '',
    kind: null,
    moderator: false,
    settings: {},
    unread: 0,
    banned: false,
    invitation_only: false,
  } as const

  it('needs a password of some length, and a code only where the site asks for one', async () => {
    becameMe(nobody)
    render(AccountPage)
    expect(screen.getByLabelText('Password (at least 8 characters)')).toHaveAttribute('minlength', '8')
    expect(screen.queryByLabelText('Invitation code')).toBeNull()
    becameMe({ ...nobody, invitation_only: true })
    expect(await screen.findByLabelText('Invitation code')).toBeRequired()
  })
})
