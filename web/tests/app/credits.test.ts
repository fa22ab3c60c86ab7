import { render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import AboutPage from '../../src/about/AboutPage.svelte'
import AccountPage from '../../src/account/AccountPage.svelte'
import { becameMe } from '../../src/account/me.svelte'
import { credits, LICENCE, SITE, TAKEN } from '../../src/look/game-icons'
import { ICONS } from '../../src/scythe/icons'
import { factionIcon, GOODS, MARKS, TAGS } from '../../src/tableau/icons'
import { setLanguage } from '../../src/words'

afterEach(() => becameMe(null))

describe('icons that were taken', () => {
  it('are all used', () => {
    const factions = ['romans', 'egyptians', 'barbarians', 'mutants_union'].map(factionIcon)
    const ours = [...Object.values(GOODS), ...Object.values(TAGS), ...Object.values(MARKS), ...factions].map(
      ({ path }) => path,
    )
    const drawn = new Set([...Object.values(ICONS), ...ours])
    for (const [name, { path }] of Object.entries(TAKEN)) expect(drawn, name).toContain(path)
  })

  it('are credited on the page about it, each with its author, the collection and the licence', async () => {
    render(AboutPage)
    for (const { name, href } of [SITE, LICENCE])
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
    expect(credits().flatMap(({ icons }) => icons)).toHaveLength(Object.keys(TAKEN).length)
    for (const { by, icons } of credits()) {
      expect(screen.getByText(by)).toBeInTheDocument()
      for (const { name, href } of icons) expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })
})

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
    render(AccountPage)
    expect(screen.getByRole('link', { name: 'Moderování' })).toHaveAttribute('href', '/plain/moderation')
    await setLanguage('en')
  })

  it('is shown to nobody else', () => {
    becameMe({ ...somebody, moderator: false })
    render(AccountPage)
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
