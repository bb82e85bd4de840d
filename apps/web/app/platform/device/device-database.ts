import type { UserId } from '@washline/contract/ids'
import type { PersistedRecord } from '../persisted-queries/persisted-record.ts'
import type { Queued } from '../queue/queued.ts'

interface Stores {
  /** What the person did here and the server has not received yet. */
  readonly queue: Queued
  /** The server's last answers, to be shown without a network. */
  readonly queries: PersistedRecord
  /** Drafts that were not sent, by place, with their photos. */
  readonly drafts: PersistedDraft
}

type StoreName = keyof Stores

export interface PersistedDraft {
  readonly place: string
  readonly userId: UserId
  readonly content: unknown
}

export type DeviceDatabase = ReturnType<typeof accessTo>

const version = 3
let opened: Promise<DeviceDatabase> | undefined

/** The database of this device. Rejects where the browser offers none, as in some private windows. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= open().then(accessTo)
  opened.catch(forget)
  return opened
}

const forget = () => {
  opened = undefined
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('washline', version)
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion)
  return resultOf(request).then((database) => {
    // A newer version of the app waits in another tab: this one closes its connection and reopens it when needed.
    database.onversionchange = () => {
      database.close()
      forget()
    }
    database.onclose = forget
    return database
  })
}

function upgrade(database: IDBDatabase, from: number): void {
  if (from < 1) database.createObjectStore('queue', { keyPath: 'key' }).createIndex('userId', 'userId')
  if (from < 2) database.createObjectStore('drafts', { keyPath: 'place' })
  if (from < 3) database.createObjectStore('queries', { keyPath: 'id' }).createIndex('userId', 'userId')
  // The name of the store before version 3: its answers are read again from the server.
  if (from > 0 && from < 3) database.deleteObjectStore('known')
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function accessTo(database: IDBDatabase) {
  const read = (name: StoreName) => database.transaction(name).objectStore(name)
  /** Done once it is stored: a tab that is closed then loses nothing. */
  const write = (name: StoreName, work: (store: IDBObjectStore) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(name, 'readwrite')
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      work(transaction.objectStore(name))
    })
  return {
    get: <Name extends StoreName>(name: Name, key: string) => resultOf<Stores[Name] | undefined>(read(name).get(key)),
    getAll: <Name extends StoreName>(name: Name) => resultOf<Stores[Name][]>(read(name).getAll()),
    getAllOf: <Name extends 'queue' | 'queries'>(name: Name, userId: UserId) =>
      resultOf<Stores[Name][]>(read(name).index('userId').getAll(userId)),
    put: <Name extends StoreName>(name: Name, value: Stores[Name]) => write(name, (store) => void store.put(value)),
    /** Changes what still exists. */
    change: <Name extends StoreName>(name: Name, key: string, change: Partial<Stores[Name]>) =>
      write(name, (store) => {
        const found: IDBRequest<Stores[Name] | undefined> = store.get(key)
        found.onsuccess = () => found.result && store.put({ ...found.result, ...change })
      }),
    delete: (name: StoreName, key: string) => write(name, (store) => void store.delete(key)),
    clear: (name: StoreName) => write(name, (store) => void store.clear()),
  }
}
