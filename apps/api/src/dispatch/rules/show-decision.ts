import {
  type AppealOutcome,
  matchPartNames,
  type OfferAppeal,
  type OfferDecision,
  type OfferExplained,
  offerChange,
  scorePartNames,
  storedMatchParts,
  storedParts,
  type WhyNot,
} from '@washline/contract/dispatch/explanations'
import type { OfferGround } from '@washline/contract/dispatch/offer-grounds'
import type { OfferAppealId, OfferId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Weights } from './score-candidate.ts'
import { shownDistanceM } from './shown-distance.ts'

export interface DecisionRow {
  readonly id: OfferId
  readonly orderId: OrderId
  readonly made: boolean
  readonly at: Date
  readonly distanceM: number | null
  readonly latitude: number
  readonly longitude: number
  readonly outcome: OfferDecision['outcome']
  readonly ground: OfferGround | null
  readonly whyNot: WhyNot | null
  readonly score: number | null
  /** Stored JSON. */
  readonly parts: unknown
  readonly matchParts: unknown
  /** Of the wave that decided. */
  readonly weights: Weights | null
  readonly changes: unknown
}

export interface AppealRow {
  readonly id: OfferAppealId
  readonly decisionId: OfferId
  readonly washerId: UserId
  readonly orderId: OrderId
  /** Stored JSON. */
  readonly decision: unknown
  readonly text: string
  readonly createdAt: Date
  readonly outcome: AppealOutcome | null
  readonly reason: string | null
  readonly answeredAt: Date | null
}

const dayMs = 86_400_000

/** A decision in the Washer's words; `area` is that of the place's grid cell. */
export function showDecision(row: DecisionRow, area: string | null): OfferExplained {
  const { made, at, distanceM, outcome, ground, whyNot, score, changes } = row
  const costs = storedMatchParts.nullable().parse(row.matchParts)
  // A batch does not decide by the score.
  const parts = costs ? null : storedParts.nullable().parse(row.parts)
  // A favourite scores a whole 1 more.
  const weightOf = { ...(row.weights ?? market.dispatch.weights), favourite: 1 }
  return {
    made,
    at: at.toISOString(),
    place: distanceM === null ? null : { area, distance_meters: shownDistanceM(distanceM) },
    outcome,
    ground,
    why_not: whyNot,
    score: costs ? null : score,
    parts: parts && scorePartNames.map((part) => ({ part, value: parts[part] ?? 0, weight: weightOf[part] })),
    cost: costs && matchPartNames.map((part) => ({ part, seconds: costs[part] ?? 0 })),
    changes: offerChange.array().parse(changes),
  }
}

export const showAppeal = ({ text, createdAt, outcome, reason, answeredAt }: AppealRow): OfferAppeal => ({
  text,
  at: createdAt.toISOString(),
  answer_by: answerBy(createdAt).toISOString(),
  answer: outcome && reason !== null && answeredAt ? { outcome, reason, at: answeredAt.toISOString() } : null,
})

export const answerBy = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + market.dispatch.appeals.answerDays * dayMs)
