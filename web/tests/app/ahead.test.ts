import { afterEach, expect, it, vi } from 'vitest'
import { fetchAhead, referenceOf } from '../../src/table/ahead'
import { setLanguage } from '../../src/words'

const asked: string[] = []

function serve(reply: (address: string) => Response): void {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(reply(address))
  })
}

const facts = (): Response => new Response(JSON.stringify({ facts: {}, words: {} }))

afterEach(async () => {
  vi.unstubAllGlobals()
  await setLanguage('en')
})

it('asks for the facts of the game as soon as the table has named it, once for each language', async () => {
  serve((address) => (address.includes('/tables/') ? new Response(JSON.stringify({ game: 'scythe' })) : facts()))
  await fetchAhead('t1', 'k 1', setLanguage('hu'))
  expect(asked).toEqual(['/api/tables/t1?key=k%201', '/api/games/scythe/reference?lang=hu'])
  await referenceOf('scythe')
  expect(asked).toHaveLength(2)
  await setLanguage('cs')
  await referenceOf('scythe')
  expect(asked.at(-1)).toBe('/api/games/scythe/reference?lang=cs')
})

it('asks again for what could not be had', async () => {
  serve(() => new Response('{}', { status: 503 }))
  await expect(referenceOf('imperial_settlers')).rejects.toThrow()
  serve(facts)
  await expect(referenceOf('imperial_settlers')).resolves.toEqual({ facts: {}, words: {} })
})

it('leaves it to the page to say that there is no such table', async () => {
  serve(() => new Response('{}', { status: 404 }))
  await expect(fetchAhead('none', null, Promise.resolve())).resolves.toBeUndefined()
  expect(asked).toHaveLength(1)
})
