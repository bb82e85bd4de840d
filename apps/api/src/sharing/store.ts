import type { OrderId, UserId } from '@washline/contract/ids'
import { endedStatuses } from '@washline/contract/orders/process'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

/** Locks the order, so that concurrent calls count each other's links. */
export const lockSharedOrder = (tx: Tx, orderId: OrderId, customerId: UserId): Promise<unknown> =>
  tx.maybe(
    sql`select order_id from order_parties where order_id = ${orderId} and customer_id = ${customerId} for no key update`,
  )

export const insertLink = (tx: Tx, link: { tokenHash: Buffer; orderId: OrderId; at: Date }): Promise<number> =>
  tx.run(sql`
    insert into guest_links (token_hash, order_id, created_at) values (${link.tokenHash}, ${link.orderId}, ${link.at})`)

export const revokeLinks = (tx: Tx, orderId: OrderId, at: Date): Promise<number> =>
  tx.run(sql`update guest_links set revoked_at = ${at} where order_id = ${orderId} and revoked_at is null`)

export const deleteOldLinks = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`
    delete from guest_links g using order_parties o
    where o.order_id = g.order_id and g.created_at <= ${before} and o.status = any(${endedStatuses})`)
