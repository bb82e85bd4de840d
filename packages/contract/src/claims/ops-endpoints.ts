import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { id, idParams } from '../ids.ts'
import { major } from '../major.ts'
import { actReason, opsPerson } from '../ops/schemas.ts'
import { claimStates } from './process.ts'
import { bearers, claim } from './schemas.ts'

/** What an operator has to decide: a claim, an appeal, or whether the Washer, who objects, bears what was paid. */
export const claimNeeds = ['decision', 'appeal', 'blame'] as const
export type ClaimNeed = (typeof claimNeeds)[number]

const opsClaimRow = z.object({
  id,
  order_id: id,
  state: z.enum(claimStates),
  /** Null where nobody has to do anything. */
  needs: z.enum(claimNeeds).nullable(),
  customer: z.object({ id, name: z.string() }),
  washer: z.object({ id, name: z.string() }),
  submitted_at: z.iso.datetime(),
  decision_due_at: z.iso.datetime(),
  /** Until then no operator decides against the Washer; null once they may. */
  reply_until: z.iso.datetime().nullable(),
})
export type OpsClaimRow = z.infer<typeof opsClaimRow>

const history = z.object({ orders: z.int(), claims: z.int(), approved: z.int() })

const opsClaim = claim.extend({
  needs: z.enum(claimNeeds).nullable(),
  people: z.object({
    customer: opsPerson.extend({ history }),
    washer: opsPerson.extend({ history }),
  }),
  /** The photos that the order already had: the scan and the handovers. */
  order_photos: z.array(z.object({ of: z.enum(['scan', 'pickup', 'return']), url: z.string() })),
  /** The most that the order's cover still gives this claim, what it was paid included. */
  maximum: z.number(),
  /** How often this claim was decided; a decision sends it back, so that nobody decides on an old picture. */
  decisions: z.int(),
})
export type OpsClaim = z.infer<typeof opsClaim>

export const listOpsClaims = defineEndpoint({
  method: 'GET',
  path: '/api/ops/claims',
  access: 'operator',
  summary: 'Claims that wait for an operator, the soonest due first; with `all`, every claim, newest first.',
  query: pageQuery.extend({ list: z.enum(['waiting', 'all']).default('waiting') }),
  answers: { 200: enveloped(z.object({ claims: z.array(opsClaimRow), next_cursor: z.string().nullable() })) },
})

export const getOpsClaim = defineEndpoint({
  method: 'GET',
  path: '/api/ops/claims/:id',
  access: 'operator',
  summary: 'A claim with its report beside the evidence. The look is recorded.',
  params: idParams,
  answers: { 200: enveloped(opsClaim) },
})

export const decideOpsClaim = defineEndpoint({
  method: 'POST',
  path: '/api/ops/claims/:id/decide',
  access: 'operator',
  summary:
    'Decides a claim, an appeal, or who bears what was paid. 409 with `reply_until` against a Washer who may still answer; 409 if somebody decided since.',
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('approve'),
      /** All that the claim gets, what it was paid included. */
      amount: major.refine((value) => value > 0, 'Must be greater than 0.'),
      borne_by: z.enum(bearers),
      reason: actReason,
      decisions: z.int().min(0),
    }),
    z.object({ decision: z.literal('reject'), reason: actReason, decisions: z.int().min(0) }),
  ]),
  answers: { 200: enveloped(opsClaim) },
})
