import type { OfferAppealId, OfferId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Queryable } from '../../platform/db/queryable.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { AppealRow, DecisionRow } from '../rules/show-decision.ts'

export const appealColumns = sql`a.id, a.decision_id as "decisionId", a.washer_id as "washerId", a.order_id as "orderId", a.decision,
  a.text, a.created_at as "createdAt", a.outcome, a.reason, a.answered_at as "answeredAt"`

interface Wanted {
  readonly washerId: UserId
  readonly since: Date
  readonly now: Date
}

const hasPickup = sql`o.pickup_latitude is not null and o.pickup_longitude is not null`

/** The weights of the wave that made an offer; the reasons of one not made are those of the last wave. */
const weightsAt = sql`
  (select w.rules -> 'weights' from waves w where w.order_id = f.order_id and w.at <= f.created_at order by w.id desc limit 1) as weights`
const lastWeights = sql`
  (select w.rules -> 'weights' from waves w where w.order_id = f.order_id order by w.id desc limit 1) as weights`

const made = ({ washerId, since, now }: Wanted, ids: Sql): Sql => sql`
  select f.id, f.order_id as "orderId", true as made, f.created_at as at, f.distance_m as "distanceM",
    o.pickup_latitude as latitude, o.pickup_longitude as longitude,
    case when f.state = 'open' and f.expires_at <= ${now} then 'expired' else f.state end as outcome,
    f.ground, null as "whyNot", f.score, f.score_parts as parts, f.match_parts as "matchParts", ${weightsAt}, '[]'::jsonb as changes
  from offers f join orders o on o.id = f.order_id
  where f.washer_id = ${washerId} and f.created_at > ${since} and ${hasPickup} and ${ids}`

const notMade = ({ washerId, since }: Wanted, ids: Sql): Sql => sql`
  select f.id, f.order_id as "orderId", false as made, f.at, f.distance_m as "distanceM",
    o.pickup_latitude as latitude, o.pickup_longitude as longitude, null as outcome, null as ground, f.why_not as "whyNot",
    f.score, f.score_parts as parts, f.match_parts as "matchParts", ${lastWeights}, f.changes
  from offers_not_made f join orders o on o.id = f.order_id
  where f.washer_id = ${washerId} and f.at > ${since} and ${hasPickup} and ${ids}
    and not exists (select from offers x where x.order_id = f.order_id and x.washer_id = f.washer_id)`

/** The Washer's decisions, newest first; one that a later wave turned into an offer counts as that offer only. */
export const decisionsOf = (
  q: Queryable,
  { before, limit, kind, ...wanted }: Wanted & { before: number; limit: number; kind: 'yes' | 'no' | undefined },
): Promise<DecisionRow[]> =>
  q.all<DecisionRow>(sql`
    select * from (
      (${made(wanted, sql`f.id < ${before} and ${kind !== 'no'}`)} order by f.id desc limit ${limit})
      union all
      (${notMade(wanted, sql`f.id < ${before} and ${kind !== 'yes'}`)} order by f.id desc limit ${limit})
    ) decisions order by id desc limit ${limit}`)

export const decisionOf = (q: Queryable, id: OfferId, wanted: Wanted): Promise<DecisionRow | undefined> =>
  q.maybe<DecisionRow>(sql`
    ${made(wanted, sql`f.id = ${id}`)} union all ${notMade(wanted, sql`f.id = ${id}`)}`)

export const appealsOf = (q: Queryable, decisionIds: readonly OfferId[]): Promise<AppealRow[]> =>
  q.all<AppealRow>(sql`
    select ${appealColumns} from offer_appeals a where a.decision_id = any(${decisionIds}::bigint[])`)

export interface WaitingAppeal {
  readonly id: OfferAppealId
  readonly washer: { readonly id: UserId; readonly name: string }
  readonly made: boolean
  readonly createdAt: Date
}

/** Appeals without an answer, oldest first. */
export const waitingAppeals = (q: Queryable, page: { after: number; limit: number }): Promise<WaitingAppeal[]> =>
  q.all<WaitingAppeal>(sql`
    select a.id, jsonb_build_object('id', u.id, 'name', u.name) as washer, coalesce((a.decision ->> 'made')::boolean, false) as made,
      a.created_at as "createdAt"
    from offer_appeals a join people u on u.id = a.washer_id
    where a.answered_at is null and a.id > ${page.after}
    order by a.id limit ${page.limit}`)

export const appealById = (
  q: Queryable,
  id: OfferAppealId,
): Promise<(AppealRow & { washer: { readonly id: UserId; readonly name: string } }) | undefined> =>
  q.maybe(sql`
    select ${appealColumns}, jsonb_build_object('id', u.id, 'name', u.name) as washer
    from offer_appeals a join people u on u.id = a.washer_id where a.id = ${id}`)

/** Decisions of before this time are not explained any more. */
export const explainedSince = (now: Date): Date => new Date(now.getTime() - market.dispatch.explained.days * 86_400_000)
