import type { PlaceId, UserId } from '@washline/contract/ids'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { PlaceRow } from './queries.ts'
import { recentPlacesLimit } from './rules.ts'

export interface Location {
  readonly address: string
  readonly latitude: number
  readonly longitude: number
}

export type SavedLabel = 'home' | 'work' | 'hotel'

const columns = sql`id, label, address, latitude, longitude, last_used_at as "lastUsedAt"`

/** Saves a place under a label, replaces the label's previous place and removes it from the recent ones. */
export async function savePlaceAs(
  tx: Tx,
  place: Location & { userId: UserId; label: SavedLabel; at: Date },
): Promise<PlaceRow> {
  await tx.run(
    sql`delete from places where user_id = ${place.userId} and label = 'recent' and address = ${place.address}`,
  )
  return tx.one<PlaceRow>(sql`
    insert into places (user_id, label, address, latitude, longitude, last_used_at)
    values (${place.userId}, ${place.label}, ${place.address}, ${place.latitude}, ${place.longitude}, ${place.at})
    on conflict (user_id, label) where label <> 'recent' do update set
      address = excluded.address, latitude = excluded.latitude, longitude = excluded.longitude,
      last_used_at = excluded.last_used_at
    returning ${columns}`)
}

/** Records the use of a place: a saved place moves up, any other becomes the latest recent one. */
export function rememberPlace(tx: Tx, userId: UserId, location: Location, at: Date): void {
  const { address, latitude, longitude } = location
  const isSaved = sql`exists (
      select from places s where s.user_id = ${userId} and s.label <> 'recent' and s.address = ${address})`
  tx.runLast(
    () => sql`
    update places set last_used_at = ${at} where user_id = ${userId} and label <> 'recent' and address = ${address}`,
  )
  tx.runLast(
    () => sql`
    delete from places where id in (
      select id from places where user_id = ${userId} and label = 'recent' and address <> ${address}
      order by last_used_at desc, id desc offset ${recentPlacesLimit - 1}
    ) and not ${isSaved}`,
  )
  tx.runLast(
    () => sql`
    insert into places (user_id, label, address, latitude, longitude, last_used_at)
    select ${userId}::bigint, 'recent', ${address}::text, ${latitude}::float8, ${longitude}::float8, ${at}::timestamptz
    where not ${isSaved}
    on conflict (user_id, address) where label = 'recent' do update set
      latitude = excluded.latitude, longitude = excluded.longitude, last_used_at = excluded.last_used_at`,
  )
}

/** Returns false if the person has no such place. */
export const deletePlace = async (tx: Tx, userId: UserId, placeId: PlaceId): Promise<boolean> =>
  (await tx.run(sql`delete from places where id = ${placeId} and user_id = ${userId}`)) > 0
