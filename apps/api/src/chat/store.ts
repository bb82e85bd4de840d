import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { type ChatRow, chatColumns, type MessageRow, messageColumns } from './queries.ts'

/** The chat as one of its people sees it; its order stays as it is until the transaction ends. */
export const lockChat = (tx: Tx, orderId: number, userId: number): Promise<ChatRow | undefined> =>
  tx.maybe<ChatRow>(sql`
    select ${chatColumns(userId)} from orders o
    where o.id = ${orderId} and o.washer_id is not null and ${userId} in (o.customer_id, o.washer_id)
    for share of o`)

export const insertMessage = (
  tx: Tx,
  message: { orderId: number; washerId: number; senderId: number; content: string; photoKey: string | null; at: Date },
): Promise<MessageRow> =>
  tx.one<MessageRow>(sql`
    insert into messages as m (order_id, washer_id, sender_id, content, photo_key, created_at)
    values (${message.orderId}, ${message.washerId}, ${message.senderId}, ${message.content}, ${message.photoKey}, ${message.at})
    returning ${messageColumns}`)

/** Marks what the other side sent as arrived; gives the newest such message. */
export const markDelivered = async (
  tx: Tx,
  delivery: { orderId: number; recipientId: number; upTo: number; at: Date },
): Promise<number | undefined> => {
  const row = await tx.one<{ id: number | null }>(sql`
    with marked as (
      update messages m set delivered_at = ${delivery.at} from orders o
      where m.order_id = ${delivery.orderId} and m.delivered_at is null and m.id <= ${delivery.upTo}
        and m.sender_id <> ${delivery.recipientId}
        and o.id = m.order_id and o.washer_id = m.washer_id and ${delivery.recipientId} in (o.customer_id, o.washer_id)
      returning m.id
    ) select max(id) as id from marked`)
  return row.id ?? undefined
}
