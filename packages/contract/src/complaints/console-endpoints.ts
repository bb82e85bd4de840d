import { z } from 'zod'
import { minorAmount, minorInput } from '../amounts.ts'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { complaintId, idParams, userId } from '../ids.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { complaintRefusals } from './refusals.ts'
import { complaintParties } from './rules.ts'
import { complaint } from './schemas.ts'

/** What an operator has to decide: a complaint, the customer's appeal, or the Washer's appeal about their liability. */
export const complaintQuestions = ['decision', 'appeal', 'liability'] as const

export const consoleComplaint = complaint.extend({
  question: z.enum(complaintQuestions),
  customer: z.object({ id: userId, name: z.string() }),
  washer: z.object({ id: userId, name: z.string() }),
  /** What the items cost: the most that is refunded. */
  value_minor: minorAmount,
  due_at: z.iso.datetime(),
  /** The number of decisions so far; a decision sends it back. */
  decisions: z.int(),
})
export type ConsoleComplaint = z.infer<typeof consoleComplaint>

const waiting = { answers: { 200: enveloped(z.object({ complaints: z.array(consoleComplaint), left: z.int() })) } }

export const listConsoleComplaints = defineEndpoint({
  method: 'GET',
  path: '/api/ops/complaints',
  access: 'operator',
  scope: 'console:queues',
  summary: 'The first complaints that wait for an operator, the soonest due first, and how many wait in all.',
  ...waiting,
})

const base = { reason: actionReason, decisions: z.int().min(0) }
const liable = { liable_party: z.enum(complaintParties) }

const consoleDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('rewash'), ...liable, ...base }),
  z.object({
    decision: z.literal('refund'),
    /** In all, including what was refunded before. */
    amount_minor: minorInput.min(1, 'Must be greater than 0.'),
    ...liable,
    ...base,
  }),
  z.object({ decision: z.literal('reject'), ...base }),
  z.object({ decision: z.literal('liability'), ...liable, ...base }),
])
export type ConsoleDecision = z.infer<typeof consoleDecision>

export const decideConsoleComplaint = defineEndpoint({
  method: 'POST',
  path: '/api/ops/complaints/:id/decide',
  access: 'operator',
  scope: 'console:queues',
  summary:
    'Decides a complaint or an appeal: a second wash, a refund, neither, or who is liable. Answers with what still waits.',
  params: idParams(complaintId),
  body: consoleDecision,
  ...waiting,
  refusals: [complaintRefusals.decidedSince, complaintRefusals.nothingToDecide, orderRefusals.wrongStatus],
})
