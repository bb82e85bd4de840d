import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KnownRecord } from '../known/known-record.ts'
import type { Queued } from '../queue/queued.ts'

interface DeviceSchema extends DBSchema {
  /** What the person did here and the server has not heard yet. */
  queue: { key: string; value: Queued; indexes: { userId: number } }
  /** What the server said last, to be shown without a network. */
  known: { key: string; value: KnownRecord; indexes: { userId: number } }
  /** What is being written and was not sent: by its place, with its photos. */
  drafts: { key: string; value: KeptDraft }
}

export interface KeptDraft {
  readonly place: string
  readonly userId: number
  readonly content: unknown
}

const version = 2
let opened: Promise<IDBPDatabase<DeviceSchema>> | undefined

/** The database of this device. Rejects where the browser gives none, as in some private windows. */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  opened ??= openDB<DeviceSchema>('washline', version, {
    upgrade: (database, from) => {
      if (from < 1) {
        database.createObjectStore('queue', { keyPath: 'key' }).createIndex('userId', 'userId')
        database.createObjectStore('known', { keyPath: 'id' }).createIndex('userId', 'userId')
      }
      if (from < 2) database.createObjectStore('drafts', { keyPath: 'place' })
    },
    // A newer version of the app waits in another tab: this one gives way and opens again when it needs to.
    blocking: (_from, _to, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}
