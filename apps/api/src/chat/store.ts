import type { RingAnswer } from '@washline/contract/chat/rings'
import type { MessageId, OrderId, RingId, UserId } from '@washline/contract/ids'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import {
  type ChatRow,
  chatColumns,
  type MessageRow,
  messageColumns,
  type PartiesRow,
  partiesOf,
  type RingRow,
  ringColumns,
} from './queries.ts'

/** The chat as this user sees it. Takes a share lock on the order. */
export const lockChat = (tx: Tx, orderId: OrderId, userId: UserId): Promise<ChatRow | undefined> =>
  tx.maybe<ChatRow>(sql`
    select ${chatColumns(userId)} from orders o
    where o.id = ${orderId} and o.washer_id is not null and ${userId} in (o.customer_id, o.washer_id)
    for share of o`)

export const insertMessage = (
  tx: Tx,
  message: { orderId: OrderId; washerId: UserId; senderId: UserId; content: string; photoKey: string | null; at: Date },
): Promise<MessageRow> =>
  tx.one<MessageRow>(sql`
    insert into messages as m (order_id, washer_id, sender_id, content, photo_key, created_at)
    values (${message.orderId}, ${message.washerId}, ${message.senderId}, ${message.content}, ${message.photoKey}, ${message.at})
    returning ${messageColumns}`)

/** Marks the other person's messages as delivered; returns the id of the newest one marked. */
export const markDelivered = async (
  tx: Tx,
  delivery: { orderId: OrderId; recipientId: UserId; upTo: MessageId; at: Date },
): Promise<MessageId | undefined> => {
  const row = await tx.one<{ id: MessageId | null }>(sql`
    with marked as (
      update messages m set delivered_at = ${delivery.at} from orders o
      where m.order_id = ${delivery.orderId} and m.delivered_at is null and m.id <= ${delivery.upTo}
        and m.sender_id <> ${delivery.recipientId}
        and o.id = m.order_id and o.washer_id = m.washer_id and ${delivery.recipientId} in (o.customer_id, o.washer_id)
      returning m.id
    ) select max(id) as id from marked`)
  return row.id ?? undefined
}

/** Marks the other person's messages as read and delivered; returns the id of the newest one marked. */
export const markRead = async (
  tx: Tx,
  reading: { orderId: OrderId; readerId: UserId; upTo: MessageId; at: Date },
): Promise<MessageId | undefined> => {
  const row = await tx.one<{ id: MessageId | null }>(sql`
    with marked as (
      update messages m set read_at = ${reading.at}, delivered_at = coalesce(m.delivered_at, ${reading.at}) from orders o
      where m.order_id = ${reading.orderId} and m.read_at is null and m.id <= ${reading.upTo}
        and m.sender_id <> ${reading.readerId}
        and o.id = m.order_id and o.washer_id = m.washer_id and ${reading.readerId} in (o.customer_id, o.washer_id)
      returning m.id
    ) select max(id) as id from marked`)
  return row.id ?? undefined
}

export const insertPhoto = (
  tx: Tx,
  photo: { key: string; orderId: OrderId; senderId: UserId; at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into chat_photos (key, order_id, sender_id, uploaded_at)
    values (${photo.key}, ${photo.orderId}, ${photo.senderId}, ${photo.at})`)

/** Locks the photo if the sender uploaded it to this chat and has not sent it yet; returns whether it did. */
export const lockUnsentPhoto = async (
  tx: Tx,
  photo: { key: string; orderId: OrderId; senderId: UserId },
): Promise<boolean> =>
  (await tx.maybe(sql`
    select key from chat_photos
    where key = ${photo.key} and order_id = ${photo.orderId} and sender_id = ${photo.senderId} and message_id is null
    for update`)) !== undefined

export const setPhotoSent = (tx: Tx, key: string, messageId: MessageId): Promise<number> =>
  tx.run(sql`update chat_photos set message_id = ${messageId} where key = ${key}`)

/** Deletes uploads older than `before` that were never sent; returns their keys. */
export const deleteUnsentPhotos = async (tx: Tx, before: Date, atMost: number): Promise<string[]> => {
  const rows = await tx.all<{ key: string }>(sql`
    delete from chat_photos where key in (
      select key from chat_photos where message_id is null and uploaded_at < ${before}
      order by uploaded_at limit ${atMost} for update skip locked
    ) returning key`)
  return rows.map(({ key }) => key)
}

/** The order's two people, seen by one of them. Locks the order's row, so that rings follow each other. */
export const lockParties = (tx: Tx, orderId: OrderId, userId: UserId): Promise<PartiesRow | undefined> =>
  tx.maybe<PartiesRow>(sql`${partiesOf(userId)} and o.id = ${orderId} for no key update of o`)

export const insertRing = (
  tx: Tx,
  ring: { orderId: OrderId; washerId: UserId; senderId: UserId; isAtDoor: boolean; at: Date },
): Promise<RingRow> =>
  tx.one<RingRow>(sql`
    insert into rings as r (order_id, washer_id, sender_id, is_at_door, created_at)
    values (${ring.orderId}, ${ring.washerId}, ${ring.senderId}, ${ring.isAtDoor}, ${ring.at})
    returning ${ringColumns}`)

export const lockRing = (
  tx: Tx,
  ring: { orderId: OrderId; ringId: RingId; washerId: UserId },
): Promise<RingRow | undefined> =>
  tx.maybe<RingRow>(sql`
    select ${ringColumns} from rings r
    where r.id = ${ring.ringId} and r.order_id = ${ring.orderId} and r.washer_id = ${ring.washerId} for update`)

export const setAnswer = (tx: Tx, given: { ringId: RingId; answer: RingAnswer; at: Date }): Promise<RingRow> =>
  tx.one<RingRow>(sql`
    update rings r set answer = ${given.answer}, answered_at = ${given.at} where r.id = ${given.ringId}
    returning ${ringColumns}`)

/** Deletes messages of before this time with their photos; returns the photos' keys. */
export const deleteOldMessages = async (tx: Tx, before: Date, atMost: number): Promise<string[]> => {
  await tx.run(sql`
    delete from chat_photos p using messages m where m.id = p.message_id and m.created_at <= ${before}
      and m.id in (select id from messages where created_at <= ${before} order by id limit ${atMost})`)
  const rows = await tx.all<{ photoKey: string | null }>(sql`
    delete from messages where id in (select id from messages where created_at <= ${before} order by id limit ${atMost})
    returning photo_key as "photoKey"`)
  return rows.flatMap(({ photoKey }) => photoKey ?? [])
}

export const deleteOldRings = (tx: Tx, before: Date, atMost: number): Promise<number> =>
  tx.run(sql`
    delete from rings where id in (select id from rings where created_at <= ${before} order by id limit ${atMost})`)
