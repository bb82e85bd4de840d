import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Rescue } from '@washline/contract/orders/rescue'
import type { RescueMove } from '@washline/contract/orders/rescue-process'
import type { Takeover } from '@washline/contract/orders/stage-pay'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { rescueRole, showRescue } from '../rules/show-rescue.ts'
import { lastRescue, type RescueRow, takeoversOf } from '../store/rescues.ts'

export interface RescueView extends RescueRow {
  readonly customerId: UserId
  readonly washerId: UserId | null
  readonly netPayMinor: Minor
  readonly giverName: string
  readonly successorName: string | null
  readonly steps: readonly { readonly move: RescueMove; readonly at: string }[]
  readonly takeovers: readonly Takeover[]
}

/** The last rescue of an order; null if there was none, undefined for an order that is not there. */
async function rescueOf(
  q: Queryable,
  orderId: OrderId,
): Promise<{ order: Pick<RescueView, 'customerId' | 'washerId'>; rescue: RescueView | null } | undefined> {
  const order = await q.maybe<Pick<RescueView, 'customerId' | 'washerId' | 'netPayMinor'>>(sql`
    select customer_id as "customerId", washer_id as "washerId", net_pay_minor as "netPayMinor" from orders where id = ${orderId}`)
  if (!order) return undefined
  const rescue = await lastRescue(q, orderId)
  if (!rescue) return { order, rescue: null }
  const shown = await q.one<Pick<RescueView, 'giverName' | 'successorName' | 'steps'>>(sql`
    select g.name as "giverName", s.name as "successorName",
      (select coalesce(jsonb_agg(jsonb_build_object('move', e.move, 'at', e.at) order by e.id), '[]')
        from rescue_events e where e.rescue_id = r.id) as steps
    from rescues r join users g on g.id = r.giver_id left join users s on s.id = r.successor_id where r.id = ${rescue.id}`)
  return { order, rescue: { ...rescue, ...order, ...shown, takeovers: await takeoversOf(q, orderId) } }
}

/** The orders that a Washer is to take over. */
export const takeoversDue = (
  q: Queryable,
  washerId: UserId,
): Promise<{ orderId: OrderId; giverName: string; dueAt: Date }[]> =>
  q.all(sql`
    select r.order_id as "orderId", g.name as "giverName", r.due_at as "dueAt"
    from rescues r join users g on g.id = r.giver_id
    where r.successor_id = ${washerId} and r.state = 'meeting' and r.due_at is not null order by r.due_at`)

/** The last rescue of an order as this person sees it, null if there was none; undefined for strangers. */
export async function rescueFor(q: Queryable, orderId: OrderId, userId: UserId): Promise<Rescue | null | undefined> {
  const found = await rescueOf(q, orderId)
  if (!found) return undefined
  const { order, rescue } = found
  if (!rescue) return userId === order.customerId || userId === order.washerId ? null : undefined
  const role = rescueRole(rescue, userId)
  return role && showRescue(rescue, role)
}
