import type { UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

/** A customer, and the place of a Washer who can be asked. */
export async function peopleToRehearse(
  q: Queryable,
): Promise<{ readonly customerId: UserId; readonly place: Point } | undefined> {
  const found = await q.maybe<Point & { customerId: UserId }>(sql`
    select c.id as "customerId", w.latitude, w.longitude
    from (select user_id, latitude, longitude from washer_profiles where online and is_listed and latitude is not null and longitude is not null
          order by user_id limit 1) w,
      (select a.id from accounts a where not exists (select from washer_profiles p where p.user_id = a.id)
       order by a.id desc limit 1) c`)
  return found && { customerId: found.customerId, place: { latitude: found.latitude, longitude: found.longitude } }
}
