import type { skipReasons } from '@washline/contract/dispatch/endpoints'
import type { OfferId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type Minor, minor } from '@washline/contract/money'
import { inHandStatuses, type OrderStatus, orderProcess } from '@washline/contract/orders/process'
import type { LoadType } from '@washline/contract/orders/schemas'
import { payOfStages, stagesLeft } from '@washline/contract/orders/stage-pay'
import type { ItemToDraw } from '@washline/contract/scanning/drawn-items'
import { among } from '../platform/db/among.ts'
import { inList } from '../platform/db/in-list.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import { blockedWith } from '../relationships/index.ts'

interface Rewash {
  /** The Washer of the wash that is mended: asked first, or not at all. */
  readonly washerId: UserId
  readonly asksSameWasher: boolean
  /** Then it pays them nothing. */
  readonly isWasherLiable: boolean
}

export interface OrderToOffer {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly status: OrderStatus
  readonly pickupAt: Date
  readonly latitude: number
  readonly longitude: number
  readonly itemsCount: number
  readonly items: readonly ItemToDraw[]
  readonly loadType: LoadType | null
  readonly netPayMinor: Minor
  readonly hasNote: boolean
  /** The rest of an order that another Washer has picked up: the place is theirs. */
  readonly isRescue: boolean
  readonly isWashed: boolean
  readonly pickedUpAt: Date | null
  readonly promiseS: number
  /** Of a free second wash; null for any other order. */
  readonly rewash: Rewash | null
}

const items = sql`(select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'category', i.category, 'quantity', i.quantity)
  order by i.position), '[]') from order_items i where i.order_id = o.id) as items`

const orderColumns = sql`${items}, o.id as "orderId", o.customer_id as "customerId", o.status, o.pickup_at as "pickupAt",
  coalesce(r.latitude, o.pickup_latitude) as latitude, coalesce(r.longitude, o.pickup_longitude) as longitude,
  o.item_count as "itemsCount", o.load_type as "loadType", coalesce(w.pay_minor, o.net_pay_minor) as "netPayMinor",
  r.order_id is not null as "isRescue", coalesce(r.is_washed, false) as "isWashed", o.picked_up_at as "pickedUpAt", o.promise_s as "promiseS",
  coalesce(btrim(o.notes), '') <> '' as "hasNote",
  case when w.order_id is not null then jsonb_build_object('washerId', w.washer_id, 'asksSameWasher', w.asks_same_washer,
    'isWasherLiable', w.is_washer_liable) end as rewash`

/** The rest of an order is searched for in a rescue. */
const rescued = sql`left join rescues r on r.order_id = o.id and r.state = 'searching'
  left join order_rewashes w on w.order_id = o.id`

/** Every order but a draft, and a draft that was cancelled. */
const hasPickup = sql`o.pickup_at is not null and o.pickup_address is not null and o.pickup_latitude is not null
  and o.pickup_longitude is not null`

type OfferedRow = Pick<OrderToOffer, 'isRescue' | 'isWashed' | 'netPayMinor'>

/** The order as it is offered to one Washer: a second wash pays nothing to the Washer who is liable for it. */
export const offeredTo = <O extends Pick<OrderToOffer, 'rewash' | 'netPayMinor'>>(order: O, washerId: UserId): O =>
  order.rewash?.isWasherLiable && order.rewash.washerId === washerId ? { ...order, netPayMinor: minor(0) } : order

/** The Washer of the wash that a second one mends, where the customer wants them again: asked first and alone, as a favourite is. */
export const askedFirst = ({ rewash }: Pick<OrderToOffer, 'rewash'>): readonly UserId[] =>
  rewash?.asksSameWasher ? [rewash.washerId] : []

/** With the pay that is left to earn. */
const withPay = <R extends OfferedRow>(order: R) => ({
  ...order,
  netPayMinor: order.isRescue ? payOfStages(order.netPayMinor, stagesLeft(order.isWashed)) : order.netPayMinor,
})

export const ordersToOffer = async (q: Queryable, orderIds: readonly OrderId[]): Promise<OrderToOffer[]> =>
  (
    await q.all<OrderToOffer>(sql`
      select ${orderColumns} from orders o ${rescued} where ${among(sql`o.id`, orderIds)} and ${hasPickup}`)
  ).map(withPay)

