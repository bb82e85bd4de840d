import type { AsyncStorage, PersistedQuery } from '@tanstack/query-persist-client-core'
import { deviceDatabase } from '../device/device-database.ts'

/** A browser without a database shows nothing when it is offline, and works otherwise. */
const quietly = async <T>(work: Promise<T>, otherwise: T): Promise<T> => work.catch(() => otherwise)

/** The answers on this device, by the user's id and the query's hash. */
export const persistedStorage = {
  getItem: (id) =>
    quietly(
      deviceDatabase().then((database) => database.get('queries', id)),
      undefined,
    ),
  setItem: (id, query) =>
    quietly(
      deviceDatabase().then((database) => database.put('queries', { ...query, id })),
      undefined,
    ),
  removeItem: (id) =>
    quietly(
      deviceDatabase().then((database) => database.delete('queries', id)),
      undefined,
    ),
  entries: () =>
    quietly(
      deviceDatabase()
        .then((database) => database.getAll('queries'))
        .then((records) => records.map((record): [string, PersistedQuery] => [record.id, record])),
      [],
    ),
} satisfies AsyncStorage<PersistedQuery>

export const wipePersisted = (): Promise<void> =>
  quietly(
    deviceDatabase().then((database) => database.clear('queries')),
    undefined,
  )
