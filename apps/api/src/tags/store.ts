import type { OrderId, UserId } from '@washline/contract/ids'
import type { TagCode } from '@washline/contract/tags/tag-code'
import type { Tx } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { StoredTag } from './rules/compare-tags.ts'

/** Serialises what one person makes, so that concurrent calls count each other's tags. */
export const lockMaker = (tx: Tx, userId: UserId): Promise<unknown> =>
  tx.all(sql`select pg_advisory_xact_lock(hashtextextended('tags', ${userId}))`)

export const countUnused = async (tx: Tx, userId: UserId): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      sql`select count(*)::int as count from tags where made_by = ${userId} and order_id is null`,
    )
  ).count

export const insertTags = (tx: Tx, made: { codes: readonly TagCode[]; by: UserId; at: Date }): Promise<number> =>
  tx.run(sql`
    insert into tags (code, made_by, made_at, changed_at)
    select code, ${made.by}, ${made.at}, ${made.at} from unnest(${made.codes}::text[]) as code`)

/** The scanned tags and those on the order's bag, locked in the order of their codes: of two orders that take one tag, one waits and finds it taken. */
export const lockTags = (tx: Tx, scan: { orderId: OrderId; codes: readonly TagCode[] }): Promise<StoredTag[]> =>
  tx.all<StoredTag>(sql`
    select code, order_id as "orderId" from tags
    where order_id = ${scan.orderId} or code = any(${scan.codes}::text[]) order by code for no key update`)

export const bindTags = (tx: Tx, { orderId, codes, at }: { orderId: OrderId; codes: readonly TagCode[]; at: Date }) =>
  tx.run(sql`
    update tags set order_id = ${orderId}, changed_at = greatest(changed_at, ${at}) where code = any(${codes}::text[])`)

export const releaseTags = (tx: Tx, orderId: OrderId, at: Date): Promise<number> =>
  tx.run(sql`update tags set order_id = null, changed_at = greatest(changed_at, ${at}) where order_id = ${orderId}`)

export const deleteUnused = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`delete from tags where order_id is null and changed_at < ${before}`)
