import type { PlaceId, UserId } from '@washline/contract/ids'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

export interface PlaceRow {
  readonly id: PlaceId
  readonly label: 'home' | 'work' | 'hotel' | 'recent'
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly lastUsedAt: Date
}

/** A person's places: saved ones first, then the latest used. */
export const placesOf = (q: Queryable, userId: UserId): Promise<PlaceRow[]> =>
  q.all<PlaceRow>(sql`
    select id, label, address, latitude, longitude, last_used_at as "lastUsedAt"
    from places where user_id = ${userId}
    order by label = 'recent', last_used_at desc, id desc`)
