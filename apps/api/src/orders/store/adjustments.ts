import type { AdjustmentId, OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { OrderItem } from '../rules/merge-items.ts'

export interface Adjustment {
  readonly id: AdjustmentId
  readonly washerId: UserId
  readonly items: readonly OrderItem[]
  readonly valueMinor: Minor
  readonly totalMinor: Minor
}

/** Inserts an adjustment and declines an older one that is still waiting. */
export async function insertAdjustment(
  tx: Tx,
  adjustment: Omit<Adjustment, 'id'> & {
    orderId: OrderId
    valueBeforeMinor: Minor
    reason: string
    state: 'applied' | 'waiting'
    at: Date
  },
): Promise<number> {
  const { orderId, state, at } = adjustment
  await tx.run(sql`
    update order_adjustments set state = 'declined', decided_at = ${at} where order_id = ${orderId} and state = 'waiting'`)
  const { id } = await tx.one<{ id: AdjustmentId }>(sql`
    insert into order_adjustments (order_id, washer_id, state, reason, items, value_before_minor, value_minor, total_minor, created_at, decided_at)
    values (${orderId}, ${adjustment.washerId}, ${state}, ${adjustment.reason}, ${JSON.stringify(adjustment.items)}::jsonb,
      ${adjustment.valueBeforeMinor}, ${adjustment.valueMinor}, ${adjustment.totalMinor}, ${at}, ${state === 'waiting' ? null : at}::timestamptz)
    returning id`)
  return id
}

export const waitingAdjustment = (tx: Tx, orderId: OrderId): Promise<Adjustment | undefined> =>
  tx.maybe<Adjustment>(sql`
    select id, washer_id as "washerId", items, value_minor as "valueMinor", total_minor as "totalMinor"
    from order_adjustments where order_id = ${orderId} and state = 'waiting'`)

export const decideAdjustment = (tx: Tx, id: AdjustmentId, state: 'approved' | 'declined', at: Date): Promise<number> =>
  tx.run(sql`
    update order_adjustments set state = ${state}, decided_at = ${at} where id = ${id} and state = 'waiting'`)
