import type { ClaimState } from '@washline/contract/claims/process'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import type { DispatchHealth, LiveOrder } from '@washline/contract/ops/live'
import type { SearchHit } from '@washline/contract/ops/search'
import type { Waiting } from '@washline/contract/ops/waiting'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { StepState, VerificationStep } from '@washline/contract/verification/steps'
import type { Queryable } from '../platform/db/database.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

export interface Named {
  readonly id: number
  readonly name: string
}

/** Operators with a second factor, or let in without one. */
export async function isProvenOperator(q: Queryable, userId: number, exempt: string | undefined): Promise<boolean> {
  const row = await q.maybe(sql`
    select 1 from users u where u.id = ${userId} and u.is_operator and (u.email = ${exempt ?? ''}
      or exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null))`)
  return row !== undefined
}

export interface LiveRow {
  readonly id: number
  readonly status: LiveOrder['status']
  readonly customer: Named
  readonly washer: Named | null
  readonly since: Date
  readonly pendingSince: Date | null
  readonly pickupAt: Date | null
  readonly pickedUpAt: Date | null
  readonly offers: number
  readonly openOffers: number
  readonly radiusStep: number | null
  readonly place: Point | null
  /** Where the Washer was last, while the order is in their hands. */
  readonly washerPlace: Point | null
}

/** What is shown at once; an order that waits longer comes first within its stage. */
const liveMost = 200
export const liveOrders = (q: Queryable, now: Date): Promise<LiveRow[]> =>
  q.all<LiveRow>(sql`
    select o.id, o.status, jsonb_build_object('id', c.id, 'name', c.name) as customer,
      case when w.id is null then null else jsonb_build_object('id', w.id, 'name', w.name) end as washer,
      case o.status when 'pending' then o.pending_since when 'accepted' then o.accepted_at when 'picked_up' then o.picked_up_at
        when 'in_progress' then o.laundry_started_at else o.delivered_at end as since,
      o.pending_since as "pendingSince", o.pickup_at as "pickupAt", o.picked_up_at as "pickedUpAt",
      case when o.pickup_latitude is null then null
        else jsonb_build_object('latitude', o.pickup_latitude, 'longitude', o.pickup_longitude) end as place,
      case when p.last_latitude is null or o.status = 'delivered' then null
        else jsonb_build_object('latitude', p.last_latitude, 'longitude', p.last_longitude) end as "washerPlace",
      coalesce(s.offers_made, 0) as offers, s.radius_step as "radiusStep",
      (select count(*) from offers f where f.order_id = o.id and f.state = 'open' and f.expires_at > ${now}) as "openOffers"
    from orders o join users c on c.id = o.customer_id left join users w on w.id = o.washer_id
    left join washers p on p.user_id = o.washer_id left join searches s on s.order_id = o.id
    where o.status in ('pending', 'accepted', 'picked_up', 'in_progress', 'delivered')
    order by since nulls last, o.id limit ${liveMost}`)

/** How dispatch does since the market's midnight. */
export const dispatchHealthOf = (q: Queryable, now: Date): Promise<DispatchHealth> => {
  const today = sql`(date_trunc('day', ${now}::timestamptz at time zone ${market.timeZone}) at time zone ${market.timeZone})`
  return q.one<DispatchHealth>(sql`
    with placed as (select id, status, accepted_at from orders where placed_at >= ${today}),
    taken as (
      select extract(epoch from o.accepted_at - s.started_at) as seconds
      from orders o join searches s on s.order_id = o.id
      where o.accepted_at >= ${today} and o.accepted_at >= s.started_at
    )
    select (select count(*) from placed) as placed,
      (select count(*) from placed where accepted_at is not null) as accepted,
      (select count(distinct e.order_id) from order_events e where e.move = 'giveUp' and e.at >= ${today}) as no_taker,
      (select percentile_cont(0.5) within group (order by seconds)::float8 from taken) as acceptance_p50_s,
      (select percentile_cont(0.95) within group (order by seconds)::float8 from taken) as acceptance_p95_s,
      (select count(f.id)::float8 / nullif(count(distinct p.id), 0) from placed p left join offers f on f.order_id = p.id)
        as offers_per_order,
      (select count(*) from washers where online and verified_at is not null and deposit_held) as washers_online`)
}

