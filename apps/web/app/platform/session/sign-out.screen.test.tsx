import { expect, it } from 'vitest'
import { deviceDatabase } from '../device/device-database.ts'
import { keepDraft } from '../device/draft-store.ts'
import { queryClient } from '../query.ts'
import { aCustomer } from '../testing/people.ts'
import { photoCache } from './photo-cache.ts'
import { signIn } from './session.ts'
import { signOut } from './sign-out.ts'

/** Everything of a person that this browser holds, as one text. */
async function held(): Promise<string> {
  const database = await deviceDatabase()
  const stores = await Promise.all((['queue', 'queries', 'drafts'] as const).map((name) => database.getAll(name)))
  return JSON.stringify([
    stores,
    { ...localStorage },
    { ...sessionStorage },
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
    await caches.has(photoCache),
  ])
}

it('leaves nothing of the person in the browser', async () => {
  const user = aCustomer({ name: 'Ana Pereira' })
  signIn('a token', user)
  const database = await deviceDatabase()
  const stored = { name: user.name, userId: user.id }
  await database.put('queue', { ...stored, key: 'one' } as never)
  await database.put('queries', { ...stored, id: 'one' } as never)
  await keepDraft('claim', user.id, stored)
  sessionStorage.setItem('seen', user.name)
  queryClient.setQueryData(['order', 7], stored)
  await (await caches.open(photoCache)).put('/api/media/one', new Response('photo'))
  expect((await held()).split('Ana Pereira')).toHaveLength(7)

  await signOut()
  const left = await held()
  expect(left).not.toContain('Ana Pereira')
  expect(left).not.toContain('a token')
  expect(left).toContain('false')
})
