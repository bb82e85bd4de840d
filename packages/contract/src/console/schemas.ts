import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { alertId, auditEntryId, cashOutId, claimId, ledgerEntryId, orderId, userId } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'
import { receipt } from '../orders/receipt.ts'
import { paymentStates } from '../payments/schemas.ts'
import { catalogueChange } from '../scanning/priced-catalogue.ts'
import { settingChange } from '../settings/market-settings.ts'
import { severalLines } from '../texts/plain-text.ts'

const timestamp = z.iso.datetime()

export const consolePerson = z.object({ id: userId, name: z.string(), email: z.string() })
export type ConsolePerson = z.infer<typeof consolePerson>

/** A row of the list of orders. It contains no amounts, so that reading the list is no audited read. */
export const consoleOrderRow = z.object({
  id: orderId,
  status: z.enum(orderStatuses),
  customer: z.object({ id: userId, name: z.string() }),
  washer: z.object({ id: userId, name: z.string() }).nullable(),
  placed_at: timestamp.nullable(),
})
export type ConsoleOrderRow = z.infer<typeof consoleOrderRow>

export const consolePersonRow = consolePerson.extend({
  is_washer: z.boolean(),
  is_operator: z.boolean(),
  created_at: timestamp,
})
export type ConsolePersonRow = z.infer<typeof consolePersonRow>

/** An account of the ledger, with its owner. */
export const consoleAccount = z.object({
  owner: z.enum(['platform', 'user', 'order', 'extension']),
  name: z.string(),
  person: z.object({ id: userId, name: z.string() }).nullable(),
})
export type ConsoleAccount = z.infer<typeof consoleAccount>

export const consolePosting = z.object({
  from: consoleAccount,
  to: consoleAccount,
  /** The amount of the posting. */
  amount_minor: minorAmount,
  /** What was posted of it; 0 while it is pending. */
  moved_minor: minorAmount,
})

export const consoleTransfer = z.object({
  id: z.string(),
  kind: z.string(),
  reason: z.string().nullable(),
  state: z.enum(['pending', 'posted', 'voided', 'expired']),
  at: timestamp,
  settled_at: timestamp.nullable(),
  /** The operator who made it. */
  by: z.object({ id: userId, name: z.string() }).nullable(),
  postings: z.array(consolePosting),
})
export type ConsoleTransfer = z.infer<typeof consoleTransfer>

export const consolePayment = z.object({
  id: z.string(),
  kind: z.string(),
  state: z.enum(paymentStates),
  gateway: z.string(),
  intent_id: z.string().nullable(),
  amount_minor: minorAmount,
  captured_minor: minorAmount,
  card: z.object({ brand: z.string(), last4: z.string() }),
  decline_code: z.string().nullable(),
  /** The gateway has confirmed the capture or release. */
  synced: z.boolean(),
  at: timestamp,
})
export type ConsolePayment = z.infer<typeof consolePayment>

export const consoleRefund = z.object({
  id: z.string(),
  card_minor: minorAmount,
  wallet_minor: minorAmount,
  reason: z.string(),
  by: z.object({ id: userId, name: z.string() }).nullable(),
  at: timestamp,
  /** Null until the gateway has confirmed the refund. */
  synced_at: timestamp.nullable(),
})

/** Where an order's money is: the net of each account, negative where it came from. The nets add up to zero. */
export const consoleSums = z.object({
  came_in_minor: minorAmount,
  accounts: z.array(z.object({ account: consoleAccount, net_minor: minorAmount })),
  /** Authorized and not captured. */
  pending_minor: minorAmount,
  /** The balance of the order's account. */
  in_escrow_minor: minorAmount,
  /** What can still be refunded. */
  refundable_minor: minorAmount,
})

/** What an operator may do with an order, and what each does with its money, computed as the action will. */
export const consoleOrderMoves = z.object({
  /** An action sends it back; it is refused once the order has changed. */
  version: z.int(),
  reassign: z.boolean(),
  cancel: z
    .object({
      /** Released on the card. */
      card_minor: minorAmount,
      /** Returned to the wallet. */
      wallet_minor: minorAmount,
      /** The credit for a missed promise, which the customer keeps. */
      credited_minor: minorAmount,
      /** The most that the operator may grant the Washer, from the platform's own money. */
      washer_maximum_minor: minorAmount,
    })
    .nullable(),
  complete: z
    .object({
      /** Charged to the card. */
      card_minor: minorAmount,
      /** Paid from the wallet. */
      wallet_minor: minorAmount,
      washer_minor: minorAmount,
      platform_minor: minorAmount,
    })
    .nullable(),
})
export type ConsoleOrderMoves = z.infer<typeof consoleOrderMoves>

export const consoleOrderMoney = z.object({
  order: consoleOrderRow.extend({
    customer: consolePerson,
    washer: consolePerson.nullable(),
    completed_at: timestamp.nullable(),
    cancelled_at: timestamp.nullable(),
  }),
  transfers: z.array(consoleTransfer),
  payments: z.array(consolePayment),
  refunds: z.array(consoleRefund),
  sums: consoleSums,
  receipts: z.object({ customer: receipt.nullable(), washer: receipt.nullable() }),
  /** How many refunds and credits operators have made for it. An action sends it back; an outdated count is refused. */
  actions: z.int(),
  moves: consoleOrderMoves,
})
export type ConsoleOrderMoney = z.infer<typeof consoleOrderMoney>

