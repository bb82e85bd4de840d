import type { UserId } from '@washline/contract/ids'
import { assignedStatuses, orderProcess } from '@washline/contract/orders/process'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'

const ids = <Id extends number>(rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id)

/** Users who have blocked this user or whom this user has blocked. */
export const blockedWith = async (q: Queryable, userId: UserId): Promise<UserId[]> =>
  ids(
    await q.all<{ id: UserId }>(sql`
      select distinct other_id as id from blocked_pairs where user_id = ${userId}`),
  )

/** Users whom this user has blocked. */
export const blockedBy = async (q: Queryable, userId: UserId): Promise<UserId[]> =>
  ids(await q.all<{ id: UserId }>(sql`select blocked_id as id from blocks where blocker_id = ${userId}`))

export const areBlocked = async (q: Queryable, one: UserId, other: UserId): Promise<boolean> =>
  (await q.maybe(sql`
    select from blocked_pairs where user_id = ${one} and other_id = ${other} limit 1`)) !== undefined

/** User ids of the customer's favourite Washers. */
export const favouritesOf = async (q: Queryable, customerId: UserId): Promise<UserId[]> =>
  ids(await q.all<{ id: UserId }>(sql`select washer_id as id from favourites where customer_id = ${customerId}`))

/** Number of orders between the two users from acceptance to completion. */
export const runningOrders = async (q: Queryable, one: UserId, other: UserId): Promise<number> =>
  (
    await q.one<{ count: number }>(sql`
      select count(*)::int as count from order_parties where status = any(${assignedStatuses}::text[])
        and (customer_id, washer_id) in ((${one}, ${other}), (${other}, ${one}))`)
  ).count

export interface RelationshipRow {
  readonly isFavourite: boolean
  readonly isWasher: boolean
  readonly isBlocked: boolean
}

/** A user whom the viewer has met in an order or who is listed in the directory; undefined for anybody else. */
export const findPerson = (q: Queryable, viewerId: UserId, personId: UserId): Promise<RelationshipRow | undefined> =>
  q.maybe<RelationshipRow>(sql`
    select coalesce(not w.closed, false) as "isWasher",
      exists (select from favourites f where f.customer_id = ${viewerId} and f.washer_id = u.id) as "isFavourite",
      exists (select from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = u.id) as "isBlocked"
    from people u left join washer_profiles w on w.user_id = u.id
    where u.id = ${personId} and u.id <> ${viewerId}
      and (w.is_listed
        or exists (select from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = u.id)
        or exists (select from order_parties o where o.customer_id = ${viewerId} and o.washer_id = u.id)
        or exists (select from order_parties o where o.customer_id = u.id and o.washer_id = ${viewerId}))`)

export interface FavouriteRow {
  readonly id: UserId
  readonly name: string
  readonly photoKey: string | null
  readonly ratingTenthsSum: number
  readonly ratingCount: number
  readonly orders: number
  readonly since: Date
}

export const favouriteRows = (q: Queryable, customerId: UserId): Promise<FavouriteRow[]> =>
  q.all<FavouriteRow>(sql`
    select w.user_id as id, w.business_name as name, u.photo_key as "photoKey",
      w.rating_tenths_sum as "ratingTenthsSum", w.rating_count as "ratingCount", f.created_at as since,
      (select count(*)::int from order_parties o
        where o.customer_id = ${customerId} and o.washer_id = w.user_id and o.status = ${orderProcess.complete.to}) as orders
    from favourites f join washer_profiles w on w.user_id = f.washer_id join people u on u.id = w.user_id
    where f.customer_id = ${customerId} and not w.closed
    order by f.created_at desc, w.user_id desc`)

export interface BlockRow {
  readonly id: UserId
  readonly name: string
  readonly businessName: string | null
  readonly photoKey: string | null
  readonly since: Date
}

export const blockRows = (q: Queryable, userId: UserId): Promise<BlockRow[]> =>
  q.all<BlockRow>(sql`
    select u.id, u.name, w.business_name as "businessName", u.photo_key as "photoKey", b.created_at as since
    from blocks b join people u on u.id = b.blocked_id left join washer_profiles w on w.user_id = u.id
    where b.blocker_id = ${userId} order by b.created_at desc, u.id desc`)
