import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { QueryClient } from '@tanstack/react-query'
import { toUserId, type UserId } from '@washline/contract/ids'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { persistedAtMost } from './bound-persisted.ts'
import { persistQueries, type QueryStorage, restoreQueries } from './persist-queries.ts'

const dayMs = 86_400_000

function aDevice() {
  const stored = new Map<string, PersistedQuery>()
  const storage: QueryStorage = {
    getItem: (key) => stored.get(key),
    setItem: (key, query) => stored.set(key, query),
    removeItem: (key) => void stored.delete(key),
    entries: () => [...stored],
  }
  return { stored, storage }
}

/** A device on which a person read an answer, changed before somebody opens the app again. */
async function aDeviceWith(data: unknown, change: (query: PersistedQuery) => PersistedQuery = (query) => query) {
  const device = aDevice()
  const client = reading(device.storage, toUserId(1))
  await client.fetchQuery({ queryKey: ['order', 7], queryFn: () => data, meta: { persistedOffline: true } })
  await vi.waitFor(() => expect(device.stored.size).toBe(1), { timeout: 20_000 })
  for (const [key, query] of device.stored) device.stored.set(key, change(query))
  return device
}

function reading(storage: QueryStorage, userId: UserId): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  onTestFinished(persistQueries(client, storage, userId))
  return client
}

async function restored(storage: QueryStorage, userId: UserId): Promise<QueryClient> {
  const client = new QueryClient()
  await restoreQueries(client, storage, userId)
  return client
}

const aged = (days: number) => (query: PersistedQuery) => ({
  ...query,
  state: { ...query.state, dataUpdatedAt: query.state.dataUpdatedAt - days * dayMs },
})

describe('an answer on this device', () => {
  it.each([
    ['fresh', (query: PersistedQuery) => query, true],
    ['of another build', (query: PersistedQuery) => ({ ...query, buster: 'before' }), false],
    ['six days old', aged(6), true],
    ['eight days old', aged(8), false],
  ])('that is %s is restored: %s', async (_, change, isRestored) => {
    const { stored, storage } = await aDeviceWith({ id: 7 }, change)
    const client = await restored(storage, toUserId(1))
    expect(client.getQueryData(['order', 7])).toEqual(isRestored ? { id: 7 } : undefined)
    expect(stored.size).toBe(isRestored ? 1 : 0)
  })

  it('keeps the time when it was read', async () => {
    const { stored, storage } = await aDeviceWith({ id: 7 }, aged(2))
    const [query] = stored.values()
    const client = await restored(storage, toUserId(1))
    expect(client.getQueryState(['order', 7])?.dataUpdatedAt).toBe(query?.state.dataUpdatedAt)
  })

  it('is the first page of a list', async () => {
    const { storage } = await aDeviceWith({ pages: ['a', 'b'], pageParams: [0, 1] })
    const client = await restored(storage, toUserId(1))
    expect(client.getQueryData(['order', 7])).toEqual({ pages: ['a'], pageParams: [0] })
  })

  it('is removed when somebody else opens the app, user 11 after user 1 too', async () => {
    const { stored, storage } = await aDeviceWith({ id: 7 })
    const client = await restored(storage, toUserId(11))
    expect([client.getQueryData(['order', 7]), stored.size]).toEqual([undefined, 0])
  })

  it('is removed beyond the bound, the oldest first', async () => {
    const { stored, storage } = await aDeviceWith({ id: 7 }, aged(1))
    const [newest] = stored.values()
    for (let n = 0; newest && n < persistedAtMost; n += 1)
      stored.set(`1-${n}`, { ...aged(-1)(newest), queryHash: `${n}` })
    await restoreQueries(new QueryClient(), storage, toUserId(1))
    expect([stored.size, stored.has('1-["order",7]')]).toEqual([persistedAtMost, false])
  })

  it.each([
    [403, 0],
    [404, 0],
    [500, 1],
  ])('is removed when the server refuses with %i: %i left', async (status, left) => {
    const { stored, storage } = await aDeviceWith({ id: 7 })
    const client = reading(storage, toUserId(1))
    const refuse = () => Promise.reject(new ApiError({ status, reason: 'Refused', errors: {}, problem: {} }))
    await client
      .fetchQuery({ queryKey: ['order', 7], queryFn: refuse, meta: { persistedOffline: true } })
      .catch(() => undefined)
    await vi.waitFor(() => expect(stored.size).toBe(left), { timeout: 20_000 })
    expect((await restored(storage, toUserId(1))).getQueryData(['order', 7])).toEqual(
      left === 1 ? { id: 7 } : undefined,
    )
  })

  it('is not persisted without the mark', async () => {
    const { stored, storage } = aDevice()
    const client = reading(storage, toUserId(1))
    await client.fetchQuery({ queryKey: ['marked'], queryFn: () => 1, meta: { persistedOffline: true } })
    await client.fetchQuery({ queryKey: ['unmarked'], queryFn: () => 1 })
    await vi.waitFor(() => expect([...stored.keys()]).toEqual(['1-["marked"]']), { timeout: 20_000 })
  })
})
