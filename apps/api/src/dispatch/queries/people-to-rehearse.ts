import type { UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import type { Queryable } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** A customer, and the place of a Washer who can be asked. */
export async function peopleToRehearse(
  q: Queryable,
): Promise<{ readonly customerId: UserId; readonly place: Point } | undefined> {
  const found = await q.maybe<Point & { customerId: UserId }>(sql`
    select c.id as "customerId", w.latitude, w.longitude
    from (select id from users where not is_washer and not is_operator order by id desc limit 1) c,
      (select latitude, longitude from washers
       where online and verified_at is not null and deposit_held and latitude is not null order by user_id limit 1) w`)
  return found && { customerId: found.customerId, place: { latitude: found.latitude, longitude: found.longitude } }
}
