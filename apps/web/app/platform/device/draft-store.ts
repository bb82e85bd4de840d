import type { UserId } from '@washline/contract/ids'
import { deviceDatabase } from './device-database.ts'

/** The person's draft in a place; undefined where the browser stores nothing. */
export async function readDraft<T>(place: string, userId: UserId): Promise<T | undefined> {
  try {
    const stored = await (await deviceDatabase()).get('drafts', place)
    return stored?.userId === userId ? (stored.content as T) : undefined
  } catch {
    return undefined
  }
}

export async function keepDraft(place: string, userId: UserId, content: unknown): Promise<void> {
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
