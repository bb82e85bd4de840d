import type { UserId } from '@washline/contract/ids'
import type { PlacesDeps } from '../deps.ts'
import type { PlaceRow } from '../queries.ts'
import { type Location, type SavedLabel, savePlaceAs } from '../store.ts'

export const savePlace = (
  deps: PlacesDeps,
  input: Location & { userId: UserId; label: SavedLabel },
): Promise<PlaceRow> => deps.db.transaction((tx) => savePlaceAs(tx, { ...input, at: deps.clock.now() }))