export const consoleEntry = z.object({
  id: ledgerEntryId,
  account: z.string(),
  kind: z.string(),
  reason: z.string().nullable(),
  amount_minor: minorAmount,
  balance_after_minor: minorAmount,
  order_id: orderId.nullable(),
  at: timestamp,
})
export type ConsoleEntry = z.infer<typeof consoleEntry>

export const consolePersonMoney = z.object({
  person: consolePersonRow,
  wallet_minor: minorAmount,
  earnings: z.object({ pending_minor: minorAmount, available_minor: minorAmount, reserved_minor: minorAmount }),
  deposit_minor: minorAmount,
  /** The last ten. */
  cash_outs: z.array(
    z.object({
      id: cashOutId,
      amount_minor: minorAmount,
      fee_minor: minorAmount,
      method: z.string(),
      state: z.string(),
      reason: z.string().nullable(),
      requested_at: timestamp,
    }),
  ),
  entries: z.array(consoleEntry),
  next_cursor: z.string().nullable(),
  actions: z.int(),
})
export type ConsolePersonMoney = z.infer<typeof consolePersonMoney>

export const consoleAlert = z.object({
  id: alertId,
  kind: z.enum([
    'refunded_outside',
    'disputed',
    'authorization_lost',
    'authorized_too_long',
    'unsynced_too_long',
    'claims_budget_used',
    'door_fee_declined',
  ]),
  message: z.string(),
  payment_id: z.string(),
  order_id: orderId.nullable(),
  amount_minor: minorAmount,
  raised_at: timestamp,
  closed_at: timestamp.nullable(),
  closed_by: z.object({ id: userId, name: z.string() }).nullable(),
})
export type ConsoleAlert = z.infer<typeof consoleAlert>

export const consoleActions = [
  'read_order',
  'read_person',
  'read_chat',
  'read_claim',
  'read_verification',
  'read_books',
  'read_other',
  'refund',
  'credit',
  'reassign_order',
  'cancel_order',
  'complete_order',
  'close_alert',
  'change_catalogue',
  'decide_rating_report',
  'decide_report',
  'decide_door_case',
  'decide_claim',
  'decide_complaint',
  'approve_step',
  'reject_step',
  'suspend',
  'lift',
  'uphold_suspension',
  'close_flag',
  'answer_offer_appeal',
  'change_settings',
  'publish_trial',
  'withdraw_trial',
  'change_zones',
  'check_cluster',
  'end_sessions',
  'switch_extension',
  'change_extension',
  'change_webhook',
  'change_market',
  'begin_backup',
] as const
export type ConsoleAction = (typeof consoleActions)[number]

/** Actions that are read together, by the tab of the console that they belong to. */
export const actionGroups = {
  claims: ['decide_claim'],
  verification: ['approve_step', 'reject_step'],
  quality: ['decide_complaint', 'answer_offer_appeal', 'suspend', 'lift', 'uphold_suspension', 'close_flag'],
  reports: ['decide_report', 'decide_rating_report', 'decide_door_case'],
  alerts: ['close_alert', 'check_cluster'],
  orders: ['refund', 'reassign_order', 'cancel_order', 'complete_order'],
  people: ['credit', 'end_sessions', 'suspend', 'lift'],
} as const satisfies Record<string, readonly ConsoleAction[]>
export type ActionGroup = keyof typeof actionGroups

/** What the audit log can be limited to: audited reads, all actions, those of a group, or one. */
export const auditKinds = [
  'reads',
  'actions',
  ...(Object.keys(actionGroups) as ActionGroup[]),
  ...consoleActions,
] as const
export type AuditKind = (typeof auditKinds)[number]

/** A change of one price or one market setting. */
export const auditedChange = z.union([catalogueChange, settingChange])
export type AuditedChange = z.infer<typeof auditedChange>

export const consoleAuditRow = z.object({
  id: auditEntryId,
  action: z.enum(consoleActions),
  operator: z.object({ id: userId, name: z.string() }),
  order_id: orderId.nullable(),
  person: z.object({ id: userId, name: z.string() }).nullable(),
  alert_id: alertId.nullable(),
  claim_id: claimId.nullable(),
  amount_minor: minorAmount.nullable(),
  reason: z.string().nullable(),
  /** The endpoint of an audited read. */
  route: z.string().nullable(),
  /** The values before and after, for a change of prices or settings. */
  changes: z.array(auditedChange).nullable(),
  request_id: z.string(),
  at: timestamp,
})
export type ConsoleAuditRow = z.infer<typeof consoleAuditRow>

/** Why; the person concerned may read it. */
export const actionReason = severalLines({
  min: 10,
  max: 300,
  error: 'Please give a reason of at least 10 characters.',
})
