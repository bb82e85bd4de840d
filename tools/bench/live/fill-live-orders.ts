import type { Database } from '../../../apps/api/src/platform/db/database.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import { fillWashers } from '../dispatch/fill-washers.ts'

/** Live orders of a city of 40 km, as many of each stage, and as many Washers: those in hand are with half of them. */
export async function fillLiveOrders(db: Database, count: number): Promise<void> {
  await fillWashers(db, { count, cities: 1 })
  await db.run(sql`
    insert into users (id, name, email, created_at) overriding system value
    values (3000000, 'Customer', 'customer@example.test', now())`)
  await db.run(sql`
    insert into orders (customer_id, washer_id, status, item_count, value_minor, total_minor, agreed_minor, authorised_minor, net_pay_minor,
      catalogue_version, coverage_minor, load_type, pickup_address, pickup_latitude, pickup_longitude, pickup_at, created_at, placed_at,
      pending_since, accepted_at, picked_up_at, laundry_started_at, delivered_at, promise_kept, delivery_proven)
    select 3000000, case when stage > 0 then 1000000 + n / 2 + 1 end, status, 4, 1000, 1000, 1000, 1000, 800, 1, 50000, 'light', 'A street',
      3 + random() * 0.36, 101 + random() * 0.36, at, at, at, at, case when stage > 0 then at end, case when stage > 1 then at end,
      case when stage > 2 then at end, case when stage > 3 then at end, case when stage > 3 then true end, case when stage > 3 then true end
    from (select n, n % 5 as stage, (array['pending', 'accepted', 'picked_up', 'in_progress', 'delivered'])[n % 5 + 1] as status,
        now() - random() * interval '160 minutes' as at
      from generate_series(0, ${count - 1}::int) n) orders_to_be`)
  await db.run(sql`
    insert into searches (order_id, offers_made, started_at, place)
    select id, 3, pending_since, point(pickup_longitude, pickup_latitude) from orders where status = 'pending'`)
  await db.run(sql`
    insert into offers (order_id, washer_id, score, score_parts, reason, distance_m, duration_s, created_at, expires_at)
    select o.id, 1000000 + ${count}::int - o.id % 1000 - n, 1, '{}', 'Near', 900, 120, now(), now() + interval '1 hour'
    from orders o, generate_series(0, 2) n where o.status = 'pending'`)
  await db.run(sql`
    insert into washer_paces (washer_id, stage, orders, mean, variance, updated_at)
    select user_id, stage, 20, ln(seconds), 0.1, now() from washers,
      (values ('door', 660), ('start', 900), ('wash', 4800), ('back', 900)) as paces (stage, seconds)`)
  await db.run(sql`
    update washers set last_latitude = latitude, last_longitude = longitude, last_position_at = now()
    where exists (select from orders o where o.washer_id = user_id)`)
  for (const table of [sql`orders`, sql`offers`, sql`searches`, sql`washer_paces`, sql`washers`])
    await db.run(sql`analyze ${table}`)
}
