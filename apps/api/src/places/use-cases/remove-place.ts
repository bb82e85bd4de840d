import type { PlaceId, UserId } from '@washline/contract/ids'
import { notFound } from '../../platform/http/refusal.ts'
import type { PlacesDeps } from '../deps.ts'
import { deletePlace } from '../store.ts'

/** Deletes a place of the caller; another person's place is 404. */
export async function removePlace(
  deps: Pick<PlacesDeps, 'db'>,
  input: { userId: UserId; placeId: PlaceId },
): Promise<void> {
  const wasTheirs = await deps.db.transaction((tx) => deletePlace(tx, input.userId, input.placeId))
  if (!wasTheirs) throw notFound()
}
