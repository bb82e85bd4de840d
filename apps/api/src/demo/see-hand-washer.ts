import type { Point } from '@washline/contract/maps/geo'
import { inHandStatuses } from '@washline/contract/orders/process'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { handWasher } from './demo-people.ts'

/** Longer than a session may be in use before that is stored. */
const presentForMs = 10 * 60_000

export interface HandWasher {
  readonly isPresent: boolean
  /** Online, with no request to answer and no order in hand. */
  readonly isWaiting: boolean
  /** Requests that have run out since the last one that was answered, or since the sign-in. */
  readonly missed: number
  readonly place: Point | null
}

interface Row {
  readonly isPresent: boolean
  readonly isWaiting: boolean
  readonly missed: number
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Whether a person is signed in as the demo's Washer, and waits for a request. */
export async function seeHandWasher(db: Database, now: Date): Promise<HandWasher> {
  const row = await db.maybe<Row>(sql`
    select exists (
        select from access_tokens t where t.user_id = u.id and t.last_used_at > ${new Date(now.getTime() - presentForMs)}
      ) as "isPresent",
      w.online
        and not exists (select from offers f where f.washer_id = u.id and f.state = 'open')
        and not exists (
          select from orders o where o.washer_id = u.id and o.status = any(${inHandStatuses}::text[])
        ) as "isWaiting",
      (select count(*) from offers f where f.washer_id = u.id and f.state = 'expired'
        and f.created_at > (select max(t.created_at) from access_tokens t where t.user_id = u.id)
        and f.id > coalesce((
          select max(a.id) from offers a where a.washer_id = u.id and a.state in ('accepted', 'skipped')
        ), 0)) as missed,
      w.latitude, w.longitude
    from users u join washers w on w.user_id = u.id
    where u.email = ${handWasher.email}`)
  if (!row) return { isPresent: false, isWaiting: false, missed: 0, place: null }
  const { latitude, longitude, ...seen } = row
  return { ...seen, place: latitude === null || longitude === null ? null : { latitude, longitude } }
}
