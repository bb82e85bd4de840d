import { mapOrdersMost, mapStepsPerDegree } from '@washline/contract/console/live'
import type { OrderId } from '@washline/contract/ids'
import { inHandStatuses, openStatuses, orderProcess } from '@washline/contract/orders/process'
import { settingRanges } from '@washline/contract/settings/market-settings'
import { chancesToMiss, type OrderInHand } from '../../../orders/index.ts'
import { inList } from '../../../platform/db/in-list.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { sql } from '../../../platform/db/sql.ts'
import { type AssessedOrder, byUrgency } from '../rules/live-market.ts'
import { type LiveTimes, liveRisk } from '../rules/live-risk.ts'
import type { DecisionRow, FreeWashersRow } from '../rules/show-dispatch.ts'
import type { LiveRow } from '../rules/show-live.ts'

/** Nobody took the order over from a Washer who cannot go on. */
export const isGivenUp = sql`
  coalesce((select r.state = 'given_up' from rescues r where r.order_id = o.id order by r.id desc limit 1), false)`

/** Of an order `o`: since when it is in its status, and what its risk follows from. */
const stateColumns = sql`
  o.id, o.status,
  coalesce(case o.status when ${orderProcess.place.to} then o.pending_since when ${orderProcess.accept.to} then o.accepted_at
    when ${orderProcess.pickUp.to} then o.picked_up_at when ${orderProcess.startLaundry.to} then o.laundry_started_at
    else o.delivered_at end, o.created_at) as since,
  o.pending_since as "pendingSince", o.pickup_at as "pickupAt", o.accepted_at as "acceptedAt", o.arrived_at as "arrivedAt",
  o.picked_up_at as "pickedUpAt",  o.laundry_completed_at as "laundryCompletedAt", o.delivered_at as "deliveredAt", o.delivery_proven as "deliveryProven",
  o.promise_s as "promiseS", ${isGivenUp} as "isGivenUp"`

/** The same, and what the chance of an order in hand is computed from: flat, since there may be ten thousand. */
type MarketRow = LiveTimes &
  Pick<AssessedOrder, 'id' | 'status' | 'washerId' | 'since' | 'hasOpenOffer'> &
  Omit<OrderInHand, 'washerId' | 'pickupLatitude' | 'pickupLongitude'> &
  Readonly<Record<'pickupLatitude' | 'pickupLongitude', number | null>>

/** Every order under way with its risk, the most urgent first. */
export async function liveMarket(q: Queryable, now: Date): Promise<AssessedOrder[]> {
  const rows = await q.all<MarketRow>(sql`
    select ${stateColumns}, o.washer_id as "washerId", o.taken_over_at as "takenOverAt", o.laundry_started_at as "laundryStartedAt",
      o.pickup_latitude as "pickupLatitude", o.pickup_longitude as "pickupLongitude", p.last_latitude as "lastLatitude",
      p.last_longitude as "lastLongitude", p.last_position_at as "lastPositionAt", p.left_latitude as "leftLatitude",
      p.left_longitude as "leftLongitude", p.left_at as "leftAt",
      o.status ${inList([orderProcess.place.to])} and exists (
        select from offers f where f.order_id = o.id and f.state = 'open' and f.expires_at > ${now}) as "hasOpenOffer"
    from orders o left join washers p on p.user_id = o.washer_id
    where o.status ${inList(openStatuses)}`)
  const chances = await chancesToMiss(q, rows.filter(isInHand), now)
  return rows.map((row) => assessed(row, chances.get(row.id) ?? null, now)).sort(byUrgency)
}

const isInHand = (row: MarketRow): row is MarketRow & OrderInHand =>
  inHandStatuses.includes(row.status) &&
  row.washerId !== null &&
  row.pickupLatitude !== null &&
  row.pickupLongitude !== null

const pointOf = (latitude: number | null, longitude: number | null) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** Names each field: a copy of whole rows, ten thousand times, takes longer than to read them. */
const assessed = (row: MarketRow, chance: number | null, now: Date): AssessedOrder => ({
  id: row.id,
  status: row.status,
  washerId: row.washerId,
  since: row.since,
  hasOpenOffer: row.hasOpenOffer,
  chance,
  risk: liveRisk(row, now, chance).risk,
  place: pointOf(row.pickupLatitude, row.pickupLongitude),
  washerPlace: row.status === orderProcess.deliver.to ? null : pointOf(row.lastLatitude, row.lastLongitude),
})

/** Of an order `o` and its Washer `p`: where both are. */
const placeColumns = sql`
  case when o.pickup_latitude is null or o.pickup_longitude is null then null
    else jsonb_build_object('latitude', o.pickup_latitude, 'longitude', o.pickup_longitude) end as place,
  case when p.last_latitude is null or p.last_longitude is null or o.status = ${orderProcess.deliver.to} then null
    else jsonb_build_object('latitude', p.last_latitude, 'longitude', p.last_longitude) end as "washerPlace"`

/** What the list shows of some orders. */
export const liveOrders = (q: Queryable, ids: readonly OrderId[], now: Date): Promise<LiveRow[]> =>
  q.all<LiveRow>(sql`
    select ${stateColumns}, ${placeColumns}, jsonb_build_object('id', c.id, 'name', c.name) as customer,
      case when w.id is null then null else jsonb_build_object('id', w.id, 'name', w.name) end as washer,
      o.agreed_minor as "agreedMinor", coalesce(s.offers_made, 0) as offers, s.radius_step as "radiusStep",
      (select count(*) from offers f where f.order_id = o.id and f.state = 'open' and f.expires_at > ${now}) as "openOffers"
    from orders o join users c on c.id = o.customer_id left join users w on w.id = o.washer_id
    left join washers p on p.user_id = o.washer_id left join searches s on s.order_id = o.id
    where o.id = any(${ids}::bigint[]) and o.status ${inList(openStatuses)}`)

/** Where Washers wait for an order: online, none in hand, none to take over; where most of them are first. */
export const freeWashers = (q: Queryable): Promise<FreeWashersRow[]> =>
  q.all<FreeWashersRow>(sql`
    select * from (
      select count(*) as washers, round(w.latitude * ${mapStepsPerDegree}) as latitude, round(w.longitude * ${mapStepsPerDegree}) as longitude
      from washers w join users u on u.id = w.user_id
      where w.online and w.verified_at is not null and w.deposit_held and u.is_washer
        and not exists (select from orders o where o.washer_id = w.user_id and o.status ${inList(inHandStatuses)})
        and not exists (select from rescues r where r.successor_id = w.user_id and r.state = 'meeting')
      group by 2, 3
    ) places where latitude is not null and longitude is not null
    order by washers desc, latitude, longitude limit ${mapOrdersMost}`)

const decisionsMost = 50
const offersMost = decisionsMost * settingRanges.wave_size.max

/** The last waves: offers that were made for one order at one time, the last ones first. */
export const lastDecisions = (q: Queryable, now: Date): Promise<DecisionRow[]> =>
  q.all<DecisionRow>(sql`
    select f.order_id as "orderId", f.created_at as at, max(f.distance_m) as "reachM", f.ground = 'batch' as "isBatch",
      (select max(w.radius_km) from waves w where w.order_id = f.order_id and w.at = f.created_at) as "radiusKm",
      jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'outcome',
        case when f.state = 'open' and f.expires_at <= ${now} then 'expired' else f.state end) order by f.id) as asked
    from (select * from offers order by id desc limit ${offersMost}) f join users u on u.id = f.washer_id
    group by f.order_id, f.created_at, "isBatch" order by f.created_at desc, f.order_id desc limit ${decisionsMost}`)
