import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

/** Takes the order's turn, so that two links made at once count each other. */
export const lockSharedOrder = (tx: Tx, orderId: number, customerId: number): Promise<unknown> =>
  tx.maybe(sql`select id from orders where id = ${orderId} and customer_id = ${customerId} for no key update`)

export const insertLink = (tx: Tx, link: { tokenHash: Buffer; orderId: number; at: Date }): Promise<number> =>
  tx.run(sql`
    insert into guest_links (token_hash, order_id, created_at) values (${link.tokenHash}, ${link.orderId}, ${link.at})`)

export const revokeLinks = (tx: Tx, orderId: number, at: Date): Promise<number> =>
  tx.run(sql`update guest_links set revoked_at = ${at} where order_id = ${orderId} and revoked_at is null`)
