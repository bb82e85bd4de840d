import type { RingAnswer } from '@washline/contract/chat/rings'
import type { MessageId, OrderId, RingId, UserId } from '@washline/contract/ids'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { Database } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

export interface ChatRow {
  readonly washerId: UserId
  readonly recipientId: UserId
  /** Time of completion or cancellation. */
  readonly endedAt: Date | null
  /** One of the two has blocked the other. */
  readonly isBlocked: boolean
}

export interface MessageRow {
  readonly id: MessageId
  readonly content: string
  readonly photoKey: string | null
  readonly senderId: UserId
  readonly createdAt: Date
  readonly deliveredAt: Date | null
  readonly readAt: Date | null
}

export const chatColumns = (userId: UserId) => sql`
  o.washer_id as "washerId", coalesce(o.completed_at, o.cancelled_at) as "endedAt",
  exists (select from blocked_pairs b where b.user_id = o.customer_id and b.other_id = o.washer_id) as "isBlocked",
  case when o.customer_id = ${userId} then o.washer_id else o.customer_id end as "recipientId"`
export const messageColumns = sql`
  m.id, m.content, m.photo_key as "photoKey", m.sender_id as "senderId", m.created_at as "createdAt",
  m.delivered_at as "deliveredAt", m.read_at as "readAt"`

export interface ChatPage extends ChatRow {
  readonly recipientName: string
  /** Set where the recipient is the order's Washer. */
  readonly recipientBusiness: string | null
  readonly recipientPhotoKey: string | null
  /** Oldest first. */
  readonly messages: readonly MessageRow[]
  readonly hasMore: boolean
}

/** One page of an order's chat for its customer or current Washer; undefined for anybody else. */
export async function chatPage(
  db: Database,
  page: { orderId: OrderId; userId: UserId; before: MessageId | undefined; limit: number },
): Promise<ChatPage | undefined> {
  const { orderId, userId, before, limit } = page
  const rows = await db.all<
    ChatRow & { recipientName: string; recipientBusiness: string | null; recipientPhotoKey: string | null } & (
        | MessageRow
        | { id: null }
      )
  >(sql`
    select c."washerId", c."recipientId", c."endedAt", c."isBlocked", u.name as "recipientName", u.photo_key as "recipientPhotoKey",
      w.business_name as "recipientBusiness", m.*
    from (
      select o.id as "orderId", ${chatColumns(userId)} from orders o
      where o.id = ${orderId} and o.washer_id is not null and ${userId} in (o.customer_id, o.washer_id)
    ) c
    join people u on u.id = c."recipientId"
    left join order_washers w on w.user_id = c."recipientId" and w.user_id = c."washerId"
    left join lateral (
      select ${messageColumns} from messages m
      where m.order_id = c."orderId" and m.washer_id = c."washerId"
        and m.id < coalesce(${before ?? null}::bigint, 9223372036854775807)
      order by m.id desc limit ${limit + 1}
    ) m on true
    order by m.id desc`)
  const [first] = rows
  if (!first) return undefined
  const messages = rows.filter((row) => row.id !== null)
  return {
    washerId: first.washerId,
    recipientId: first.recipientId,
    endedAt: first.endedAt,
    isBlocked: first.isBlocked,
    recipientName: first.recipientName,
    recipientBusiness: first.recipientBusiness,
    recipientPhotoKey: first.recipientPhotoKey,
    messages: messages.slice(0, limit).reverse(),
    hasMore: messages.length > limit,
  }
}

/** Whether the user is the customer or the Washer of an order that has a Washer. */
export const isOfChat = async (db: Database, orderId: OrderId, userId: UserId): Promise<boolean> =>
  (await db.run(
    sql`select from orders o where o.id = ${orderId} and o.washer_id is not null and ${userId} in (o.customer_id, o.washer_id)`,
  )) > 0

/** An order's two people, seen by one of them. */
export interface PartiesRow {
  readonly washerId: UserId
  readonly recipientId: UserId
  readonly status: OrderStatus
}
export const partiesOf = (userId: UserId) => sql`
  select o.washer_id as "washerId", o.status,
    case when o.customer_id = ${userId} then o.washer_id else o.customer_id end as "recipientId"
  from orders o where o.washer_id is not null and ${userId} in (o.customer_id, o.washer_id)`

export const findParties = (db: Database, orderId: OrderId, userId: UserId): Promise<PartiesRow | undefined> =>
  db.maybe<PartiesRow>(sql`${partiesOf(userId)} and o.id = ${orderId}`)

export interface RingRow {
  readonly id: RingId
  readonly senderId: UserId
  readonly isAtDoor: boolean
  readonly createdAt: Date
  readonly answer: RingAnswer | null
  readonly answeredAt: Date | null
}
export const ringColumns = sql`
  r.id, r.sender_id as "senderId", r.is_at_door as "isAtDoor", r.created_at as "createdAt", r.answer,
  r.answered_at as "answeredAt"`

/** The rings of an order with its current Washer, newest first. */
export const ringsOf = (db: Database, orderId: OrderId, washerId: UserId): Promise<RingRow[]> =>
  db.all<RingRow>(sql`
    select ${ringColumns} from rings r where r.order_id = ${orderId} and r.washer_id = ${washerId} order by r.id desc`)

/** How often a person has rung, and when last. */
export const ringsSentBy = (
  q: Queryable,
  { orderId, washerId, senderId }: { orderId: OrderId; washerId: UserId; senderId: UserId },
): Promise<{ count: number; lastAt: Date | null }> =>
  q.one<{ count: number; lastAt: Date | null }>(sql`
    select count(*)::int as count, max(r.created_at) as "lastAt" from rings r
    where r.order_id = ${orderId} and r.washer_id = ${washerId} and r.sender_id = ${senderId}`)
