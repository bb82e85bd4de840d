import { claimProcess, reviewedClaimStates } from '@washline/contract/claims/process'
import { complaintProcess } from '@washline/contract/complaints/process'
import type { ScarceDisk } from '@washline/contract/console/disks'
import type { DispatchHealth } from '@washline/contract/console/live'
import type { SearchHit } from '@washline/contract/console/search'
import type { Waiting } from '@washline/contract/console/waiting'
import { market } from '@washline/contract/market'
import { orderProcess, washingStatuses } from '@washline/contract/orders/process'
import { inList } from '../../platform/db/in-list.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { containing } from '../queries/conditions.ts'
import { isGivenUp } from './queries/live.ts'

/** The metrics of dispatch since the market's midnight. */
export const dispatchHealthOf = (q: Queryable, now: Date): Promise<DispatchHealth> => {
  const today = sql`(date_trunc('day', ${now}::timestamptz at time zone ${market.timeZone}) at time zone ${market.timeZone})`
  return q.one<DispatchHealth>(sql`
    with placed as (select id, status, accepted_at from orders where placed_at >= ${today}),
    matched as (
      select extract(epoch from o.accepted_at - s.started_at) as seconds
      from orders o join searches s on s.order_id = o.id
      where o.accepted_at >= ${today} and o.accepted_at >= s.started_at
    )
    select (select count(*) from placed) as placed,
      (select count(*) from placed where accepted_at is not null) as accepted,
      (select count(distinct e.order_id) from order_events e where e.move = 'giveUp' and e.at >= ${today}) as no_taker,
      (select percentile_cont(0.5) within group (order by seconds)::float8 from matched) as acceptance_p50_s,
      (select percentile_cont(0.95) within group (order by seconds)::float8 from matched) as acceptance_p95_s,
      (select count(f.id)::float8 / nullif(count(distinct p.id), 0) from placed p left join offers f on f.order_id = p.id)
        as offers_per_order,
      (select count(*) from washers where online and verified_at is not null and deposit_held) as washers_online`)
}

/** The orders that `deadlineAt` of the contract gives to an operator, and those that nobody takes over. */
const isOverdue = (now: Date) => {
  const { promise, pickup } = market
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const operatorMs = promise.operatorAfterS * 1_000
  return sql`
    (o.status ${inList([orderProcess.accept.to])} and o.accepted_at <= ${ago(operatorMs + pickup.leadMs)}
      and (o.pickup_at is null or o.pickup_at <= ${ago(operatorMs)}))
    or (o.status ${inList(washingStatuses)} and o.picked_up_at + (o.promise_s + 1) * interval '1 second' <= ${ago(operatorMs)})
    or (o.status ${inList(washingStatuses)} and ${isGivenUp})
    or (o.status ${inList([orderProcess.deliver.to])} and o.delivery_proven is false
      and o.delivered_at <= ${ago(market.orders.autoCompleteMs)})`
}

/** How much waits for an operator: reports of the same text wait once. */
export const waitingOf = (q: Queryable, now: Date): Promise<Waiting> =>
  q.one<Waiting>(sql`
    select (select count(*) from reports where outcome is null and is_urgent) as urgent_reports,
      (select count(*) from reports where outcome is null)
        + (select count(distinct (rating_id, about)) from rating_reports where decision is null)
        + (select count(*) from door_cases d where d.answered_at is null and (d.is_for_person or d.appealed_at is not null)) as reports,
      (select count(*) from payment_alerts where closed_at is null) as alerts,
      (select count(*) from claims where state ${inList(reviewedClaimStates)}
        or (state ${inList([claimProcess.pay.to])} and reserve_id is not null and replied_at is not null)) as claims,
      (select count(*) from verification_steps s join washers w on w.user_id = s.washer_id
        where s.state = 'submitted' and s.submitted_at is not null and not s.with_vendor and w.closed_at is null) as verification,
      (select count(*) from washers w
        where exists (select from quality_flags f where f.washer_id = w.user_id and f.closed_at is null)
          or exists (select from washer_suspensions x where x.washer_id = w.user_id and x.ended_at is null
            and x.appealed_at is not null and x.appeal_answered_at is null))
        + (select count(*) from offer_appeals where answered_at is null)
        + (select count(*) from complaints c where c.state ${inList([complaintProcess.sendToReview.to, complaintProcess.appeal.to])}
          or (c.washer_appealed_at is not null and c.liability_decided_at is null)) as quality,
      (select count(*) from orders o where ${isOverdue(now)}) as overdue_orders`)

/** Disks for photos with little room left, by their latest measurement. */
export const scarceDisks = (q: Queryable, measuredSince: Date) =>
  q.all<Omit<ScarceDisk, 'since'> & { since: Date }>(sql`
    select host, volume, case state when 'full' then 'full' else 'low' end as state, free_bytes, total_bytes, floor_bytes, since, processes from (
      select distinct on (host, volume) host, volume, state, free_bytes, total_bytes, floor_bytes,
        min(since) over (partition by host, volume, state) as since,
        count(*) over (partition by host, volume) as processes
      from disk_watches where measured_at >= ${measuredSince}
      order by host, volume, measured_at desc
    ) latest where state <> 'ok'`)

const hitsMost = 8

/** Finds orders and claims by number, people by name or email address. */
export const findAnything = async (q: Queryable, text: string): Promise<SearchHit[]> => {
  const number = Number(/^(?:wl-|cl-)?(\d{1,15})$/i.exec(text)?.[1] ?? 0)
  return q.all<SearchHit>(sql`
    (select 'order' as kind, o.id, 'WL-' || o.id as title, c.name as detail
      from orders o join users c on c.id = o.customer_id where o.id = ${number})
    union all
    (select 'claim', k.id, 'CL-' || k.id, 'WL-' || k.order_id || ', ' || c.name
      from claims k join users c on c.id = k.customer_id where k.id = ${number} or k.order_id = ${number})
    union all
    (select 'person', id, name, email from users
      where name ilike ${containing(text)} or email ilike ${containing(text)}
      order by lower(name) = lower(${text}) or lower(email) = lower(${text}) desc, id desc limit ${hitsMost})`)
}
