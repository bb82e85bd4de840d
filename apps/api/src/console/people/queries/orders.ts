import type { MessageId, OfferId, OrderId, UserId } from '@washline/contract/ids'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { sql } from '../../../platform/db/sql.ts'
import { containing, idBound, type SearchOptions } from '../../queries/conditions.ts'
import type { Named } from '../../rules/wire-fields.ts'
import { fewOfName } from './people.ts'

interface NamedWithEmail extends Named {
  readonly email: string
}

export interface OrderRow {
  readonly id: OrderId
  readonly status: OrderStatus
  readonly customer: NamedWithEmail
  readonly washer: NamedWithEmail | null
  readonly placedAt: Date | null
  readonly completedAt: Date | null
  readonly cancelledAt: Date | null
}
const orderRows = sql`
  select o.id, o.status, jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email) as customer,
    case when p.id is null then null else jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email) end as washer,
    o.placed_at as "placedAt", o.completed_at as "completedAt", o.cancelled_at as "cancelledAt"
  from orders o join users c on c.id = o.customer_id left join users p on p.id = o.washer_id`

/** Finds an order by its number, drafts included; other text is searched in the names and email addresses of its people. */
export async function findOrders(q: Queryable, options: SearchOptions): Promise<OrderRow[]> {
  const { search } = options
  const number = /^(?:wl-)?(\d{1,15})$/i.exec(search ?? '')?.[1]
  if (number) return q.all(sql`${orderRows} where o.id = ${Number(number)} and o.id < ${idBound(options)}`)
  if (!search)
    return q.all(sql`
      ${orderRows} where o.placed_at is not null and o.id < ${idBound(options)} order by o.id desc limit ${options.limit}`)
  const few = await fewOfName(q, search)
  return few ? ordersOfPeople(q, few, options) : ordersOfName(q, search, options)
}

const ordersOfPeople = (q: Queryable, people: readonly UserId[], options: SearchOptions): Promise<OrderRow[]> =>
  q.all<OrderRow>(sql`
    ${orderRows} join (
      select id from orders where customer_id = any(${people}::bigint[]) union select id from orders where washer_id = any(${people}::bigint[])
    ) theirs on theirs.id = o.id
    where o.placed_at is not null and o.id < ${idBound(options)} order by o.id desc limit ${options.limit}`)

const ordersOfName = (q: Queryable, search: string, options: SearchOptions): Promise<OrderRow[]> =>
  q.all<OrderRow>(sql`
    ${orderRows} where o.placed_at is not null and o.id < ${idBound(options)}
      and (c.name ilike ${containing(search)} or c.email ilike ${containing(search)}
        or p.name ilike ${containing(search)} or p.email ilike ${containing(search)})
    order by o.id desc limit ${options.limit}`)

export const orderRow = (q: Queryable, orderId: OrderId): Promise<OrderRow | undefined> =>
  q.maybe<OrderRow>(sql`${orderRows} where o.id = ${orderId}`)

export const orderOf = (q: Queryable, orderId: OrderId): Promise<{ customerHasLeft: boolean } | undefined> =>
  q.maybe(sql`
    select c.deleted_at is not null as "customerHasLeft" from orders o join users c on c.id = o.customer_id
    where o.id = ${orderId}`)

export interface EventRow {
  readonly move: string
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: Named | null
  readonly actor: 'customer' | 'washer' | 'system' | 'operator'
  readonly reason: string | null
  readonly at: Date
}
/** The moves of an order, and those of its rescues. */
export const eventsOf = (q: Queryable, orderId: OrderId): Promise<EventRow[]> =>
  q.all<EventRow>(sql`
    select e.move, e.from_status as from, e.to_status as to, e.actor, e.reason, e.at,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as by
    from (
      select move, from_status, to_status, actor, actor_id, data ->> 'reason' as reason, at, 0 as n from order_events where order_id = ${orderId}
      union all
      select s.move, o.to_status, o.to_status,
        case when s.actor_id is null then 'system' when s.move = 'reassign' then 'operator' else 'washer' end, s.actor_id,
        case when s.move in ('ask', 'reassign') then r.reason end, s.at, s.id
      from rescue_events s join rescues r on r.id = s.rescue_id, lateral (
        select to_status from order_events where order_id = r.order_id and at <= s.at order by at desc limit 1) o
      where r.order_id = ${orderId} and s.move <> 'takeOver'
    ) e left join users u on u.id = e.actor_id order by e.at, e.n`)

export interface OfferRow {
  readonly id: OfferId
  readonly washer: Named
  readonly state: 'open' | 'accepted' | 'skipped' | 'expired' | 'ended'
  readonly reason: string
  readonly skipReason: string | null
  readonly distanceM: number
  readonly at: Date
  readonly answeredAt: Date | null
}
export const offersOf = (q: Queryable, orderId: OrderId): Promise<OfferRow[]> =>
  q.all<OfferRow>(sql`
    select f.id, jsonb_build_object('id', u.id, 'name', u.name) as washer, f.state, f.reason, f.skip_reason as "skipReason",
      f.distance_m as "distanceM", f.created_at as at, f.answered_at as "answeredAt"
    from offers f join users u on u.id = f.washer_id where f.order_id = ${orderId} order by f.id limit 100`)

export interface ChatRow {
  readonly id: MessageId
  readonly sender: Named
  readonly content: string
  readonly photoKey: string | null
  readonly at: Date
}
export const chatOf = (q: Queryable, orderId: OrderId): Promise<ChatRow[]> =>
  q.all<ChatRow>(sql`
    select m.id, jsonb_build_object('id', u.id, 'name', u.name) as sender, m.content, m.photo_key as "photoKey",
      m.created_at as at
    from messages m join users u on u.id = m.sender_id where m.order_id = ${orderId} order by m.id desc limit 200`)