export const orderToOffer = async (q: Queryable, orderId: OrderId): Promise<OrderToOffer | undefined> =>
  (await ordersToOffer(q, [orderId]))[0]

/** Whether Washers are to be asked for an order, or for the rest of it. */
export const isSearched = ({ status, isRescue }: Pick<OrderToOffer, 'status' | 'isRescue'>): boolean =>
  status === orderProcess.place.to || isRescue

export interface OpenOffer extends OrderToOffer {
  readonly offerId: OfferId
  readonly washerId: UserId
  readonly distanceM: number
  readonly durationS: number
  readonly madeAt: Date
  readonly expiresAt: Date
}

/** The open offers of one Washer, the first to expire first. */
export const openOffers = async (q: Queryable, washerId: UserId, now: Date): Promise<OpenOffer[]> => {
  const rows = await q.all<OpenOffer>(sql`
    select ${orderColumns}, f.id as "offerId", f.washer_id as "washerId", f.distance_m as "distanceM",
      f.duration_s as "durationS", f.created_at as "madeAt", f.expires_at as "expiresAt"
    from offers f join orders o on o.id = f.order_id ${rescued}
    where f.washer_id = ${washerId} and f.state = 'open' and f.expires_at > ${now} and ${hasPickup}
    order by f.expires_at`)
  return rows.map((row) => offeredTo(withPay(row), row.washerId))
}

/** A takeover that somebody is on the way to counts as an order in hand. */
const atCapacity = sql`
  select washer_id from (
    select washer_id from orders where status ${inList(inHandStatuses)}
    union all
    select successor_id from rescues where state = 'meeting') in_hand
  where washer_id is not null group by washer_id having count(*) >= ${market.dispatch.capacity}`

/** Washers who cannot be asked for any order of this customer now: at capacity, or blocked one way or the other. */
export const washersNotForCustomer = async (q: Queryable, customerId: UserId): Promise<UserId[]> => {
  const rows = await q.all<{ washer_id: UserId }>(atCapacity)
  return [...rows.map((row) => row.washer_id), ...(await blockedWith(q, customerId))]
}

/**
 * Washers who must not be asked for these orders now, by order: they have an open offer of it, have skipped or accepted one, have let
 * one expire recently, or gave it away. Those at capacity are not asked for any order. Washers whose offer ended because another
 * one accepted may be asked again after a release.
 */
export async function washersNotToAsk(
  q: Queryable,
  orderIds: readonly OrderId[],
  { askAgainMs, now }: { readonly askAgainMs: number; readonly now: Date },
): Promise<(orderId: OrderId) => UserId[]> {
  const ofOrders = among(sql`order_id`, orderIds)
  const rows = await q.all<{ orderId: OrderId | null; washerId: UserId }>(sql`
    select order_id as "orderId", washer_id as "washerId" from offers where ${ofOrders} and case state
      when 'expired' then expires_at > ${new Date(now.getTime() - askAgainMs)}
      when 'ended' then answered_at is not null
      else true end
    union
    select order_id, giver_id from rescues where ${ofOrders}
    union
    select order_id, washer_id from order_rewashes where ${ofOrders} and not asks_same_washer
    union
    select null, washer_id from (${atCapacity}) full_washers`)
  const byOrder = Map.groupBy(rows, (row) => row.orderId)
  const idsOf = (orderId: OrderId | null) => (byOrder.get(orderId) ?? []).map(({ washerId }) => washerId)
  return (orderId) => [...idsOf(orderId), ...idsOf(null)]
}

interface SkipRow {
  readonly reason: (typeof skipReasons)[number]
  /** ISO times: the rows are read as JSON. */
  readonly at: string
  readonly pickupAt: string
  readonly distanceM: number
  readonly itemsCount: number
  readonly netPayMinor: number
}

export interface WasherRecord {
  readonly washerId: UserId
  readonly inHand: number
  /** Orders that they take over next. */
  readonly meeting: number
  readonly seen: number
  readonly accepted: number
  readonly skips: readonly SkipRow[]
}

