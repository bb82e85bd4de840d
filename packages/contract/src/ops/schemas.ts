import { z } from 'zod'
import { id } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'
import { receipt } from '../orders/receipt.ts'
import { paymentStates } from '../payments/schemas.ts'
import { catalogueChange } from '../scanning/priced-catalogue.ts'
import { figureChange } from '../settings/figures.ts'

const timestamp = z.iso.datetime()

/** Somebody as operators see them. */
export const opsPerson = z.object({ id, name: z.string(), email: z.string() })
export type OpsPerson = z.infer<typeof opsPerson>

/** A row of the list of orders; it says nothing of money, so that reading the list is no look at anybody's. */
export const opsOrderRow = z.object({
  id,
  status: z.enum(orderStatuses),
  customer: z.object({ id, name: z.string() }),
  washer: z.object({ id, name: z.string() }).nullable(),
  placed_at: timestamp.nullable(),
})
export type OpsOrderRow = z.infer<typeof opsOrderRow>

export const opsPersonRow = opsPerson.extend({
  is_washer: z.boolean(),
  is_operator: z.boolean(),
  created_at: timestamp,
})
export type OpsPersonRow = z.infer<typeof opsPersonRow>

/** An account of the ledger, with the person it belongs to. */
export const opsAccount = z.object({
  owner: z.enum(['platform', 'user', 'order']),
  name: z.string(),
  person: z.object({ id, name: z.string() }).nullable(),
})
export type OpsAccount = z.infer<typeof opsAccount>

export const opsPosting = z.object({
  from: opsAccount,
  to: opsAccount,
  /** What was asked for or promised. */
  amount: z.number(),
  /** What of it moved; 0 while it is only promised. */
  moved: z.number(),
})

export const opsTransfer = z.object({
  id: z.string(),
  kind: z.string(),
  reason: z.string().nullable(),
  state: z.enum(['pending', 'posted', 'voided', 'expired']),
  at: timestamp,
  settled_at: timestamp.nullable(),
  /** The operator who did it. */
  by: z.object({ id, name: z.string() }).nullable(),
  postings: z.array(opsPosting),
})
export type OpsTransfer = z.infer<typeof opsTransfer>

export const opsPayment = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(paymentStates),
  gateway: z.string(),
  intent_id: z.string().nullable(),
  amount: z.number(),
  captured: z.number(),
  card: z.object({ brand: z.string(), last4: z.string() }),
  decline_code: z.string().nullable(),
  /** The gateway has been told of the capture or release. */
  told: z.boolean(),
  at: timestamp,
})
export type OpsPayment = z.infer<typeof opsPayment>

export const opsRefund = z.object({
  id: z.string(),
  card: z.number(),
  wallet: z.number(),
  reason: z.string(),
  by: z.object({ id, name: z.string() }).nullable(),
  at: timestamp,
  /** Null while the card has still to be told. */
  told_at: timestamp.nullable(),
})

/** Where an order's money is: by account what came in (negative) and what arrived (positive). Together they are zero. */
export const opsSums = z.object({
  came_in: z.number(),
  accounts: z.array(z.object({ account: opsAccount, net: z.number() })),
  /** Promised by the card, not taken. */
  promised: z.number(),
  /** Waiting in the order's own account. */
  in_escrow: z.number(),
  /** What can still be given back. */
  refundable: z.number(),
})

export const opsOrderMoney = z.object({
  order: opsOrderRow.extend({
    customer: opsPerson,
    washer: opsPerson.nullable(),
    completed_at: timestamp.nullable(),
    cancelled_at: timestamp.nullable(),
  }),
  transfers: z.array(opsTransfer),
  payments: z.array(opsPayment),
  refunds: z.array(opsRefund),
  sums: opsSums,
  receipts: z.object({ customer: receipt.nullable(), washer: receipt.nullable() }),
  /** How often operators have moved money for it; an act sends it back, so that nobody acts on an old picture. */
  acts: z.int(),
})
export type OpsOrderMoney = z.infer<typeof opsOrderMoney>

export const opsEntry = z.object({
  id,
  account: z.string(),
  kind: z.string(),
  reason: z.string().nullable(),
  amount: z.number(),
  balance_after: z.number(),
  order_id: id.nullable(),
  at: timestamp,
})
export type OpsEntry = z.infer<typeof opsEntry>

export const opsPersonMoney = z.object({
  person: opsPersonRow,
  wallet: z.number(),
  earnings: z.object({ pending: z.number(), available: z.number(), held: z.number() }),
  deposit: z.number(),
  /** The last ten. */
  cash_outs: z.array(
    z.object({
      id,
      amount: z.number(),
      fee: z.number(),
      method: z.string(),
      state: z.string(),
      reason: z.string().nullable(),
      requested_at: timestamp,
    }),
  ),
  entries: z.array(opsEntry),
  next_cursor: z.string().nullable(),
  acts: z.int(),
})
export type OpsPersonMoney = z.infer<typeof opsPersonMoney>

export const opsAlert = z.object({
  id,
  kind: z.enum(['refunded_outside', 'disputed', 'hold_lost', 'held_too_long', 'untold_too_long']),
  message: z.string(),
  payment_id: z.string(),
  order_id: id.nullable(),
  amount: z.number(),
  raised_at: timestamp,
  closed_at: timestamp.nullable(),
  closed_by: z.object({ id, name: z.string() }).nullable(),
})
export type OpsAlert = z.infer<typeof opsAlert>

export const opsActs = [
  'look_order',
  'look_person',
  'look_chat',
  'look_claim',
  'look_verification',
  'look_other',
  'refund',
  'credit',
  'close_alert',
  'change_catalogue',
  'decide_rating_report',
  'decide_report',
  'decide_claim',
  'approve_step',
  'reject_step',
  'suspend',
  'lift',
  'keep_suspended',
  'close_flag',
  'change_settings',
] as const
export type OpsAct = (typeof opsActs)[number]

/** A figure of the price list or of the market's settings. */
export const auditedChange = z.union([catalogueChange, figureChange])
export type AuditedChange = z.infer<typeof auditedChange>

export const opsAuditRow = z.object({
  id,
  act: z.enum(opsActs),
  operator: z.object({ id, name: z.string() }),
  order_id: id.nullable(),
  person: z.object({ id, name: z.string() }).nullable(),
  alert_id: id.nullable(),
  claim_id: id.nullable(),
  amount: z.number().nullable(),
  reason: z.string().nullable(),
  /** The call that was made, where it was one that reads. */
  route: z.string().nullable(),
  /** What figures were before and are since, where it changed some. */
  changes: z.array(auditedChange).nullable(),
  request_id: z.string(),
  at: timestamp,
})
export type OpsAuditRow = z.infer<typeof opsAuditRow>

/** Why, in words that the person may read. */
export const actReason = z.string().trim().min(10, 'Please give a reason of at least 10 characters.').max(300)
