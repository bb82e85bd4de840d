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
  await fillMarks(db)
}

/** Each customer has a device and a card; one in fifty has one of them, or the phone number, in common with the customer before. */
async function fillMarks(db: Database): Promise<void> {
  const customers = sql`users u cross join lateral (
    select u.id - case when u.id % 50 = 1 then 1 else 0 end as device, u.id - case when u.id % 50 = 3 then 1 else 0 end as card
  ) shared where u.id > ${firstCustomer}::int`
  await db.run(sql`
    update users set phone_number = '+60 12-' || id - ${firstCustomer}::int - 1 where id > ${firstCustomer}::int and id % 50 = 2`)
  await db.run(sql`
    insert into user_devices (user_id, device_hash, first_seen_at, last_seen_at)
    select u.id, sha256(shared.device::text::bytea), now(), now() from ${customers}`)
  await db.run(sql`
    insert into payment_customers (user_id, gateway, customer_id) select u.id, 'sandbox', 'cus_' || u.id from ${customers}`)
  await db.run(sql`
    insert into payment_cards (id, customer_id, brand, last4, exp_month, exp_year, seen_at)
    select 'pm_' || u.id, 'cus_' || u.id, 'visa', lpad((shared.card % 10000)::text, 4, '0'), shared.card / 10000 % 12 + 1,
      2027 + shared.card / 120000 % 1000, now()
    from ${customers}`)
}

/**
 * Completed and cancelled orders of two years, the newest last, with what they leave behind: items, events, ratings, claims, notifications.
 * One customer in a hundred orders with one Washer only, and one pickup in a thousand is at the Washer's place.
 */
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
        select ${firstCustomer}::int + customer,
          case when is_done then ${firstWasher}::int + 1
            + case when customer % 100 = 0 then customer / 100 % ${washers}::int else (random() * ${washers - 1}::int)::int end end,
          case when is_done then 'completed' else 'cancelled' end, 4, 1000, 1000, 1000, 1000, 800, 1, 50000, 'light', 'A street',
          3 + random() * 0.36, 101 + random() * 0.36, at, at, at, at,
          case when is_done then at end, case when is_done then at end, case when is_done then at end, case when is_done then at end,
          case when is_done then at + interval '2 hours' end, case when is_done then at + interval '3 hours' end,
          case when not is_done then at end, case when is_done then true end, case when is_done then true end
        from (select n, n % 10 > 0 as is_done, 1 + (random() * ${customers - 1}::int)::int as customer, now() - interval '720 days' * (1 - (${from}::int + n) / ${orders}::float8) - interval '1 day' as at
          from generate_series(1, ${count}::int) n) orders_to_be
        returning id
      ) insert into filled select id from made`)
    await fillTraces(db)
  }
  await db.run(sql`drop table filled`)
}

async function fillTraces(db: Database): Promise<void> {
  await db.run(sql`
    update orders o set pickup_latitude = w.latitude, pickup_longitude = w.longitude
    from filled f, washers w where o.id = f.id and o.id % 1000 = 1 and w.user_id = o.washer_id`)
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
      decision_due_at, last_due_at, reply_until, decided_at, paid_minor, paid_at)
    select o.id, o.customer_id, o.washer_id, case when is_paid then 'paid' else 'rejected' end, 'A stain', 500,
      case when is_paid then 500 else 0 end, 'rules', o.completed_at, o.completed_at, o.completed_at, o.completed_at, o.completed_at,
      case when is_paid then 500 else 0 end, case when is_paid then o.completed_at end
    from filled join orders o using (id) cross join lateral (select o.id % 300 = 1 as is_paid) c
    where o.status = 'completed' and (o.id % 100 = 1 or o.customer_id % 100 = 0 and o.id % 10 = 1)`)
  await db.run(sql`
    insert into notifications (user_id, type, title, message, order_id, created_at)
    select o.customer_id, 'order', 'Your laundry is back', '', o.id, o.placed_at from filled join orders o using (id)`)
}
