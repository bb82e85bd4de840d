import type { OrderId, UserId } from '@washline/contract/ids'
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
