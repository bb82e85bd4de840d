import type { OrderId, UserId } from '@washline/contract/ids'
import type { Rescue } from '@washline/contract/orders/rescue'
import type { RescueMove, RescueState } from '@washline/contract/orders/rescue-process'
import type { Takeover } from '@washline/contract/orders/stage-pay'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'

export interface RescueRow {
  readonly id: number
  readonly orderId: OrderId
  readonly giverId: UserId
  readonly successorId: UserId | null
  readonly state: RescueState
  readonly openedBy: Rescue['opened_by']
  readonly isWashed: boolean
  readonly openedAt: Date
  readonly acceptedAt: Date | null
  readonly dueAt: Date | null
}

const rescueColumns = sql`
  r.id, r.order_id as "orderId", r.giver_id as "giverId", r.successor_id as "successorId", r.state, r.opened_by as "openedBy",
  r.is_washed as "isWashed", r.opened_at as "openedAt", r.accepted_at as "acceptedAt", r.due_at as "dueAt"`

/** The newest rescue of an order. It changes under the order's lock only. */
export const lastRescue = (q: Queryable, orderId: OrderId): Promise<RescueRow | undefined> =>
  q.maybe<RescueRow>(
    sql`select ${rescueColumns} from rescues r where r.order_id = ${orderId} order by r.id desc limit 1`,
  )

export interface RescueOpening {
  readonly giverId: UserId
  readonly openedBy: Rescue['opened_by']
  readonly reason: string | null
}

/** Opens a rescue. The meeting place is the giver's place of work; where they have none, others are asked around the pickup. */
export const insertRescue = async (
  tx: Tx,
  rescue: RescueOpening & { orderId: OrderId; state: RescueState; at: Date; dueAt: Date | null },
): Promise<number> =>
  (
    await tx.one<{ id: number }>(sql`
      insert into rescues (order_id, giver_id, state, opened_by, reason, address, latitude, longitude, is_washed, opened_at, due_at)
      select o.id, ${rescue.giverId}, ${rescue.state}, ${rescue.openedBy}, ${rescue.reason}::text,
        coalesce(concat_ws(', ', w.street, w.city), ''),
        coalesce(w.latitude, o.pickup_latitude), coalesce(w.longitude, o.pickup_longitude),
        o.laundry_completed_at is not null, ${rescue.at}, ${rescue.dueAt}::timestamptz
      from orders o left join order_washers w on w.user_id = o.washer_id where o.id = ${rescue.orderId}
      returning id`)
  ).id

export interface RescueChange {
  readonly state: RescueState
  readonly successorId: UserId | null
  readonly acceptedAt: Date | null
  readonly dueAt: Date | null
  readonly closedAt: Date | null
}

export const saveRescue = (tx: Tx, id: number, change: RescueChange): Promise<number> =>
  tx.run(sql`
    update rescues set state = ${change.state}, successor_id = ${change.successorId}::bigint,
      accepted_at = ${change.acceptedAt}::timestamptz, due_at = ${change.dueAt}::timestamptz, closed_at = ${change.closedAt}::timestamptz
    where id = ${id}`)

/** Saves a move, and makes what others have read of the order outdated. */
export const insertRescueEvent = (
  tx: Tx,
  event: { rescueId: number; orderId: OrderId; move: RescueMove; actorId: UserId | null; at: Date },
): Promise<number> =>
  tx.run(sql`
    with changed as (update orders set version = version + 1 where id = ${event.orderId})
    insert into rescue_events (rescue_id, move, actor_id, at)
    values (${event.rescueId}, ${event.move}, ${event.actorId}::bigint, ${event.at})`)

/** The handovers between the Washers of an order, the first one first. */
export const takeoversOf = (q: Queryable, orderId: OrderId): Promise<Takeover[]> =>
  q.all<Takeover>(sql`
    select giver_id as "giverId", is_washed as "isWashed" from rescues
    where order_id = ${orderId} and state = 'taken_over' order by id`)

/** When a Washer's position or any call of theirs last reached the server. */
export const lastSignOf = async (q: Queryable, washerId: UserId): Promise<Date | null> =>
  (
    await q.one<{ at: Date | null }>(sql`
      select greatest((select w.last_position_at from order_washers w where w.user_id = ${washerId}),
        (select c.at from last_calls c where c.user_id = ${washerId})) as at`)
  ).at

/** When the last rescue of an order ended. */
export const lastRescueClosedAt = async (q: Queryable, orderId: OrderId): Promise<Date | null> =>
  (await q.one<{ at: Date | null }>(sql`select max(closed_at) as at from rescues where order_id = ${orderId}`)).at
