import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { PlaceRow } from '../queries.ts'
import { type Location, type SavedLabel, savePlaceAs } from '../store.ts'

/** Saves a place under a label. */
export const savePlace = (
  deps: { db: Database; clock: Clock },
  input: Location & { userId: number; label: SavedLabel },
): Promise<PlaceRow> => deps.db.transaction((tx) => savePlaceAs(tx, { ...input, at: deps.clock.now() }))
