import type { BookingId, OrderId, UserId } from '@washline/contract/ids'
import { inHandStatuses } from '@washline/contract/orders/process'
import { inList } from '../../platform/db/in-list.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

export const feedOwner = async (q: Queryable, tokenHash: Buffer): Promise<UserId | undefined> =>
  (
    await q.maybe<{ userId: UserId }>(sql`
      select user_id as "userId" from calendar_feeds where token_hash = ${tokenHash}`)
  )?.userId

export const feedSince = async (q: Queryable, userId: UserId): Promise<Date | undefined> =>
  (await q.maybe<{ since: Date }>(sql`select created_at as since from calendar_feeds where user_id = ${userId}`))?.since

export interface PickupEntry {
  readonly id: BookingId
  readonly from: Date
  readonly to: Date
  readonly itemCount: number
  readonly isSkipped: boolean
}

export const pickupEntries = (q: Queryable, customerId: UserId, since: Date): Promise<PickupEntry[]> =>
  q.all<PickupEntry>(sql`
    select b.id, b.from_at as "from", b.to_at as "to", s.item_count as "itemCount", b.state = 'skipped' as "isSkipped"
    from bookings b join schedules s on s.id = b.schedule_id
    where s.customer_id = ${customerId} and b.state in ('booked', 'placed', 'skipped') and b.to_at > ${since} order by b.from_at`)

export interface WorkEntry {
  readonly orderId: OrderId
  readonly from: Date
  readonly pieces: number
}

/** The pickups of a Washer's orders in hand: without the place, which ends with the order and a calendar keeps. */
export const workEntries = (q: Queryable, washerId: UserId): Promise<WorkEntry[]> =>
  q.all<WorkEntry>(sql`
    select id as "orderId", pickup_at as "from", item_count as pieces from orders
    where washer_id = ${washerId} and status ${inList(inHandStatuses)} and pickup_at is not null order by pickup_at`)
