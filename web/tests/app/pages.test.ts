import { afterEach, describe, expect, it } from 'vitest'
import { found } from '../../src/learn/rulebook'
import { Feed } from '../../src/lobby/feed.svelte'
import { terms } from '../../src/lobby/terms'
import { ANYTHING, wished } from '../../src/lobby/wishes'
import { dismiss, notify, toasts } from '../../src/look/toasts.svelte'
import { go, listen, pageOf, tableAddress } from '../../src/routes.svelte'
import { valid } from '../../src/settings/settings.svelte'
import { clock, span } from '../../src/site/time'
import { changeName, changeValue } from '../../src/table/changes'
import { clockText } from '../../src/table/clocks'
import { explanation } from '../../src/table/explaining'
import { partName } from '../../src/table/parts'
import { number, setLanguage, t } from '../../src/words'
import { preferred } from '../../src/words/words.svelte'
import { info } from './line'

afterEach(() => setLanguage('en'))

describe('addresses', () => {
  it('lead to pages', () => {
    expect(pageOf('/', '')).toEqual({ is: 'home' })
    expect(pageOf('/lobby', '')).toEqual({ is: 'lobby', list: 'open' })
    expect(pageOf('/lobby/live', '')).toEqual({ is: 'lobby', list: 'live' })
    expect(pageOf('/lobby/elsewhere', '')).toEqual({ is: 'lost' })
    expect(pageOf('/mine', '')).toEqual({ is: 'lobby', list: 'mine' })
    expect(pageOf('/table/ab', '?key=k')).toEqual({ is: 'table', id: 'ab', key: 'k' })
    expect(pageOf('/table/ab/replay', '?at=12')).toEqual({ is: 'replay', id: 'ab', key: null, at: 12, eyes: null })
    expect(pageOf('/table/ab/replay', '?at=-1&eyes=1')).toEqual({
      is: 'replay',
      id: 'ab',
      key: null,
      at: null,
      eyes: 1,
    })
    expect(tableAddress('ab', 'k', 'replay', 12, 1)).toBe('/table/ab/replay?at=12&eyes=1&key=k')
    expect(pageOf('/rules/scythe/SCY-MOVE-01', '?find=a')).toEqual({
      is: 'rules',
      game: 'scythe',
      section: 'SCY-MOVE-01',
      find: 'a',
    })
    expect(pageOf('/learn', '')).toEqual({ is: 'learn', game: null })
    expect(pageOf('/learn/scythe', '')).toEqual({ is: 'learn', game: 'scythe' })
    expect(pageOf('/cards/g', '?card=c.1')).toEqual({ is: 'cards', game: 'g', shows: 'browse', card: 'c.1' })
    expect(pageOf('/cards/g/legend', '')).toEqual({ is: 'cards', game: 'g', shows: 'legend', card: null })
    expect(pageOf('/cards/g/elsewhere', '')).toEqual({ is: 'lost' })
    expect(pageOf('/nowhere/at/all', '')).toEqual({ is: 'lost' })
  })
})

describe('notices', () => {
  afterEach(() => toasts().forEach(({ id }) => dismiss(id)))
  const texts = (): string[] => toasts().map(({ text }) => text)

  it('of what went wrong stay on their page', () => {
    notify('Saved.')
    notify('That is not allowed.', 'bad')
    go('/lobby', true)
    expect(texts()).toEqual(['Saved.'])
  })

  it('of what went wrong go when the reader goes back', () => {
    const stop = listen()
    notify('That is not allowed.', 'bad')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(texts()).toEqual([])
    stop()
  })
})

describe('a list of tables', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => info({ id }))
  if (one === undefined || two === undefined || three === undefined) throw new Error('three tables')

  it('changes at once while nobody points at it', () => {
    const feed = new Feed()
    feed.take([one, two])
    feed.take([three, two])
    expect(feed.shown?.map(({ id }) => id)).toEqual(['3', '2'])
    expect(feed.fresh).toBe(0)
  })

  it('keeps its rows where they are while somebody does', () => {
    const feed = new Feed()
    feed.take([one, two])
    feed.hold(true)
    feed.take([three, info({ id: '2', rated: true })])
    expect(feed.shown?.map(({ id, rated }) => [id, rated])).toEqual([
      ['1', false],
      ['2', true],
    ])
    expect([feed.fresh, [...feed.gone]]).toEqual([1, ['1']])
    feed.hold(false)
    expect(feed.shown?.map(({ id }) => id)).toEqual(['3', '2'])
    expect([feed.fresh, feed.gone.size]).toEqual([0, 0])
  })

  it('is narrowed by game, pace, language and rating', () => {
    const live = info({ id: '4', clock: { kind: 'live' }, lang: 'hu' })
    expect(wished([one, live], { ...ANYTHING, pace: 'live' })).toEqual([live])
    expect(wished([one, live], { ...ANYTHING, lang: 'hu', rated: true })).toEqual([])
    expect(wished([one, live], ANYTHING)).toHaveLength(2)
  })
})

