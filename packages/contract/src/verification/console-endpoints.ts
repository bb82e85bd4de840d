import { z } from 'zod'
import { actionReason, consolePerson } from '../console/schemas.ts'
import { severities } from '../console/severity.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { idParams, qualityFlagId, stepId, suspensionId, userId } from '../ids.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { verificationRefusals } from './refusals.ts'
import { stepShown, suspension, verificationStep } from './schemas.ts'
import { reviewers, stepEvents, stepStates } from './steps.ts'

const timestamp = z.iso.datetime()
const next_cursor = z.string().nullable()

const consoleWasher = consolePerson.extend({ business_name: z.string() })

/** A step that waits for an operator. The list has no evidence, so reading it needs no audit entry. */
export const consoleCase = z.object({
  id: stepId,
  step: verificationStep,
  washer: z.object({ id: userId, name: z.string(), business_name: z.string() }),
  submitted_at: timestamp,
  /** An earlier approval is still valid. */
  is_renewal: z.boolean(),
  evidence_count: z.int(),
})
export type ConsoleCase = z.infer<typeof consoleCase>

export const consoleVerification = z.object({
  case: stepShown,
  washer: consoleWasher.extend({
    address: z.string(),
    phone_number: z.string().nullable(),
    registered_at: timestamp,
    verified: z.boolean(),
  }),
  /** The other steps of the same Washer. */
  others: z.array(
    z.object({ id: stepId, step: verificationStep, state: z.enum(stepStates), approved_until: timestamp.nullable() }),
  ),
  history: z.array(
    z.object({
      event: z.enum(stepEvents),
      state: z.enum(stepStates),
      reviewer: z.enum(reviewers).nullable(),
      by: z.object({ id: userId, name: z.string() }).nullable(),
      reason: z.string().nullable(),
      at: timestamp,
    }),
  ),
})
export type ConsoleVerification = z.infer<typeof consoleVerification>

export const listConsoleVerifications = defineEndpoint({
  method: 'GET',
  path: '/api/ops/verifications',
  access: 'operator',
  scope: 'console:people',
  summary: 'Steps of Washers that wait for an operator, oldest submission first.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ cases: z.array(consoleCase), next_cursor })) },
})

export const getConsoleVerification = defineEndpoint({
  method: 'GET',
  path: '/api/ops/verifications/:id',
  access: 'operator',
  scope: 'console:people',
  summary: 'A step with its evidence and history, in any state. The read is audited.',
  params: idParams(stepId),
  answers: { 200: enveloped(consoleVerification) },
})

export const decideConsoleVerification = defineEndpoint({
  method: 'POST',
  path: '/api/ops/verifications/:id/decide',
  access: 'operator',
  scope: 'console:people',
  summary:
    'Approves or rejects a step; a rejection needs a reason for the Washer. An approved step can be rejected later. 409 if the step has changed since the given version.',
  params: idParams(stepId),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approve'), version: z.int().min(0) }),
    z.object({ decision: z.literal('reject'), version: z.int().min(0), reason: actionReason }),
  ]),
  answers: { 200: enveloped(stepShown) },
  refusals: [platformRefusals.changed, verificationRefusals.notWaiting, verificationRefusals.underWay],
})

/** A Washer who is flagged for review or suspended. */
export const consoleQualityRow = z.object({
  washer: z.object({ id: userId, name: z.string(), business_name: z.string() }),
  /** An appeal that waits is urgent, a flagged Washer who still works is serious. The list is ordered by it, then by `since`. */
  severity: z.enum(severities),
  since: timestamp,
  flag: z
    .object({
      id: qualityFlagId,
      causes: z.array(z.enum(['ratings', 'claims'])),
      /** Average of the latest ratings, with one decimal. */
      average: z.number().nullable(),
      ratings: z.int(),
      claims: z.int(),
      raised_at: timestamp,
    })
    .nullable(),
  suspension: suspension.nullable(),
  orders_in_hand: z.int(),
})
export type ConsoleQualityRow = z.infer<typeof consoleQualityRow>

export const listConsoleQuality = defineEndpoint({
  method: 'GET',
  path: '/api/ops/quality',
  access: 'operator',
  scope: 'console:people',
  summary:
    'Washers who are flagged or suspended, by severity, then oldest first; with an open appeal, by the time of the appeal.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ washers: z.array(consoleQualityRow), next_cursor })) },
})

export const closeConsoleFlag = defineEndpoint({
  method: 'POST',
  path: '/api/ops/quality/:id/close',
  access: 'operator',
  scope: 'console:people',
  summary: 'Closes a flag without a suspension, with a note; 409 if it was closed before. `id` is the id of the flag.',
  params: idParams(qualityFlagId),
  body: z.object({ note: actionReason }),
  answers: { 200: enveloped(z.object({ closed_at: timestamp })) },
  refusals: [verificationRefusals.flagClosed],
})

export const suspendConsoleWasher = defineEndpoint({
  method: 'POST',
  path: '/api/ops/washers/:id/suspend',
  access: 'operator',
  scope: 'console:people',
  summary:
    'Suspends a Washer until a time or until it is lifted, with a reason for the Washer; orders in hand may be finished. 409 if suspended already.',
  params: idParams(userId),
  body: z.object({ reason: actionReason, until: timestamp.nullable() }),
  answers: { 200: enveloped(suspension) },
  refusals: [verificationRefusals.suspended],
})

const decision = z.object({ suspension_id: suspensionId, reason: actionReason })

export const liftConsoleSuspension = defineEndpoint({
  method: 'POST',
  path: '/api/ops/washers/:id/lift',
  access: 'operator',
  scope: 'console:people',
  summary: 'Lifts a suspension and notifies the Washer; 409 if it has ended.',
  params: idParams(userId),
  body: decision,
  answers: { 200: enveloped(z.object({ lifted_at: timestamp })) },
  refusals: [verificationRefusals.suspensionOver],
})

export const upholdConsoleSuspension = defineEndpoint({
  method: 'POST',
  path: '/api/ops/washers/:id/keep',
  access: 'operator',
  scope: 'console:people',
  summary: 'Rejects the appeal against a suspension; 409 without an open appeal.',
  params: idParams(userId),
  body: decision,
  answers: { 200: enveloped(suspension) },
  refusals: [verificationRefusals.noAppeal, verificationRefusals.suspensionOver],
})
