import type { ComplaintId, ComplaintPhotoId, ItemId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { orderProcess } from '@washline/contract/orders/process'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { WashedOrder } from './rules/complaint-course.ts'
import type { ComplaintView } from './rules/show-complaint.ts'
import { complaintColumns } from './store.ts'

const completed = orderProcess.complete.to

/** An order of its customer, as a complaint needs it. */
export const washedOrder = (
  q: Queryable,
  orderId: OrderId,
  customerId: UserId,
): Promise<(WashedOrder & { readonly washerId: UserId | null }) | undefined> =>
  q.maybe(sql`
    select o.status = ${completed} as "isCompleted", o.delivered_at as "deliveredAt", o.washer_id as "washerId",
      exists (select from order_rewashes r where r.order_id = o.id) as "isRewash"
    from orders o where o.id = ${orderId} and o.customer_id = ${customerId}`)

export interface WashedItem {
  readonly id: ItemId
  readonly name: string
  readonly priceMinor: Minor
  /** Pieces that were not complained about. */
  readonly left: number
  /** Pieces that were washed a second time and not complained about since. */
  readonly leftAgain: number
}

/** The items of an order with what can still be complained about. */
export const washedItems = (q: Queryable, orderId: OrderId): Promise<WashedItem[]> =>
  q.all<WashedItem>(sql`
    select i.id, i.name, i.unit_price_minor as "priceMinor",
      (i.quantity - coalesce(sum(p.quantity) filter (where not c.washed_again), 0))::int as left,
      (coalesce(sum(p.quantity) filter (where not c.washed_again and c.state = 'mended'), 0)
        - coalesce(sum(p.quantity) filter (where c.washed_again), 0))::int as "leftAgain"
    from order_items i
    left join complaint_items p on p.item_id = i.id
    left join complaints c on c.id = p.complaint_id
    where i.order_id = ${orderId} and i.quantity > 0
    group by i.id order by i.position`)

/** When the last second wash of items of this order was delivered. */
export const lastRewashDelivered = async (q: Queryable, orderId: OrderId): Promise<Date | null> =>
  (
    await q.one<{ at: Date | null }>(sql`
      select max(o.delivered_at) as at from order_rewashes r join orders o on o.id = r.order_id
      where r.first_order_id = ${orderId} and o.status = ${completed}`)
  ).at

export const orderOfComplaint = async (q: Queryable, id: ComplaintId): Promise<OrderId | undefined> =>
  (await q.maybe<{ orderId: OrderId }>(sql`select order_id as "orderId" from complaints where id = ${id}`))?.orderId

export const complaintOfRewash = (
  q: Queryable,
  rewashOrderId: OrderId,
): Promise<{ id: ComplaintId; orderId: OrderId; washerId: UserId | null } | undefined> =>
  q.maybe(sql`
    select c.id, c.order_id as "orderId", o.washer_id as "washerId"
    from complaints c join orders o on o.id = c.rewash_order_id where c.rewash_order_id = ${rewashOrderId}`)

/** How often the customer complained and ordered within the table's time. */
export const historyOf = (
  q: Queryable,
  customerId: UserId,
  at: Date,
): Promise<{ complaints: number; orders: number }> => {
  const since = new Date(at.getTime() - market.complaints.history.windowMs)
  return q.one(sql`
    select (select count(*) from complaints where customer_id = ${customerId} and submitted_at > ${since})::int as complaints,
      (select count(*) from orders o where o.customer_id = ${customerId} and o.completed_at > ${since}
        and not exists (select from order_rewashes r where r.order_id = o.id))::int as orders`)
}

/** Whether one of these pictures was part of an earlier complaint, of anybody. */
export const isPhotoUsed = async (q: Queryable, ids: readonly ComplaintPhotoId[]): Promise<boolean> =>
  (
    await q.one<{ used: boolean }>(sql`
      select exists (
        select from complaint_photos n join complaint_photos o on o.complaint_id is not null and o.id <> n.id
        where n.id = any(${ids}::bigint[]) and bit_count(o.fingerprint # n.fingerprint) <= ${market.claims.samePhotoBits}
      ) as used`)
  ).used

const view = sql`select ${complaintColumns}, k.name as "customerName", w.name as "washerName",
  (select coalesce(jsonb_agg(jsonb_build_object('itemId', i.item_id, 'name', i.name, 'quantity', i.quantity) order by i.position), '[]')
    from complaint_items i where i.complaint_id = c.id) as items,
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'key', p.key) order by p.position), '[]')
    from complaint_photos p where p.complaint_id = c.id) as photos
  from complaints c join people k on k.id = c.customer_id join people w on w.id = c.washer_id`

export const complaintView = (q: Queryable, id: ComplaintId): Promise<ComplaintView | undefined> =>
  q.maybe<ComplaintView>(sql`${view} where c.id = ${id}`)

export const complaintsOfOrder = (q: Queryable, orderId: OrderId): Promise<ComplaintView[]> =>
  q.all<ComplaintView>(sql`${view} where c.order_id = ${orderId} order by c.id desc`)

export const complaintsOfWasher = (q: Queryable, washerId: UserId, limit: number): Promise<ComplaintView[]> =>
  q.all<ComplaintView>(sql`${view} where c.washer_id = ${washerId} order by c.id desc limit ${limit}`)

const waiting = sql`c.state in ('in_review', 'appealed') or (c.washer_appealed_at is not null and c.liability_decided_at is null)`

export const waitingComplaints = (q: Queryable, limit: number): Promise<ComplaintView[]> =>
  q.all<ComplaintView>(sql`${view} where ${waiting} order by c.due_at, c.id limit ${limit}`)

export const countWaiting = async (q: Queryable): Promise<number> =>
  (await q.one<{ count: number }>(sql`select count(*)::int as count from complaints c where ${waiting}`)).count

/** Whether somebody sees the photos: the customer always, the Washer for as long as a complaint is possible. */
export const seesPhotosOf = async (q: Queryable, id: ComplaintId, userId: UserId, since: Date): Promise<boolean> =>
  (
    await q.one<{ sees: boolean }>(sql`
      select exists (select from complaints c where c.id = ${id}
        and (c.customer_id = ${userId} or (c.washer_id = ${userId} and c.submitted_at > ${since}))) as sees`)
  ).sees
