import type { OrderId } from '@washline/contract/ids'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

export interface SearchInBatch {
  readonly orderId: OrderId
  readonly startedAt: Date
  readonly hasExpired: boolean
}

/** Searches that batches decide and that have no offer which may still be accepted, those first that waited longest for a batch. */
export const searchesToDecide = (q: Queryable, now: Date, limit: number): Promise<SearchInBatch[]> =>
  q.all<SearchInBatch>(sql`
    select s.order_id as "orderId", s.started_at as "startedAt",
      exists (select from offers f where f.order_id = s.order_id and f.state = 'open') as "hasExpired"
    from searches s
    where s.ended_at is null and s.batch_since is not null
      and not exists (select from offers f where f.order_id = s.order_id and f.state = 'open' and f.expires_at > ${now})
    order by s.batched_at nulls first, s.order_id limit ${limit}`)

export const isAnyInBatch = async (q: Queryable): Promise<boolean> =>
  (await q.maybe(sql`select from searches where ended_at is null and batch_since is not null limit 1`)) !== undefined