describe('words', () => {
  it('are in the digits of the language', async () => {
    expect(t('table-chance', { percent: 42 })).toBe('42 % chance to win')
    await setLanguage('fa')
    expect(number(42)).toBe('۴۲')
    expect(t('table-chance', { percent: 42 })).toContain('۴۲')
    expect(document.documentElement.dir).toBe('rtl')
  })

  it('count as the language counts', async () => {
    await setLanguage('cs')
    expect([1, 2, 5].map((count) => t('app-seats-free', { count }))).toEqual([
      '1 volné místo',
      '2 volná místa',
      '5 volných míst',
    ])
  })

  it('come in the language that the browser prefers', () => {
    expect(preferred(['de-DE', 'hu-HU', 'en'])).toBe('hu')
    expect(preferred(['de'])).toBe('en')
  })
})

describe('small texts', () => {
  it('name changes, and only those that can be told', () => {
    expect(changeName('scythe', 'popularity')).toBe('popularity')
    expect(changeName('scythe', 'goods.F5.oil')).toBe('oil on F5')
    expect(changeName('imperial_settlers', 'goods.wood')).toBe('wood')
    expect(changeName('scythe', 'mechs.speed')).toBe('')
    expect(changeValue([1, 2, 3])).toBe('3')
  })

  it('tell time', () => {
    expect(clockText(65)).toBe('1:05')
    expect(clockText(3665)).toBe('1:01:05')
    expect(clockText(200_000)).toBe('2 days')
    expect([20, 7200, 200_000].map((seconds) => span(seconds))).toEqual(['1 min', '2 hr', '2 days'])
    expect(clock(702)).toBe('11:42')
  })

  it('tell what holds at a table', () => {
    const table = info({ clock: { kind: 'live', minutes: 30, increment: 10 }, rated: true, hints: true })
    expect(terms(table)).toEqual(['30 min each, + 10 s a turn', 'rated', 'with hints'])
    expect(terms(info({ clock: { kind: 'days', days: 1 }, hints: false }))).toEqual(['1 day a decision'])
  })

  it('name the parts of a score in the words of the game', () => {
    expect(partName('scythe', 'structures')).toBe('Structure bonus')
    expect(partName('fifty_first_state', 'points')).toBe('Points')
  })

  it('explain a thing from the reference', () => {
    const reference = { facts: {}, words: { cards: { mill: { name: 'Mill', text: 'Gain 1 food.' } } } }
    expect(explanation('hand:mill', reference, [])).toEqual({ title: 'Mill', texts: ['Gain 1 food.'] })
    expect(explanation('seat:1', null, ['Ann', 'Bob']).title).toBe('Bob')
  })
})

describe('settings', () => {
  it('take only what is known', () => {
    expect(valid({ lang: 'fa', theme: 'pink', sound: true, evil: 1 })).toEqual({ lang: 'fa', sound: true })
    expect(valid('nonsense')).toEqual({})
  })
})

describe('the rulebook', () => {
  it('is searched by all words', () => {
    const rule = { heading: '', informative: false, notes: [], options: [], chapters: [], lang: '' }
    const rules = [
      { ...rule, id: 'A-1', text: 'Move a mech.' },
      { ...rule, id: 'A-2', text: 'Move a worker.' },
    ]
    const chapter = { code: 'A', title: 'A', part: 'rules', intro: '', lang: '' }
    const book = { chapters: [{ ...chapter, rules, examples: [] }] }
    expect(found(book, 'mech move').flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toEqual(['A-1'])
    expect(found(book, '')).toHaveLength(1)
    expect(found(book, 'lake')).toEqual([])
    const said = { text: 'A mech stands on a lake.', outcome: 'It stays.' }
    const example = { id: 'A-EX-1', ...said, rules: ['A-1'], notes: [], lang: '' }
    const examples = { chapters: [{ ...chapter, rules: [], examples: [example] }] }
    expect(found(examples, '')).toHaveLength(1)
    expect(found(examples, 'lake stays')).toHaveLength(1)
    expect(found(examples, 'river')).toEqual([])
  })
})
