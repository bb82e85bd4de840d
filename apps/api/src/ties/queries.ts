import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Whom a person must not be brought together with: whoever of the two wished it. */
export const blockedWith = async (q: Queryable, userId: number): Promise<number[]> =>
  ids(
    await q.all<{ id: number }>(sql`
      select blocked_id as id from blocks where blocker_id = ${userId}
      union select blocker_id from blocks where blocked_id = ${userId}`),
  )

/** Whom a person has blocked. */
export const blockedBy = async (q: Queryable, userId: number): Promise<number[]> =>
  ids(await q.all<{ id: number }>(sql`select blocked_id as id from blocks where blocker_id = ${userId}`))

export const areBlocked = async (q: Queryable, one: number, other: number): Promise<boolean> =>
  (await q.maybe(sql`
    select from blocks where (blocker_id, blocked_id) in ((${one}, ${other}), (${other}, ${one})) limit 1`)) !==
  undefined

/** The Washers whom a customer wants asked first. */
export const favouritesOf = async (q: Queryable, customerId: number): Promise<number[]> =>
  ids(await q.all<{ id: number }>(sql`select washer_id as id from favourites where customer_id = ${customerId}`))

/** Orders of the two that are on their way. */
export const runningOrders = async (q: Queryable, one: number, other: number): Promise<number[]> =>
  ids(
    await q.all<{ id: number }>(sql`
      select id from orders where status in ('accepted', 'picked_up', 'in_progress', 'delivered')
        and (customer_id, washer_id) in ((${one}, ${other}), (${other}, ${one})) order by id`),
  )

export interface TieRow {
  readonly userId: number
  readonly isFavourite: boolean
  readonly isWasher: boolean
  readonly isBlocked: boolean
}

/** Somebody whom the viewer has met in an order, or who is in the directory; nothing for anybody else. */
export const knownPerson = (
  q: Queryable,
  viewerId: number,
  named: { readonly userId?: number | undefined; readonly washerId?: number | undefined },
): Promise<TieRow | undefined> =>
  q.maybe<TieRow>(sql`
    select u.id as "userId", w.id is not null and w.closed_at is null as "isWasher",
      exists (select from favourites f where f.customer_id = ${viewerId} and f.washer_id = u.id) as "isFavourite",
      exists (select from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = u.id) as "isBlocked"
    from users u left join washers w on w.user_id = u.id
    where (u.id = ${named.userId ?? null}::bigint or w.id = ${named.washerId ?? null}::bigint)
      and u.id <> ${viewerId}
      and ((w.verified_at is not null and w.deposit_held)
        or exists (select from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = u.id)
        or exists (select from orders o where o.customer_id = ${viewerId} and o.washer_id = u.id)
        or exists (select from orders o where o.customer_id = u.id and o.washer_id = ${viewerId}))`)

export interface FavouriteRow {
  readonly userId: number
  readonly washerId: number
  readonly name: string
  readonly photoKey: string | null
  readonly ratingTenthsSum: number
  readonly ratingCount: number
  readonly orders: number
  readonly since: Date
}

export const favouriteRows = (q: Queryable, customerId: number): Promise<FavouriteRow[]> =>
  q.all<FavouriteRow>(sql`
    select w.user_id as "userId", w.id as "washerId", w.business_name as name, u.photo_key as "photoKey",
      w.rating_tenths_sum as "ratingTenthsSum", w.rating_count as "ratingCount", f.created_at as since,
      (select count(*)::int from orders o
        where o.customer_id = ${customerId} and o.washer_id = w.user_id and o.status = 'completed') as orders
    from favourites f join washers w on w.user_id = f.washer_id join users u on u.id = w.user_id
    where f.customer_id = ${customerId} and w.closed_at is null
    order by f.created_at desc, w.id desc`)

export interface BlockRow {
  readonly userId: number
  readonly name: string
  readonly photoKey: string | null
  readonly since: Date
}

export const blockRows = (q: Queryable, userId: number): Promise<BlockRow[]> =>
  q.all<BlockRow>(sql`
    select u.id as "userId", coalesce(w.business_name, u.name) as name, u.photo_key as "photoKey", b.created_at as since
    from blocks b join users u on u.id = b.blocked_id left join washers w on w.user_id = u.id
    where b.blocker_id = ${userId} order by b.created_at desc, u.id desc`)
