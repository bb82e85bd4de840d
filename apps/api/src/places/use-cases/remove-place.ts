import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { deletePlace } from '../store.ts'

/** Forgets one of the caller's own places; a stranger's is not found. */
export async function removePlace(deps: { db: Database }, input: { userId: number; placeId: number }): Promise<void> {
  const wasTheirs = await deps.db.transaction((tx) => deletePlace(tx, input.userId, input.placeId))
  if (!wasTheirs) throw notFound()
}
