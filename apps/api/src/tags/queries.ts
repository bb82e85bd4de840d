import type { OrderId, UserId } from '@washline/contract/ids'
import type { TagCode } from '@washline/contract/tags/tag-code'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { StoredTag } from './rules/compare-tags.ts'

const mostOnBags = 100

/** The tags that a person made and that are on no bag, the newest first. */
export const unusedTags = async (q: Queryable, userId: UserId): Promise<TagCode[]> =>
  (
    await q.all<{ code: TagCode }>(
      sql`select code from tags where made_by = ${userId} and order_id is null order by made_at desc, code`,
    )
  ).map(({ code }) => code)

/** The tags that are on bags of a person's orders, the one scanned last first. */
export const tagsOnBagsOf = (
  q: Queryable,
  userId: UserId,
): Promise<{ code: TagCode; orderId: OrderId; since: Date }[]> =>
  q.all(sql`
    select t.code, t.order_id as "orderId", t.changed_at as since
    from tags t join order_parties o on o.order_id = t.order_id and ${userId}::bigint in (o.customer_id, o.washer_id)
    order by t.changed_at desc, t.code limit ${mostOnBags}`)

/** A tag, and its order as far as this person is its customer or Washer. */
export const tagSeenBy = (
  q: Queryable,
  code: TagCode,
  userId: UserId | undefined,
): Promise<{ inUse: boolean; orderId: OrderId | null } | undefined> =>
  q.maybe(sql`
    select t.order_id is not null as "inUse", o.order_id as "orderId"
    from tags t left join order_parties o
      on o.order_id = t.order_id and ${userId ?? null}::bigint in (o.customer_id, o.washer_id)
    where t.code = ${code}`)

export const tagByCode = (q: Queryable, code: TagCode): Promise<StoredTag | undefined> =>
  q.maybe<StoredTag>(sql`select code, order_id as "orderId" from tags where code = ${code}`)

export const isOrderOf = async (q: Queryable, orderId: OrderId, washerId: UserId): Promise<boolean> =>
  (await q.maybe(sql`select from order_parties where order_id = ${orderId} and washer_id = ${washerId}`)) !== undefined

/** How many tags are on the bag of an order. */
export const countTags = async (q: Queryable, orderId: OrderId): Promise<number> =>
  (await q.one<{ count: number }>(sql`select count(*)::int as count from tags where order_id = ${orderId}`)).count
