import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { PlaceRow } from './queries.ts'
import { recentPlacesKept } from './rules.ts'

export interface Location {
  readonly address: string
  readonly latitude: number
  readonly longitude: number
}
export type SavedLabel = 'home' | 'work' | 'hotel'

const columns = sql`id, label, address, latitude, longitude, last_used_at as "lastUsedAt"`

/** Saves a place under a label, in place of what was there; it is then no recent place any more. */
export async function savePlaceAs(
  tx: Tx,
  place: Location & { userId: number; label: SavedLabel; at: Date },
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

/** Notes that a person used a place: a saved one moves up, any other becomes the latest of the recent ones kept. */
export const rememberPlace = (tx: Tx, userId: number, location: Location, at: Date): Promise<number> =>
  tx.run(sql`
    with saved as (
      update places set last_used_at = ${at}
      where user_id = ${userId} and label <> 'recent' and address = ${location.address}
      returning id
    ), forgotten as (
      delete from places where id in (
        select id from places where user_id = ${userId} and label = 'recent' and address <> ${location.address}
        order by last_used_at desc, id desc offset ${recentPlacesKept - 1}
      ) and not exists (select from saved)
    )
    insert into places (user_id, label, address, latitude, longitude, last_used_at)
    select ${userId}, 'recent', ${location.address}, ${location.latitude}, ${location.longitude}, ${at}
    where not exists (select from saved)
    on conflict (user_id, address) where label = 'recent' do update set
      latitude = excluded.latitude, longitude = excluded.longitude, last_used_at = excluded.last_used_at`)

/** Gives whether the person had such a place. */
export const deletePlace = async (tx: Tx, userId: number, placeId: number): Promise<boolean> =>
  (await tx.run(sql`delete from places where id = ${placeId} and user_id = ${userId}`)) > 0
