import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { id, idParams } from '../ids.ts'
import { actReason, opsPerson } from '../ops/schemas.ts'
import { stepShown, suspension, verificationStep } from './schemas.ts'
import { reviewers, stepEvents, stepStates } from './steps.ts'

const timestamp = z.iso.datetime()
const next_cursor = z.string().nullable()

const opsWasher = opsPerson.extend({ business_name: z.string() })

/** A step that waits for an operator. The list shows no evidence, so that reading it is no look at anybody's. */
export const opsCase = z.object({
  id,
  step: verificationStep,
  washer: z.object({ id, name: z.string(), business_name: z.string() }),
  submitted_at: timestamp,
  /** An earlier approval still counts meanwhile. */
  is_renewal: z.boolean(),
  evidence_count: z.int(),
})
export type OpsCase = z.infer<typeof opsCase>

export const opsVerification = z.object({
  case: stepShown,
  washer: opsWasher.extend({
    address: z.string(),
    phone_number: z.string().nullable(),
    registered_at: timestamp,
    verified: z.boolean(),
  }),
  /** The other steps of the same Washer. */
  others: z.array(
    z.object({ id, step: verificationStep, state: z.enum(stepStates), approved_until: timestamp.nullable() }),
  ),
  history: z.array(
    z.object({
      event: z.enum(stepEvents),
      state: z.enum(stepStates),
      reviewer: z.enum(reviewers).nullable(),
      by: z.object({ id, name: z.string() }).nullable(),
      reason: z.string().nullable(),
      at: timestamp,
    }),
  ),
})
export type OpsVerification = z.infer<typeof opsVerification>

export const listOpsVerifications = defineEndpoint({
  method: 'GET',
  path: '/api/ops/verifications',
  access: 'operator',
  summary: 'Steps of Washers that wait for an operator, the longest waiting first.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ cases: z.array(opsCase), next_cursor })) },
})

export const getOpsVerification = defineEndpoint({
  method: 'GET',
  path: '/api/ops/verifications/:id',
  access: 'operator',
  summary: 'A step with its evidence and history, whatever its state. The look is recorded.',
  params: idParams,
  answers: { 200: enveloped(opsVerification) },
})

export const decideOpsVerification = defineEndpoint({
  method: 'POST',
  path: '/api/ops/verifications/:id/decide',
  access: 'operator',
  summary:
    'Approves or rejects a step; a rejection says why, in words for the Washer. An approved step can be rejected later. 409 if it has changed since it was read.',
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approve'), version: z.int().min(0) }),
    z.object({ decision: z.literal('reject'), version: z.int().min(0), reason: actReason }),
  ]),
  answers: { 200: enveloped(stepShown) },
})

/** A Washer whose quality somebody should look at, or who is suspended. */
export const opsQualityRow = z.object({
  washer: z.object({ id, name: z.string(), business_name: z.string() }),
  /** What the list is ordered by: the longest waiting first. */
  since: timestamp,
  flag: z
    .object({
      id,
      causes: z.array(z.enum(['ratings', 'claims'])),
      /** Over the last ratings, with one decimal. */
      average: z.number().nullable(),
      ratings: z.int(),
      claims: z.int(),
      raised_at: timestamp,
    })
    .nullable(),
  suspension: suspension.nullable(),
  orders_in_hand: z.int(),
})
export type OpsQualityRow = z.infer<typeof opsQualityRow>

export const listOpsQuality = defineEndpoint({
  method: 'GET',
  path: '/api/ops/quality',
  access: 'operator',
  summary: 'Washers who are flagged or suspended, the longest waiting first; an appeal counts from when it was made.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ washers: z.array(opsQualityRow), next_cursor })) },
})

export const closeOpsFlag = defineEndpoint({
  method: 'POST',
  path: '/api/ops/quality/:id/close',
  access: 'operator',
  summary: 'Closes a flag without a suspension, with a note; 409 if somebody closed it before. `id` is the flag’s.',
  params: idParams,
  body: z.object({ note: actReason }),
  answers: { 200: enveloped(z.object({ closed_at: timestamp })) },
})

export const suspendOpsWasher = defineEndpoint({
  method: 'POST',
  path: '/api/ops/washers/:id/suspend',
  access: 'operator',
  summary:
    'Stops offers to a Washer, until a time or until it is lifted, and tells them why; orders in hand may be finished. 409 if suspended already.',
  params: idParams,
  body: z.object({ reason: actReason, until: timestamp.nullable() }),
  answers: { 200: enveloped(suspension) },
})

const decision = z.object({ suspension_id: id, reason: actReason })

export const liftOpsSuspension = defineEndpoint({
  method: 'POST',
  path: '/api/ops/washers/:id/lift',
  access: 'operator',
  summary: 'Ends a suspension and tells the Washer; 409 if it has ended.',
  params: idParams,
  body: decision,
  answers: { 200: enveloped(z.object({ lifted_at: timestamp })) },
})

export const keepOpsSuspension = defineEndpoint({
  method: 'POST',
  path: '/api/ops/washers/:id/keep',
  access: 'operator',
  summary: 'Answers the appeal against a suspension, which stays; 409 without an open appeal.',
  params: idParams,
  body: decision,
  answers: { 200: enveloped(suspension) },
})
