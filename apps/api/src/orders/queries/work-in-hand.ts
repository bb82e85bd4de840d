import type { OrderId, UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import type { OrderTimes } from '@washline/contract/orders/deadlines'
import { inHandStatuses } from '@washline/contract/orders/process'
import { inList } from '../../platform/db/in-list.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { type PaceRow, pacesIn } from '../rules/promised-order.ts'
import { type UsualTimes, usualTimes, washLeftS } from '../rules/usual-times.ts'
import { paceColumns } from './promises.ts'

interface Door extends Point {
  readonly address: string
}

interface InHandRow extends OrderTimes {
  readonly orderId: OrderId
  readonly washerId: UserId
  readonly laundryStartedAt: Date | null
  readonly address: string
  readonly latitude: number
  readonly longitude: number
}

export interface OrderInHand extends OrderTimes {
  readonly orderId: OrderId
  readonly door: Door
  /** What is left of a wash that runs. */
  readonly washLeftS: number
}

/** An order whose laundry another Washer still has. Its door is not known yet to the one who takes it over. */
export interface TakeoverInHand {
  readonly orderId: OrderId
  readonly place: Door
  readonly dueAt: Date
  readonly isWashed: boolean
}

/** What a Washer has to do, and how long they usually take. */
export interface WorkInHand {
  readonly orders: readonly OrderInHand[]
  readonly takeovers: readonly TakeoverInHand[]
  readonly usual: UsualTimes
}

/** Orders that others are asked to take over, or are coming for, are no more stops of the Washer who has the laundry. */
const ordersOf = (q: Queryable, washerIds: readonly UserId[]): Promise<InHandRow[]> =>
  q.all<InHandRow>(sql`
    select o.id as "orderId", o.washer_id as "washerId", o.status, o.pickup_at as "pickupAt", o.accepted_at as "acceptedAt",
      o.arrived_at as "arrivedAt", o.picked_up_at as "pickedUpAt", o.taken_over_at as "takenOverAt", o.laundry_started_at as "laundryStartedAt",
      o.laundry_completed_at as "laundryCompletedAt", o.delivered_at as "deliveredAt", o.delivery_proven as "deliveryProven", o.promise_s as "promiseS",
      o.pickup_address as address, o.pickup_latitude as latitude, o.pickup_longitude as longitude
    from orders o
    where o.washer_id = any(${washerIds}::bigint[]) and o.washer_id is not null and o.status ${inList(inHandStatuses)}
      and o.pickup_address is not null and o.pickup_latitude is not null and o.pickup_longitude is not null
      and not exists (select from rescues r where r.order_id = o.id and r.state in ('searching', 'meeting'))
    order by o.id`)

interface TakeoverRow extends Omit<TakeoverInHand, 'place'>, Door {
  readonly washerId: UserId
}

const takeoversOf = (q: Queryable, washerIds: readonly UserId[]): Promise<TakeoverRow[]> =>
  q.all<TakeoverRow>(sql`
    select r.order_id as "orderId", r.successor_id as "washerId", r.address, r.latitude, r.longitude, r.due_at as "dueAt",
      r.is_washed as "isWashed"
    from rescues r
    where r.successor_id = any(${washerIds}::bigint[]) and r.successor_id is not null and r.state = 'meeting'
      and r.due_at is not null
    order by r.order_id`)

const pacesOf = (q: Queryable, washerIds: readonly UserId[]): Promise<(PaceRow & { readonly washerId: UserId })[]> =>
  q.all<PaceRow & { washerId: UserId }>(sql`
    select o.washer_id as "washerId", ${paceColumns} from unnest(${washerIds}::bigint[]) as o(washer_id)`)

/** What some Washers have in hand, and are to take over. */
export async function workInHand(
  q: Queryable,
  washerIds: readonly UserId[],
  now: Date,
): Promise<Map<UserId, WorkInHand>> {
  const [orders, takeovers, measuredPaces] = await Promise.all([
    ordersOf(q, washerIds),
    takeoversOf(q, washerIds),
    pacesOf(q, washerIds),
  ])
  return new Map(
    measuredPaces.map(({ washerId, ...measured }) => {
      const paces = pacesIn(measured)
      const isTheirs = (row: { readonly washerId: UserId }) => row.washerId === washerId
      const work: WorkInHand = {
        orders: orders.filter(isTheirs).map(({ address, latitude, longitude, laundryStartedAt, ...order }) => ({
          ...order,
          door: { address, latitude, longitude },
          washLeftS: washLeftS(paces, laundryStartedAt ?? now, now),
        })),
        takeovers: takeovers.filter(isTheirs).map(({ address, latitude, longitude, ...takeover }) => ({
          ...takeover,
          place: { address, latitude, longitude },
        })),
        usual: usualTimes(paces),
      }
      return [washerId, work]
    }),
  )
}
