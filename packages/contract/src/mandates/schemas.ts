import { z } from 'zod'
import { minorAmount, minorInput } from '../amounts.ts'
import { approvalId, orderId } from '../ids.ts'
import { approvalReasons, approvalStates, grantableKinds, mandatedKinds } from './mandated.ts'

const timestamp = z.iso.datetime()

/** What a program may do without asking. */
export const mandateInput = z.object({
  /** The most that one order, booking, tip or fee may come to, card and wallet together. */
  order_ceiling_minor: minorInput,
  /** The most that all of them may come to in a calendar month of the market's time zone. */
  month_ceiling_minor: minorInput,
  /** What needs the person's approval whatever it costs. */
  taps: z.array(z.enum(grantableKinds)).max(grantableKinds.length),
})
export type MandateInput = z.infer<typeof mandateInput>

export const mandate = mandateInput.extend({
  /** What was spent in this month. */
  spent_minor: minorAmount,
  updated_at: timestamp,
})
export type Mandate = z.infer<typeof mandate>

export const approval = z.object({
  id: approvalId,
  state: z.enum(approvalStates),
  kind: z.enum(mandatedKinds),
  reasons: z.array(z.enum(approvalReasons)),
  order_id: orderId.nullable(),
  /** What it comes to, card and wallet together; null where it costs nothing. */
  amount_minor: minorAmount.nullable(),
  /** The items of the order, in one line. */
  items: z.string().nullable(),
  address: z.string().nullable(),
  pickup_time: timestamp.nullable(),
  /** The name of the access token. */
  agent: z.string(),
  created_at: timestamp,
  expires_at: timestamp,
  answered_at: timestamp.nullable(),
  /** The code of the refusal, of one that failed. */
  failure: z.string().nullable(),
})
export type Approval = z.infer<typeof approval>

/** The answer, with status 202, to a call of a program that needs the person's approval: nothing has happened yet. */
export const waitingForApproval = z.object({
  success: z.literal(false),
  waiting_for_approval: z.literal(true),
  approval: approval.pick({
    id: true,
    kind: true,
    reasons: true,
    amount_minor: true,
    order_id: true,
    expires_at: true,
  }),
  message: z.string(),
})
export type WaitingForApproval = z.infer<typeof waitingForApproval>
