import { deviceDatabase } from '../device/device-database.ts'
import type { Queued } from './queued.ts'

/** Holds what a browser without a database cannot keep, for as long as the tab lives. */
const unkept = new Map<string, Queued>()

export async function listQueued(userId: number): Promise<Queued[]> {
  const kept = await deviceDatabase()
    .then((database) => database.getAllFromIndex('queue', 'userId', userId))
    .catch(() => [])
  const mine = [...unkept.values()].filter((entry) => entry.userId === userId)
  return [...kept, ...mine].toSorted((a, b) => a.position - b.position)
}

export async function putQueued(entry: Queued): Promise<void> {
  try {
    await (await deviceDatabase()).put('queue', entry)
  } catch {
    unkept.set(entry.key, entry)
  }
}

/** Changes one that is still there: what was discarded meanwhile does not come back. */
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

/** Removes everybody's, or everybody's but one person's. */
export async function wipeQueued({ butOf }: { butOf?: number } = {}): Promise<void> {
  const keys = await deviceDatabase()
    .then((database) => database.getAll('queue'))
    .catch(() => [])
  const gone = [...keys, ...unkept.values()].filter((entry) => entry.userId !== butOf)
  await removeQueued(gone.map(({ key }) => key))
}
