import { deviceDatabase } from '../device/device-database.ts'
import type { KnownRecord } from './known-record.ts'

/** A browser without a database shows nothing when it is offline, and works otherwise. */
const quietly = async <T>(work: Promise<T>, otherwise: T): Promise<T> => work.catch(() => otherwise)

export const listKnown = (): Promise<KnownRecord[]> =>
  quietly(
    deviceDatabase().then((database) => database.getAll('known')),
    [],
  )

export const putKnown = (records: readonly KnownRecord[]): Promise<void> =>
  quietly(
    deviceDatabase().then(async (database) => {
      const tx = database.transaction('known', 'readwrite')
      for (const record of records) await tx.store.put(record)
      await tx.done
    }),
    undefined,
  )

export const removeKnown = (ids: readonly string[]): Promise<void> =>
  quietly(
    deviceDatabase().then(async (database) => {
      const tx = database.transaction('known', 'readwrite')
      for (const id of ids) await tx.store.delete(id)
      await tx.done
    }),
    undefined,
  )

export const wipeKnown = (): Promise<void> =>
  quietly(
    deviceDatabase().then((database) => database.clear('known')),
    undefined,
  )
