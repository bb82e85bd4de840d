import { market } from '@washline/contract/market'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { LoadType } from '@washline/contract/orders/schemas'
import type { Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { blockedWith } from '../ties/index.ts'

export interface OrderToOffer {
  readonly orderId: number
  readonly customerId: number
  readonly status: OrderStatus
  readonly pickupAt: Date
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly itemsCount: number
  readonly loadType: LoadType | null
  readonly netPayMinor: number
  readonly notes: string | null
}

const orderColumns = sql`o.id as "orderId", o.customer_id as "customerId", o.status, o.pickup_at as "pickupAt",
  o.pickup_address as address, o.pickup_latitude as latitude, o.pickup_longitude as longitude,
  o.item_count as "itemsCount", o.load_type as "loadType", o.net_pay_minor as "netPayMinor", o.notes`

export const orderToOffer = (q: Queryable, orderId: number): Promise<OrderToOffer | undefined> =>
  q.maybe<OrderToOffer>(sql`select ${orderColumns} from orders o where o.id = ${orderId}`)

export interface OpenOffer extends OrderToOffer {
  readonly offerId: number
  readonly washerId: number
  readonly distanceM: number
  readonly durationS: number
  readonly madeAt: Date
  readonly expiresAt: Date
}

/** The open offers of one Washer, the soonest to end first. */
export const openOffers = (q: Queryable, washerId: number, now: Date): Promise<OpenOffer[]> =>
  q.all<OpenOffer>(sql`
    select ${orderColumns}, f.id as "offerId", f.washer_id as "washerId", f.distance_m as "distanceM",
      f.duration_s as "durationS", f.created_at as "madeAt", f.expires_at as "expiresAt"
    from offers f join orders o on o.id = f.order_id
    where f.washer_id = ${washerId} and f.state = 'open' and f.expires_at > ${now} order by f.expires_at`)

/**
 * Washers that this order must not ask now: they hold its offer, have skipped or held it, let one run out a moment
 * ago, have their hands full, or are blocked, by whichever side. Whose offer ended because another was first may be asked again after a release.
 */
export const notToAsk = async (
  q: Queryable,
  order: OrderToOffer,
  { askAgainMs, now }: { readonly askAgainMs: number; readonly now: Date },
): Promise<number[]> => {
  const rows = await q.all<{ washer_id: number }>(sql`
    select washer_id from offers where order_id = ${order.orderId} and case state
      when 'expired' then expires_at > ${new Date(now.getTime() - askAgainMs)}
      when 'ended' then answered_at is not null
      else true end
    union
    select washer_id from orders where status in ('accepted', 'picked_up', 'in_progress')
    group by washer_id having count(*) >= ${market.dispatch.capacity}`)
  return [...rows.map((row) => row.washer_id), ...(await blockedWith(q, order.customerId))]
}

export interface Record {
  readonly washerId: number
  readonly inHand: number
  readonly seen: number
  readonly accepted: number
}

/** What each Washer has in hand, and how often an offer of the last 90 days was taken. */
export const recordsOf = (q: Queryable, washerIds: readonly number[], now: Date): Promise<Record[]> =>
  q.all<Record>(sql`
    select w.id as "washerId",
      (select count(*) from orders o where o.washer_id = w.id and o.status in ('accepted', 'picked_up', 'in_progress')) as "inHand",
      count(f.id) as seen, count(f.id) filter (where f.state = 'accepted') as accepted
    from unnest(${washerIds}::bigint[]) as w(id)
    left join offers f on f.washer_id = w.id and f.state in ('accepted', 'skipped', 'expired')
      and f.created_at > ${new Date(now.getTime() - 90 * 86_400_000)}
    group by w.id`)

export interface SearchState {
  readonly customerId: number
  readonly latitude: number
  readonly longitude: number
  readonly asked: number
  readonly open: number
  readonly radiusStep: number
  readonly until: Date | null
  /** How long the offers that are open were made for. */
  readonly offerS: number | null
  readonly askedWashers: readonly number[]
}

export const searchOf = (q: Queryable, orderId: number, now: Date): Promise<SearchState | undefined> =>
  q.maybe<SearchState>(sql`
    select o.customer_id as "customerId", o.pickup_latitude as latitude, o.pickup_longitude as longitude,
      s.radius_step as "radiusStep", count(distinct f.washer_id) as asked,
      count(f.id) filter (where f.state = 'open' and f.expires_at > ${now}) as open,
      max(f.expires_at) filter (where f.state = 'open' and f.expires_at > ${now}) as until,
      max(extract(epoch from f.expires_at - f.created_at)) filter (where f.state = 'open' and f.expires_at > ${now})::int as "offerS",
      coalesce(json_agg(distinct f.washer_id) filter (where f.washer_id is not null), '[]') as "askedWashers"
    from orders o join searches s on s.order_id = o.id left join offers f on f.order_id = o.id
    where o.id = ${orderId} group by o.id, s.radius_step`)
