import type { OrderId, UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { BatchDecision } from '../rules/recorded-batch.ts'

/** For anything that somebody else has locked a batch waits less than until the next one. */
const lockLimit = '1s'

/**
 * Whether this is the first decision of a slot, and no other is made at the moment. One that is rolled back leaves its slot to the next
 * that asks.
 */
export async function claimBatch(tx: Tx, slot: Date, at: Date): Promise<boolean> {
  const [{ isAlone }] = await Promise.all([
    tx.one<{ isAlone: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('dispatch-batch', 0)) as "isAlone"`,
    ),
    tx.run(sql`select set_config('lock_timeout', ${lockLimit}, true)`),
  ])
  if (!isAlone) return false
  return (await tx.run(sql`insert into batches (slot, at) values (${slot}, ${at}) on conflict do nothing`)) > 0
}

export const saveBatch = (
  tx: Tx,
  slot: Date,
  batch: {
    readonly orders: number
    readonly washers: number
    readonly offers: number
    readonly decision: BatchDecision | undefined
  },
): Promise<number> =>
  tx.run(sql`
    update batches set orders = ${batch.orders}, washers = ${batch.washers}, offers = ${batch.offers},
      decision = ${batch.decision ? JSON.stringify(batch.decision) : null}::jsonb
    where slot = ${slot}`)

export const deleteBatches = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`delete from batches where at < ${before}`)

/** From now on batches decide about this order, whose search is locked. Saved with the commit. */
export const joinBatches = (tx: Tx, orderId: OrderId, since: Date): void =>
  tx.runLast(() => sql`update searches set batch_since = ${since}, batched_at = null where order_id = ${orderId}`)

/** The order makes waves again. */
export const leaveBatch = (tx: Tx, orderId: OrderId): Promise<number> =>
  tx.run(sql`update searches set batch_since = null, batched_at = null where order_id = ${orderId}`)

/** Of these searches, those that nobody else changes at the moment are decided by waves again. */
export const leaveBatches = async (tx: Tx, orderIds: readonly OrderId[]): Promise<OrderId[]> =>
  (
    await tx.all<{ orderId: OrderId }>(sql`
      update searches set batch_since = null, batched_at = null where order_id in (
        select order_id from searches where order_id = any(${orderIds}::bigint[]) and batch_since is not null and ended_at is null
        order by order_id for update skip locked)
      returning order_id as "orderId"`)
  ).map(({ orderId }) => orderId)

/** Notes that a batch has looked at these searches; one that somebody else changes at the moment is left out. */
export const markBatched = (tx: Tx, orderIds: readonly OrderId[], at: Date): Promise<number> =>
  tx.run(sql`
    update searches set batched_at = ${at} where order_id in (
      select order_id from searches where order_id = any(${orderIds}::bigint[])
      order by order_id for update skip locked)`)

/** Locks the capacity of those Washers for whom nobody else has locked it. */
export const lockFreeCapacity = async (tx: Tx, washerIds: readonly UserId[]): Promise<UserId[]> =>
  (
    await tx.all<{ id: UserId }>(sql`
      select w.id from unnest(${washerIds}::bigint[]) as w(id)
      where pg_try_advisory_xact_lock(hashtextextended('washer-capacity', w.id))`)
  ).map(({ id }) => id)
