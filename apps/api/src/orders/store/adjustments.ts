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

/** Inserts an adjustment, which withdraws an older one that is still waiting. */
export async function insertAdjustment(
  tx: Tx,
  adjustment: Omit<Adjustment, 'id'> & {
    orderId: OrderId
    valueBeforeMinor: Minor
    reason: string
    photoKey: string | null
    state: 'applied' | 'waiting'
    at: Date
  },
): Promise<number> {
  const { orderId, state, at } = adjustment
  await tx.run(sql`
    update order_adjustments set state = 'withdrawn', decided_at = ${at} where order_id = ${orderId} and state = 'waiting'`)
  const { id } = await tx.one<{ id: AdjustmentId }>(sql`
    insert into order_adjustments (order_id, washer_id, state, reason, photo_key, items, value_before_minor, value_minor, total_minor, created_at, decided_at)
    values (${orderId}, ${adjustment.washerId}, ${state}, ${adjustment.reason}, ${adjustment.photoKey}, ${JSON.stringify(adjustment.items)}::jsonb,
      ${adjustment.valueBeforeMinor}, ${adjustment.valueMinor}, ${adjustment.totalMinor}, ${at}, ${state === 'waiting' ? null : at}::timestamptz)
    returning id`)
  return id
}

export const waitingAdjustment = (tx: Tx, orderId: OrderId): Promise<Adjustment | undefined> =>
  tx.maybe<Adjustment>(sql`
    select id, washer_id as "washerId", items, value_minor as "valueMinor", total_minor as "totalMinor"
    from order_adjustments where order_id = ${orderId} and state = 'waiting'`)

export const decideAdjustment = (
  tx: Tx,
  id: AdjustmentId,
  state: 'approved' | 'declined' | 'withdrawn',
  at: Date,
): Promise<number> =>
  tx.run(sql`
    update order_adjustments set state = ${state}, decided_at = ${at} where id = ${id} and state = 'waiting'`)

export const insertAdjustmentPhoto = (
  tx: Tx,
  photo: { key: string; orderId: OrderId; washerId: UserId; at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into order_adjustment_photos (key, order_id, washer_id, uploaded_at)
    values (${photo.key}, ${photo.orderId}, ${photo.washerId}, ${photo.at})`)

export const countAdjustmentPhotos = async (tx: Tx, orderId: OrderId): Promise<number> =>
  (
    await tx.one<{ count: number }>(sql`
      select count(*) as count from order_adjustment_photos where order_id = ${orderId}`)
  ).count

/** Whether the Washer uploaded this photo for this order. */
export const isAdjustmentPhoto = async (
  tx: Tx,
  photo: { key: string; orderId: OrderId; washerId: UserId },
): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1 from order_adjustment_photos
    where key = ${photo.key} and order_id = ${photo.orderId} and washer_id = ${photo.washerId} for share`)) !==
  undefined

/** Deletes photos uploaded before `before` that no adjustment refers to, and returns their keys. */
export const deleteUnusedAdjustmentPhotos = async (tx: Tx, before: Date, atMost: number): Promise<string[]> => {
  const rows = await tx.all<{ key: string }>(sql`
    delete from order_adjustment_photos where key in (
      select p.key from order_adjustment_photos p
      where p.uploaded_at < ${before} and not exists (select from order_adjustments a where a.photo_key = p.key)
      order by p.uploaded_at limit ${atMost} for update skip locked)
    returning key`)
  return rows.map(({ key }) => key)
}
