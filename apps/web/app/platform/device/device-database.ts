import type { UserId } from '@washline/contract/ids'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PersistedRecord } from '../persisted-queries/persisted-record.ts'
import type { Queued } from '../queue/queued.ts'

interface DeviceSchema extends DBSchema {
  /** What the person did here and the server has not received yet. */
  queue: { key: string; value: Queued; indexes: { userId: UserId } }
  /** The server's last answers, to be shown without a network. */
  queries: { key: string; value: PersistedRecord; indexes: { userId: UserId } }
  /** Drafts that were not sent, by place, with their photos. */
  drafts: { key: string; value: PersistedDraft }
}

export interface PersistedDraft {
  readonly place: string
  readonly userId: UserId
  readonly content: unknown
}

const version = 3
let opened: Promise<IDBPDatabase<DeviceSchema>> | undefined

/** The database of this device. Rejects where the browser offers none, as in some private windows. */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  opened ??= openDB<DeviceSchema>('washline', version, {
    upgrade: (database, from) => {
      if (from < 1) database.createObjectStore('queue', { keyPath: 'key' }).createIndex('userId', 'userId')
      if (from < 2) database.createObjectStore('drafts', { keyPath: 'place' })
      if (from < 3) database.createObjectStore('queries', { keyPath: 'id' }).createIndex('userId', 'userId')
      // The name of the store before version 3: its answers are read again from the server.
      if (from > 0 && from < 3) database.deleteObjectStore('known' as never)
    },
    // A newer version of the app waits in another tab: this one closes its connection and reopens it when needed.
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
