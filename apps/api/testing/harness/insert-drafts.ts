import type { OrderId, UserId } from '@washline/contract/ids'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/** Drafts of a customer, made without waiting for the scanner. */
export async function insertDrafts(db: Database, customerId: UserId, drafts: number): Promise<OrderId[]> {
  const rows = await db.all<{ id: OrderId }>(sql`
    insert into orders (customer_id, status, item_count, value_minor, catalogue_version, coverage_minor, created_at)
    select ${customerId}::bigint, 'draft', 4, 1000, 1, 50000, now() from generate_series(1, ${drafts}::int)
    returning id`)
  const ids = rows.map(({ id }) => id)
  await db.run(sql`
    insert into order_items (order_id, position, name, garment, category, quantity, unit_price_minor)
    select id, 1, 'T-shirt', 'tshirt', 'tops', 4, 250 from unnest(${ids}::bigint[]) as id`)
  return ids
}
