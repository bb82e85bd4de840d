import type { Database } from '../../../apps/api/src/platform/db/database.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'

/** A statement may take 15 s. */
const slice = 20_000
const firstCustomer = 3_000_000
export const firstWasher = 1_000_000

export interface History {
  readonly orders: number
  readonly customers: number
  readonly washers: number
}

/** As many customers as this, with names of which many share a part and one is nobody else's. */
export async function fillCustomers(db: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += slice)
    await db.run(sql`
      insert into users (id, name, email, phone_number, created_at) overriding system value
      select ${firstCustomer}::int + n, (array['Ana', 'Wei', 'Farid', 'Mei', 'John', 'Siti', 'Ravi', 'Lena'])[n % 8 + 1] || ' ' || md5(n::text),
        'customer-' || n || '@example.test', '+60 12 ' || n, now() - random() * interval '700 days'
      from generate_series(${from}::int, ${Math.min(count, from + slice - 1)}::int) n`)
}

/** Completed and cancelled orders of two years, the newest last, with what they leave behind: items, events, ratings, claims, notifications. */
export async function fillHistory(db: Database, { orders, customers, washers }: History): Promise<void> {
  await db.run(sql`create temp table if not exists filled (id bigint primary key)`)
  for (let from = 0; from < orders; from += slice) {
    const count = Math.min(slice, orders - from)
    await db.run(sql`truncate filled`)
    await db.run(sql`
      with made as (
        insert into orders (customer_id, washer_id, status, item_count, value_minor, total_minor, agreed_minor, authorised_minor, net_pay_minor,
          catalogue_version, coverage_minor, load_type, pickup_address, pickup_latitude, pickup_longitude, pickup_at, created_at, placed_at,
          pending_since, accepted_at, picked_up_at, laundry_started_at, laundry_completed_at, delivered_at, completed_at, cancelled_at,
          promise_kept, delivery_proven)
        select ${firstCustomer}::int + 1 + (random() * ${customers - 1}::int)::int,
          case when is_done then ${firstWasher}::int + 1 + (random() * ${washers - 1}::int)::int end,
          case when is_done then 'completed' else 'cancelled' end, 4, 1000, 1000, 1000, 1000, 800, 1, 50000, 'light', 'A street',
          3 + random() * 0.36, 101 + random() * 0.36, at, at, at, at,
          case when is_done then at end, case when is_done then at end, case when is_done then at end, case when is_done then at end,
          case when is_done then at + interval '2 hours' end, case when is_done then at + interval '3 hours' end,
          case when not is_done then at end, case when is_done then true end, case when is_done then true end
        from (select n, n % 10 > 0 as is_done, now() - interval '720 days' * (1 - (${from}::int + n) / ${orders}::float8) - interval '1 day' as at
          from generate_series(1, ${count}::int) n) orders_to_be
        returning id
      ) insert into filled select id from made`)
    await fillTraces(db)
  }
  await db.run(sql`drop table filled`)
}

async function fillTraces(db: Database): Promise<void> {
  await db.run(sql`
    insert into order_items (order_id, position, name, garment, category, quantity, unit_price_minor)
    select id, 1, 'T-shirt', 'tshirt', 'tops', 4, 250 from filled`)
  await db.run(sql`
    insert into order_events (id, order_id, move, from_status, to_status, actor, actor_id, at)
    select gen_random_uuid(), o.id, m.move, m.from_status, m.to_status, 'customer', o.customer_id, o.placed_at
    from filled join orders o using (id), (values ('place', 'draft', 'pending', true), ('accept', 'pending', 'accepted', true),
      ('deliver', 'in_progress', 'delivered', true), ('complete', 'delivered', 'completed', true),
      ('giveUp', 'pending', 'cancelled', false)) m (move, from_status, to_status, is_done)
    where m.is_done = (o.status = 'completed') or m.move = 'place'`)
  await db.run(sql`
    insert into searches (order_id, offers_made, started_at, ended_at) select o.id, 3, o.placed_at, o.placed_at
    from filled join orders o using (id)`)
  await db.run(sql`
    insert into offers (order_id, washer_id, score, score_parts, reason, distance_m, duration_s, created_at, expires_at, state, answered_at)
    select o.id, o.washer_id, 1, '{}', 'Near', 900, 120, o.placed_at, o.placed_at + interval '20 seconds', 'accepted', o.placed_at
    from filled join orders o using (id) where o.washer_id is not null`)
  await db.run(sql`
    insert into ratings (order_id, washer_id, customer_id, tenths, created_at)
    select o.id, o.washer_id, o.customer_id, 45, o.completed_at from filled join orders o using (id)
    where o.status = 'completed' and o.id % 2 = 0`)
  await db.run(sql`
    insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, amount_minor, decided_by, submitted_at,
      decision_due_at, last_due_at, reply_until, decided_at)
    select o.id, o.customer_id, o.washer_id, 'rejected', 'A stain', 500, 0, 'rules', o.completed_at, o.completed_at, o.completed_at,
      o.completed_at, o.completed_at
    from filled join orders o using (id) where o.status = 'completed' and o.id % 100 = 1`)
  await db.run(sql`
    insert into notifications (user_id, type, title, message, order_id, created_at)
    select o.customer_id, 'order', 'Your laundry is back', '', o.id, o.placed_at from filled join orders o using (id)`)
}
