import type { OrderId, UserId } from '@washline/contract/ids'
import { inHandStatuses } from '@washline/contract/orders/process'
import { leftDoorMs } from '@washline/contract/orders/whereabouts'
import { inList } from '../../platform/db/in-list.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Calibration } from '../rules/calibration.ts'
import { type Paces, pacesOf, type StagePace } from '../rules/pace.ts'
import { byStage, type Promised, type PromiseRow, promisedOf } from '../rules/promised-order.ts'

/** Of an order's Washer `w`: the door that they have left, and their other orders in hand. */
export const whereaboutsColumns = sql`
  'lastLatitude', w.last_latitude, 'lastLongitude', w.last_longitude, 'lastPositionAt', w.last_position_at,
  'leftDoor', (select jsonb_build_object('latitude', l.left_latitude, 'longitude', l.left_longitude) from order_washers l
    where l.user_id = o.washer_id and l.left_latitude is not null and l.left_longitude is not null
      and l.left_at > l.last_position_at - ${leftDoorMs} * interval '1 millisecond'),
  'others', (select coalesce(jsonb_agg(e.errand), '[]') from errands e
    where e.washer_id = o.washer_id and e.order_id <> o.id and e.status ${inList(inHandStatuses)})`

const pace = sql`jsonb_build_object('stage', p.stage, 'orders', p.orders, 'mean', p.mean, 'variance', p.variance)`

/** What was measured of the Washer of an order `o`, and of the market. */
export const paceColumns = sql`
  (select coalesce(jsonb_agg(${pace}), '[]') from washer_paces p where p.washer_id = o.washer_id) as paces,
  (select coalesce(jsonb_agg(${pace}), '[]') from market_paces p) as "marketPaces"`

/** How far the market's estimates err. */
export const calibrationColumn = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('stage', c.stage, 'isLive', c.is_live, 'others', c.others, 'p50', c.p50, 'p90', c.p90)), '[]')
    from market_calibrations c) as calibrations`

/** How far the market's estimates err, each with when that was measured. */
export const marketCalibrations = (q: Queryable): Promise<(Calibration & { readonly measuredAt: Date })[]> =>
  q.all(sql`
    select stage, is_live as "isLive", others, p50, p90, measured_at as "measuredAt" from market_calibrations`)

/** What the promises of some orders are computed from: their times, their Washers' paces and live positions. */
export async function promisedOrders(
  q: Queryable,
  orderIds: readonly OrderId[],
  now: Date,
): Promise<Map<OrderId, Promised>> {
  const rows = await q.all<PromiseRow & { readonly id: OrderId }>(sql`
    select o.id, o.status, o.pickup_at as "pickupAt", o.accepted_at as "acceptedAt", o.arrived_at as "arrivedAt", o.picked_up_at as "pickedUpAt", o.taken_over_at as "takenOverAt",
      o.laundry_started_at as "laundryStartedAt", o.laundry_completed_at as "laundryCompletedAt", o.delivered_at as "deliveredAt",
      o.delivery_proven as "deliveryProven", o.promise_s as "promiseS", o.pickup_latitude as "pickupLatitude", o.pickup_longitude as "pickupLongitude",
      case when w.user_id is not null then jsonb_build_object(${whereaboutsColumns}) end as washer,
      (select jsonb_build_object('state', a.state) from order_adjustments a where a.order_id = o.id and a.state = 'waiting')
        as adjustment,
      ${paceColumns}, ${calibrationColumn}
    from orders o left join order_washers w on w.user_id = o.washer_id
    where o.id = any(${orderIds}::bigint[])`)
  return new Map(rows.map((row) => [row.id, promisedOf(row, now)]))
}

/** The paces of some Washers, by Washer. */
export async function pacesOfWashers(q: Queryable, washerIds: readonly UserId[]): Promise<(id: UserId) => Paces> {
  const rows = await q.all<StagePace & { readonly washerId: UserId | null }>(sql`
    select washer_id as "washerId", stage, orders, mean, variance from washer_paces where washer_id = any(${washerIds}::bigint[])
    union all
    select null, stage, orders, mean, variance from market_paces`)
  const byWasher = Map.groupBy(rows, (row) => row.washerId)
  const ofMarket = byStage(byWasher.get(null) ?? [])
  return (id) => pacesOf(byStage(byWasher.get(id) ?? []), ofMarket)
}
