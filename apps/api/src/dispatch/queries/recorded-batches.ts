import type { OrderId } from '@washline/contract/ids'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { type BatchToReplay, batchOf } from '../rules/replay-batches.ts'
import type { AcceptedOffer } from '../rules/replay-so-far.ts'

/** The slot before the last recorded batches since a time, at most so many. */
export const batchBefore = async (q: Queryable, since: Date, most: number): Promise<Date> => {
  const { slot } = await q.one<{ slot: Date | null }>(sql`
    select min(slot) as slot from (
      select slot from batches where decision is not null and at > ${since} order by slot desc limit ${most}) b`)
  return new Date((slot ?? since).getTime() - 1)
}

/** The next recorded batches after a slot, in their order, with the offers of their searches that were accepted. */
export async function batchesAfter(
  q: Queryable,
  slot: Date,
  limit: number,
): Promise<(BatchToReplay & { readonly slot: Date })[]> {
  const rows = await q.all<{ slot: Date; at: Date; decision: unknown }>(sql`
    select slot, at, decision from batches where decision is not null and slot > ${slot} order by slot limit ${limit}`)
  const batches = rows.map(({ slot, at, decision }) => ({ slot, ...batchOf(at, decision) }))
  const orderIds = [...new Set(batches.flatMap(({ orders }) => orders.map(({ orderId }) => orderId)))]
  const accepted = await q.all<AcceptedOffer & { orderId: OrderId }>(sql`
    select order_id as "orderId", washer_id as "washerId", created_at as "askedAt", answered_at as "answeredAt"
    from offers where order_id = any(${orderIds}::bigint[]) and state = 'accepted' and answered_at is not null`)
  return batches.map((batch) => ({
    ...batch,
    accepted: new Map(
      accepted
        .filter(({ askedAt }) => askedAt.getTime() === batch.at.getTime())
        .map(({ orderId, ...offer }) => [orderId, offer]),
    ),
  }))
}
