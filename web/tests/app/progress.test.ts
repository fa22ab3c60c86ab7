import { beforeEach, describe, expect, it } from 'vitest'
import { finish, hasBegun, isDone, nextOf } from '../../src/learn/progress'
import { change, joined, settings, valid } from '../../src/settings/settings.svelte'

const CHAPTERS = [{ id: 'first' }, { id: 'second' }]

describe('where the reader stands in the lessons', () => {
  beforeEach(() => change({ learnt: [], theme: 'light' }))

  it('is the first chapter that was not finished', async () => {
    expect(nextOf('hamlet', CHAPTERS)?.id).toBe('first')
    expect(hasBegun('hamlet', CHAPTERS)).toBe(false)
    await finish('hamlet', 'first')
    await finish('hamlet', 'first')
    expect(settings.learnt).toEqual(['hamlet/first'])
    expect(isDone('hamlet', 'first')).toBe(true)
    expect(nextOf('hamlet', CHAPTERS)?.id).toBe('second')
    expect(hasBegun('hamlet', CHAPTERS)).toBe(true)
    await finish('hamlet', 'second')
    expect(nextOf('hamlet', CHAPTERS)).toBeUndefined()
  })

  it('is what the account knows together with what was finished before it', async () => {
    await finish('hamlet', 'first')
    const told = joined(valid({ learnt: ['hamlet/second', 7], volume: 60 }))
    expect(told).toEqual({ learnt: ['hamlet/first', 'hamlet/second'], volume: 60 })
  })
})
