import type { UserId } from '@washline/contract/ids'
import { deviceDatabase } from '../device/device-database.ts'
import type { Queued } from './queued.ts'

/** Entries that a browser without a database cannot store; they live as long as the tab. */
const unkept = new Map<string, Queued>()

export async function listQueued(userId: UserId): Promise<Queued[]> {
  const stored = await deviceDatabase()
    .then((database) => database.getAllFromIndex('queue', 'userId', userId))
    .catch(() => [])
  const mine = [...unkept.values()].filter((entry) => entry.userId === userId)
  return [...stored, ...mine].toSorted((a, b) => a.position - b.position)
}

export async function putQueued(entry: Queued): Promise<void> {
  try {
    await (await deviceDatabase()).put('queue', entry)
  } catch {
    unkept.set(entry.key, entry)
  }
}

/** Changes an entry that still exists: a discarded one must not come back. */
export async function changeQueued(key: string, change: Pick<Queued, 'state' | 'problem'>): Promise<void> {
  const held = unkept.get(key)
  if (held) unkept.set(key, { ...held, ...change })
  else {
    const database = await deviceDatabase()
    const tx = database.transaction('queue', 'readwrite')
    const entry = await tx.store.get(key)
    if (entry) await tx.store.put({ ...entry, ...change })
    await tx.done
  }
}

export async function removeQueued(keys: readonly string[]): Promise<void> {
  for (const key of keys) unkept.delete(key)
  const database = await deviceDatabase().catch(() => undefined)
  for (const key of keys) await database?.delete('queue', key)
}

/** Removes everybody's entries, or all but one person's. */
export async function wipeQueued({ butOf }: { butOf?: number } = {}): Promise<void> {
  const keys = await deviceDatabase()
    .then((database) => database.getAll('queue'))
    .catch(() => [])
  const gone = [...keys, ...unkept.values()].filter((entry) => entry.userId !== butOf)
  await removeQueued(gone.map(({ key }) => key))
}
