import type { Database } from '../../apps/api/src/platform/db/database.ts'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import { fillCustomers, fillHistory, firstWasher } from '../bench/growth/fill-history.ts'

const washers = 100
/** Operators read one order of so many, and each read is recorded. */
const readOneOf = 20

/**
 * Two years of ended orders with their items, events, searches, offers, ratings, claims and notifications, of customers with ten orders each;
 * and what operators have read of them. No money went with them: the books stay those of the people who play.
 */
export async function fillPast(db: Database, orders: number): Promise<void> {
  const customers = Math.max(100, Math.round(orders / 10))
  // What is referred to is there, so nothing needs to be looked up.
  await db.run(sql`set session_replication_role = replica`)
  await db.run(sql`set synchronous_commit = off`)
  await db.run(sql`set statement_timeout = 0`)
  await fillCustomers(db, customers)
  await db.run(sql`
    insert into users (id, name, email, created_at) overriding system value
    select ${firstWasher}::int + n, 'Washer', 'past-washer-' || n || '@example.test', now() from generate_series(1, ${washers}::int) n`)
  await fillHistory(db, { orders, customers, washers })
  await db.run(sql`
    insert into audit_log (action, operator_id, order_id, person_id, request_id, at)
    select 'read_order', ${firstWasher}::int + 1, id, customer_id, 'past-' || id, placed_at
    from orders where status in ('completed', 'cancelled') and id % ${readOneOf}::int = 0`)
  await db.run(sql`analyze`)
}
