import { deviceDatabase } from './device-database.ts'

/** What this person was writing there; nothing where the browser keeps nothing. */
export async function readDraft<T>(place: string, userId: number): Promise<T | undefined> {
  try {
    const kept = await (await deviceDatabase()).get('drafts', place)
    return kept?.userId === userId ? (kept.content as T) : undefined
  } catch {
    return undefined
  }
}

export async function keepDraft(place: string, userId: number, content: unknown): Promise<void> {
  await deviceDatabase()
    .then((database) => database.put('drafts', { place, userId, content }))
    .catch(() => undefined)
}

export async function forgetDraft(place: string): Promise<void> {
  await deviceDatabase()
    .then((database) => database.delete('drafts', place))
    .catch(() => undefined)
}

export async function wipeDrafts(): Promise<void> {
  await deviceDatabase()
    .then((database) => database.clear('drafts'))
    .catch(() => undefined)
}