const { days, last } = market.dispatch.skips

/**
 * How many orders each Washer has in hand, how many offers of the last 90 days they accepted, and their last skips with a reason. The ids are
 * in a `select` of their own: a plan for their number would be made anew for every call, which takes longer than the statement.
 */
export const recordsOf = (q: Queryable, washerIds: readonly UserId[], now: Date): Promise<WasherRecord[]> =>
  q.all<WasherRecord>(sql`
    select w.id as "washerId",
      (select count(*) from orders o where o.washer_id = w.id and o.status ${inList(inHandStatuses)}) as "inHand",
      (select count(*) from rescues r where r.successor_id = w.id and r.state = 'meeting') as meeting,
      count(f.id) as seen, count(f.id) filter (where f.state = 'accepted') as accepted,
      coalesce((
        select json_agg(json_build_object('reason', s.skip_reason, 'at', s.answered_at, 'pickupAt', s.pickup_at,
          'distanceM', s.distance_m, 'itemsCount', s.item_count, 'netPayMinor', s.net_pay_minor))
        from (
          select k.skip_reason, k.answered_at, k.distance_m, o.pickup_at, o.item_count, o.net_pay_minor
          from offers k join orders o on o.id = k.order_id
          where k.washer_id = w.id and k.skip_reason is not null and o.pickup_at is not null
            and k.answered_at > ${new Date(now.getTime() - days * 86_400_000)}
          order by k.answered_at desc limit ${last}
        ) s), '[]') as skips
    from unnest((select ${washerIds}::bigint[])) as w(id)
    left join offers f on f.washer_id = w.id and f.state in ('accepted', 'skipped', 'expired')
      and f.created_at > ${new Date(now.getTime() - 90 * 86_400_000)}
    group by w.id`)

export interface SearchState {
  readonly status: OrderStatus
  readonly customerId: UserId
  readonly latitude: number
  readonly longitude: number
  readonly asked: number
  readonly open: number
  readonly radiusStep: number
  readonly startedAt: Date
  readonly until: Date | null
  /** When the first of the open offers expires. */
  readonly firstExpiryAt: Date | null
  /** Whether a favourite of the customer has an open offer. */
  readonly isFavouriteAsked: boolean
  /** How many seconds the open offers were valid for when they were made. */
  readonly offerS: number | null
  readonly askedWashers: readonly UserId[]
}

export const searchOf = (q: Queryable, orderId: OrderId, now: Date): Promise<SearchState | undefined> =>
  q.maybe<SearchState>(sql`
    select o.status, o.customer_id as "customerId", o.pickup_latitude as latitude, o.pickup_longitude as longitude,
      s.radius_step as "radiusStep", s.started_at as "startedAt", count(distinct f.washer_id) as asked,
      count(f.id) filter (where f.state = 'open' and f.expires_at > ${now}) as open,
      max(f.expires_at) filter (where f.state = 'open' and f.expires_at > ${now}) as until,
      min(f.expires_at) filter (where f.state = 'open' and f.expires_at > ${now}) as "firstExpiryAt",
      coalesce(bool_or((f.score_parts ->> 'favourite')::int = 1) filter (where f.state = 'open' and f.expires_at > ${now}),
        false) as "isFavouriteAsked",
      max(extract(epoch from f.expires_at - f.created_at)) filter (where f.state = 'open' and f.expires_at > ${now})::int as "offerS",
      coalesce(json_agg(distinct f.washer_id) filter (where f.washer_id is not null), '[]') as "askedWashers"
    from orders o join searches s on s.order_id = o.id left join offers f on f.order_id = o.id
    where o.id = ${orderId} and ${hasPickup} group by o.id, s.radius_step, s.started_at`)

/** Orders of running searches without an open offer, the oldest first. */
export const searchesWithoutOffers = async (q: Queryable, limit: number): Promise<OrderId[]> => {
  const rows = await q.all<{ orderId: OrderId }>(sql`
    select s.order_id as "orderId" from searches s where s.ended_at is null
      and not exists (select from offers f where f.order_id = s.order_id and f.state = 'open')
    order by s.started_at limit ${limit}`)
  return rows.map(({ orderId }) => orderId)
}
