import type { DemoCandidate, DemoDispatch } from '@washline/contract/demo/endpoints'
import { scorePartNames, storedParts, type WhyNot } from '@washline/contract/dispatch/explanations'
import type { OfferGround } from '@washline/contract/dispatch/offer-grounds'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { OrderStatus } from '@washline/contract/orders/process'
import { z } from 'zod'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { demoCustomer } from './demo-people.ts'

interface OrderRow {
  readonly id: OrderId
  readonly status: OrderStatus
  readonly laundryCompletedAt: Date | null
  readonly placedAt: Date
  readonly acceptedAt: Date | null
  readonly acceptedBy: string | null
  readonly radiusStep: number | null
  /** Of the last wave; stored JSON. */
  readonly weights: unknown
}

interface CandidateRow {
  readonly name: string
  readonly made: boolean
  readonly outcome: DemoCandidate['outcome']
  readonly ground: OfferGround | null
  readonly whyNot: WhyNot | null
  readonly score: number | null
  readonly distanceM: number | null
  /** Stored JSON. */
  readonly parts: unknown
}

const mostCandidates = 20
const storedWeights = z.record(z.string(), z.number()).nullable()

/** The decisions about the demo customer's last order, those who were asked first, each side by score. */
export async function dispatchOfDemo(db: Database, now: Date): Promise<DemoDispatch | null> {
  const order = await db.maybe<OrderRow>(sql`
    select o.id, o.status, o.laundry_completed_at as "laundryCompletedAt", o.placed_at as "placedAt", o.accepted_at as "acceptedAt",
      w.name as "acceptedBy", s.radius_step as "radiusStep",
      (select v.rules -> 'weights' from waves v where v.order_id = o.id order by v.id desc limit 1) as weights
    from orders o join users c on c.id = o.customer_id left join users w on w.id = o.washer_id
      left join searches s on s.order_id = o.id
    where c.email = ${demoCustomer.email} and o.placed_at is not null
    order by o.placed_at desc limit 1`)
  if (!order) return null
  const rows = await db.all<CandidateRow>(sql`
    select * from (
      select u.name, true as made, case when f.state = 'open' and f.expires_at <= ${now} then 'expired' else f.state end as outcome,
        f.ground, null as "whyNot", f.score, f.distance_m as "distanceM", f.score_parts as parts
      from offers f join users u on u.id = f.washer_id where f.order_id = ${order.id}
      union all
      select u.name, false, null, null, f.why_not, f.score, f.distance_m, f.score_parts
      from offers_not_made f join users u on u.id = f.washer_id
      where f.order_id = ${order.id} and f.why_not <> 'blocked'
        and not exists (select from offers x where x.order_id = f.order_id and x.washer_id = f.washer_id)
    ) candidates order by made desc, score desc nulls last limit ${mostCandidates}`)
  return {
    order_id: order.id,
    status: order.status,
    laundry_completed_at: order.laundryCompletedAt?.toISOString() ?? null,
    placed_at: order.placedAt.toISOString(),
    accepted_at: order.acceptedAt?.toISOString() ?? null,
    accepted_by: order.acceptedBy,
    radius_km: order.radiusStep === null ? null : (market.dispatch.radiiKm[order.radiusStep] ?? null),
    candidates: rows.map((row) => showCandidate(row, order.weights)),
  }
}

function showCandidate(row: CandidateRow, weights: OrderRow['weights']): DemoCandidate {
  const parts = storedParts.nullable().parse(row.parts)
  const weightOf: Readonly<Record<string, number>> = {
    ...market.dispatch.weights,
    ...storedWeights.parse(weights),
    favourite: 1,
  }
  return {
    name: row.name,
    made: row.made,
    outcome: row.outcome,
    ground: row.ground,
    why_not: row.whyNot,
    score: row.score,
    distance_meters: row.distanceM,
    parts: parts && scorePartNames.map((part) => ({ part, value: parts[part] ?? 0, weight: weightOf[part] ?? 0 })),
  }
}