/** How much waits for an operator: reports of the same words wait once. */
export const waitingOf = (q: Queryable): Promise<Waiting> =>
  q.one<Waiting>(sql`
    select (select count(*) from reports where outcome is null and is_urgent) as urgent_reports,
      (select count(*) from reports where outcome is null)
        + (select count(distinct (rating_id, about)) from rating_reports where decision is null) as reports,
      (select count(*) from payment_alerts where closed_at is null) as alerts`)

const partOf = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
const hitsMost = 8

/** Orders and claims by number, people by name or e-mail address. */
export const findAnything = async (q: Queryable, words: string): Promise<SearchHit[]> => {
  const number = Number(/^(?:wl-|cl-)?(\d{1,15})$/i.exec(words)?.[1] ?? 0)
  return q.all<SearchHit>(sql`
    (select 'order' as kind, o.id, 'WL-' || o.id as title, c.name as detail
      from orders o join users c on c.id = o.customer_id where o.id = ${number})
    union all
    (select 'claim', k.id, 'CL-' || k.id, 'WL-' || k.order_id || ', ' || c.name
      from claims k join users c on c.id = k.customer_id where k.id = ${number} or k.order_id = ${number})
    union all
    (select 'person', id, name, email from users
      where name ilike ${partOf(words)} or email ilike ${partOf(words)}
      order by lower(name) = lower(${words}) or lower(email) = lower(${words}) desc, id desc limit ${hitsMost})`)
}

/** What the story of an order asks about it first. */
export const orderOf = (q: Queryable, orderId: number): Promise<{ customerHasLeft: boolean } | undefined> =>
  q.maybe(sql`
    select c.deleted_at is not null as "customerHasLeft" from orders o join users c on c.id = o.customer_id
    where o.id = ${orderId}`)

export interface EventRow {
  readonly move: string
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: Named | null
  readonly actor: 'customer' | 'washer' | 'system'
  readonly at: Date
}
export const eventsOf = (q: Queryable, orderId: number): Promise<EventRow[]> =>
  q.all<EventRow>(sql`
    select e.move, e.from_status as from, e.to_status as to, e.actor, e.at,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as by
    from order_events e left join users u on u.id = e.actor_id where e.order_id = ${orderId} order by e.at, e.id`)

export interface OfferRow {
  readonly id: number
  readonly washer: Named
  readonly state: 'open' | 'accepted' | 'skipped' | 'expired' | 'ended'
  readonly reason: string
  readonly skipReason: string | null
  readonly distanceM: number
  readonly at: Date
  readonly answeredAt: Date | null
}
export const offersOf = (q: Queryable, orderId: number): Promise<OfferRow[]> =>
  q.all<OfferRow>(sql`
    select f.id, jsonb_build_object('id', u.id, 'name', u.name) as washer, f.state, f.reason, f.skip_reason as "skipReason",
      f.distance_m as "distanceM", f.created_at as at, f.answered_at as "answeredAt"
    from offers f join users u on u.id = f.washer_id where f.order_id = ${orderId} order by f.id limit 100`)

export interface RatingRow {
  readonly orderId: number
  readonly tenths: number
  readonly comment: string
  readonly by: Named
  readonly of: Named
  readonly at: Date
}
const ratingsWhere = (condition: Sql) => sql`
  select r.order_id as "orderId", r.tenths, r.comment, jsonb_build_object('id', c.id, 'name', c.name) as by,
    jsonb_build_object('id', w.id, 'name', w.name) as of, r.created_at as at
  from ratings r join users c on c.id = r.customer_id join users w on w.id = r.washer_id
  where ${condition} order by r.id desc limit 20`
export const ratingsOfOrder = (q: Queryable, orderId: number): Promise<RatingRow[]> =>
  q.all<RatingRow>(ratingsWhere(sql`r.order_id = ${orderId}`))
export const ratingsOfPerson = (q: Queryable, userId: number): Promise<RatingRow[]> =>
  q.all<RatingRow>(ratingsWhere(sql`${userId} in (r.customer_id, r.washer_id)`))

