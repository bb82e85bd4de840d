import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { idParams, offerId } from '../ids.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { appealText } from '../verification/schemas.ts'
import { offerGrounds } from './offer-grounds.ts'
import { dispatchRefusals } from './refusals.ts'

const timestamp = z.iso.datetime()

/** The parts of the published score. A favourite of the customer gets a whole 1 more. */
export const scorePartNames = ['travel', 'rating', 'onTime', 'acceptance', 'load', 'skips', 'favourite'] as const

/** The parts of a stored score; one that was added later is missing. */
export const storedParts = z.partialRecord(z.enum(scorePartNames), z.number())

/** The parts of what a pair costs where orders are decided together. Newcomers and favourites are credits. */
export const matchPartNames = ['lateness', 'travel', 'refusal', 'newcomer', 'favourite'] as const
export const storedMatchParts = z.partialRecord(z.enum(matchPartNames), z.number())

/** Why a Washer who was considered got no offer. */
export const whyNotReasons = [
  'too_far',
  'own_radius',
  'at_capacity',
  'not_in_time',
  'blocked',
  'favourites_first',
  'newcomers_share',
  'lower_score',
  'batch',
] as const
export type WhyNot = (typeof whyNotReasons)[number]

/**
 * One change that alone would have brought the offer; with `own_radius`, `in_hand` and out of time, a place among those considered. `by`:
 * metres nearer, ratings of five, pickups on time, offers accepted, orders fewer in hand, kilometres of the own radius; 1 otherwise.
 */
export const offerChange = z.object({
  kind: z.enum(['nearer', 'ratings', 'on_time', 'accepted', 'in_hand', 'no_skips', 'own_radius', 'favourite']),
  by: z.number(),
})
export type OfferChange = z.infer<typeof offerChange>

export const offerOutcomes = ['open', 'accepted', 'skipped', 'expired', 'ended'] as const

/** What an operator found: the decision was right, or it was mistaken. */
export const appealOutcomes = ['right', 'mistaken'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

export const offerAppeal = z.object({
  text: z.string(),
  at: timestamp,
  /** An operator answers by then. */
  answer_by: timestamp,
  answer: z.object({ outcome: z.enum(appealOutcomes), reason: z.string(), at: timestamp }).nullable(),
})
export type OfferAppeal = z.infer<typeof offerAppeal>

/** What was decided for one Washer in one search. */
export const offerExplained = z.object({
  made: z.boolean(),
  /** Of an offer that was not made because of a block: the beginning of the day. */
  at: timestamp,
  /** The district and the distance as an offer shows them; null where a block explains the decision. */
  place: z.object({ area: z.string().nullable(), distance_meters: z.number() }).nullable(),
  /** What became of an offer that was made. */
  outcome: z.enum(offerOutcomes).nullable(),
  /** Why it was made; null where none was. */
  ground: z.enum(offerGrounds).nullable(),
  /** Why none was made. */
  why_not: z.enum(whyNotReasons).nullable(),
  /** The score, 1 at most, 2 for a favourite; null where it did not come to a score. */
  score: z.number().nullable(),
  parts: z
    .array(
      z.object({
        part: z.enum(scorePartNames),
        /** 0 is the worst, 1 the best. */
        value: z.number(),
        /** How much of the score this part is. */
        weight: z.number(),
      }),
    )
    .nullable(),
  /** Where Washers were short and many orders were decided together: what giving the order to this Washer cost, instead of a score. */
  cost: z.array(z.object({ part: z.enum(matchPartNames), seconds: z.number() })).nullable(),
  /** Each alone would have changed the decision, the nearest ones of each kind. */
  changes: z.array(offerChange),
})
export type OfferExplained = z.infer<typeof offerExplained>

export const offerDecision = offerExplained.extend({ id: offerId, appeal: offerAppeal.nullable() })
export type OfferDecision = z.infer<typeof offerDecision>

export const listOfferDecisions = defineEndpoint({
  method: 'GET',
  path: '/api/provider/offers',
  access: 'washer',
  scope: 'wash',
  summary:
    'Every offer of the last 30 days that was made to the calling Washer, and every one that was not although they were considered, with its reasons, newest first.',
  query: pageQuery.extend({ made: z.enum(['yes', 'no']).optional() }),
  answers: { 200: enveloped(z.object({ decisions: z.array(offerDecision), next_cursor: z.string().nullable() })) },
})

export const appealOfferDecision = defineEndpoint({
  method: 'POST',
  path: '/api/provider/offers/:id/appeal',
  access: 'washer',
  scope: 'wash',
  summary: 'Asks a person to look at a decision about an offer, once; an operator answers with a reason.',
  params: idParams(offerId),
  body: z.object({ text: appealText }),
  answers: { 200: enveloped(offerAppeal) },
  refusals: [platformRefusals.notFound, dispatchRefusals.offerAppealed],
})
