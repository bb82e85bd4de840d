import { endedStatuses } from '@washline/contract/orders/process'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

const forgotten = 'Deleted'

/** Removes photos, scan, note and door from orders that ended before this time; returns the photos' keys. */
export async function forgetPersonalData(tx: Tx, before: Date, atMost: number): Promise<string[]> {
  const orders = await tx.all<{ id: number; photoKeys: string[] }>(sql`
    with old as (
      select id, photo_keys from orders
      where status = any(${endedStatuses}) and coalesce(completed_at, cancelled_at) <= ${before}
        and pickup_address is distinct from ${forgotten}
      order by id limit ${atMost} for update skip locked)
    update orders o set notes = null, photo_keys = '{}', pickup_address = ${forgotten},
      pickup_latitude = round(o.pickup_latitude::numeric, 1), pickup_longitude = round(o.pickup_longitude::numeric, 1)
    from old where o.id = old.id
    returning o.id, old.photo_keys as "photoKeys"`)
  const ids = orders.map(({ id }) => id)
  await tx.run(sql`delete from order_scans where order_id = any(${ids}::bigint[])`)
  await tx.run(sql`delete from order_pieces where order_id = any(${ids}::bigint[])`)
  const declared = await tx.all<{ key: string }>(
    sql`delete from order_declared_photos where order_id = any(${ids}::bigint[]) returning key`,
  )
  const adjusted = await tx.all<{ key: string }>(
    sql`delete from order_adjustment_photos where order_id = any(${ids}::bigint[]) returning key`,
  )
  return [...orders.flatMap(({ photoKeys }) => photoKeys), ...[...declared, ...adjusted].map(({ key }) => key)]
}