export interface NewsRow {
  readonly id: number
  readonly to: Named
  readonly type: string
  readonly title: string
  readonly at: Date
}
const newsWhere = (condition: Sql) => sql`
  select n.id, jsonb_build_object('id', u.id, 'name', u.name) as to, n.type, n.title, n.created_at as at
  from notifications n join users u on u.id = n.user_id where ${condition} order by n.id desc limit 40`
export const newsOfOrder = (q: Queryable, orderId: number): Promise<NewsRow[]> =>
  q.all<NewsRow>(newsWhere(sql`n.order_id = ${orderId}`))
export const newsOfPerson = (q: Queryable, userId: number): Promise<NewsRow[]> =>
  q.all<NewsRow>(newsWhere(sql`n.user_id = ${userId}`))

export interface ClaimRow {
  readonly id: number
  readonly orderId: number
  readonly state: ClaimState
  readonly at: Date
}
const claimsWhere = (condition: Sql) => sql`
  select id, order_id as "orderId", state, submitted_at as at from claims where ${condition} order by id desc limit 20`
export const claimsOfOrder = (q: Queryable, orderId: number): Promise<ClaimRow[]> =>
  q.all<ClaimRow>(claimsWhere(sql`order_id = ${orderId}`))
export const claimsOfPerson = (q: Queryable, userId: number): Promise<ClaimRow[]> =>
  q.all<ClaimRow>(claimsWhere(sql`${userId} in (customer_id, washer_id)`))

export interface ChatRow {
  readonly id: number
  readonly sender: Named
  readonly content: string
  readonly photoKey: string | null
  readonly at: Date
}
export const chatOf = (q: Queryable, orderId: number): Promise<ChatRow[]> =>
  q.all<ChatRow>(sql`
    select m.id, jsonb_build_object('id', u.id, 'name', u.name) as sender, m.content, m.photo_key as "photoKey",
      m.created_at as at
    from messages m join users u on u.id = m.sender_id where m.order_id = ${orderId} order by m.id desc limit 200`)

export interface PersonRow {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly language: string | null
  readonly isWasher: boolean
  readonly isOperator: boolean
  readonly joinedAt: Date
  readonly leftAt: Date | null
}
export const personOf = (q: Queryable, userId: number): Promise<PersonRow | undefined> =>
  q.maybe<PersonRow>(sql`
    select id, name, email, phone_number as "phoneNumber", language, is_washer as "isWasher", is_operator as "isOperator",
      created_at as "joinedAt", deleted_at as "leftAt"
    from users where id = ${userId}`)

export interface WasherRow {
  readonly businessName: string
  readonly city: string
  readonly verifiedAt: Date | null
  readonly online: boolean
  readonly closedAt: Date | null
  readonly ratingTenthsSum: number
  readonly ratings: number
  readonly orders: number
  readonly onTime: number
  readonly steps: { id: number; step: VerificationStep; state: StepState }[]
}
export const washerOf = (q: Queryable, userId: number): Promise<WasherRow | undefined> =>
  q.maybe<WasherRow>(sql`
    select business_name as "businessName", city, verified_at as "verifiedAt", online, closed_at as "closedAt",
      rating_tenths_sum as "ratingTenthsSum", rating_count as ratings, orders_done as orders, orders_on_time as "onTime",
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'step', s.step, 'state', s.state) order by s.id), '[]')
        from verification_steps s where s.washer_id = user_id) as steps
    from washers where user_id = ${userId}`)

export interface PersonsOrderRow {
  readonly id: number
  readonly status: OrderStatus
  readonly side: 'customer' | 'washer'
  readonly with: Named | null
  readonly at: Date
}
export const ordersOfPerson = (q: Queryable, userId: number): Promise<PersonsOrderRow[]> =>
  q.all<PersonsOrderRow>(sql`
    select o.id, o.status, case when o.customer_id = ${userId} then 'customer' else 'washer' end as side,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as with, o.placed_at as at
    from orders o
    left join users u on u.id = case when o.customer_id = ${userId} then o.washer_id else o.customer_id end
    where ${userId} in (o.customer_id, o.washer_id) and o.placed_at is not null order by o.id desc limit 20`)
