import type { AppealOutcome, OfferChange, OfferExplained, WhyNot } from '@washline/contract/dispatch/explanations'
import type { OfferAppealId, OfferId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { appealColumns } from '../queries/decisions.ts'
import type { MatchParts } from '../rules/match-cost.ts'
import type { ScoreParts } from '../rules/score-candidate.ts'
import type { AppealRow } from '../rules/show-decision.ts'

export interface OfferNotMade {
  readonly washerId: UserId
  readonly whyNot: WhyNot
  readonly score: number | null
  readonly parts: ScoreParts | null
  readonly matchParts?: MatchParts
  readonly distanceM: number | null
  readonly changes: readonly OfferChange[]
}

/** Stored with the commit. The reasons of the last wave replace those of an earlier one. Behind a block, only the day is stored. */
export const saveOffersNotMade = (
  tx: Tx,
  { orderId, at, rows }: { orderId: OrderId; at: Date; rows: readonly OfferNotMade[] },
): void =>
  tx.runLast(
    () => sql`
    insert into offers_not_made as n (order_id, washer_id, why_not, score, score_parts, match_parts, distance_m, changes, at)
    select ${orderId}, r."washerId", r."whyNot", r.score, r.parts, r."matchParts", r."distanceM", r.changes,
      case when r."whyNot" = 'blocked'
        then date_trunc('day', ${at}::timestamptz at time zone ${market.timeZone}) at time zone ${market.timeZone}
        else ${at} end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("washerId" bigint, "whyNot" text, score float8, parts jsonb, "matchParts" jsonb, "distanceM" int, changes jsonb)
    on conflict (order_id, washer_id) do update set why_not = excluded.why_not, score = excluded.score,
      score_parts = excluded.score_parts, match_parts = excluded.match_parts, distance_m = excluded.distance_m, changes = excluded.changes`,
  )

/** One appeal per decision: undefined if there is one already. */
export const insertAppeal = (
  tx: Tx,
  appeal: {
    readonly decisionId: OfferId
    readonly washerId: UserId
    readonly orderId: OrderId
    readonly decision: OfferExplained
    readonly text: string
    readonly at: Date
  },
): Promise<AppealRow | undefined> =>
  tx.maybe<AppealRow>(sql`
    insert into offer_appeals as a (decision_id, washer_id, order_id, decision, text, created_at)
    values (${appeal.decisionId}, ${appeal.washerId}, ${appeal.orderId}, ${JSON.stringify(appeal.decision)}::jsonb,
      ${appeal.text}, ${appeal.at})
    on conflict (decision_id) do nothing returning ${appealColumns}`)

export const lockAppeal = (tx: Tx, id: OfferAppealId): Promise<AppealRow | undefined> =>
  tx.maybe<AppealRow>(sql`select ${appealColumns} from offer_appeals a where a.id = ${id} for update`)

export const saveAnswer = (
  tx: Tx,
  id: OfferAppealId,
  answer: { readonly outcome: AppealOutcome; readonly reason: string; readonly by: UserId; readonly at: Date },
): Promise<number> =>
  tx.run(sql`
    update offer_appeals set outcome = ${answer.outcome}, reason = ${answer.reason}, answered_by = ${answer.by},
      answered_at = ${answer.at}
    where id = ${id} and answered_at is null`)

export const deleteOffersNotMade = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`delete from offers_not_made where at < ${before}`)

export const deleteAnsweredAppeals = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`delete from offer_appeals where answered_at < ${before}`)
