import { z } from 'zod'
import { majorAmount } from '../amounts.ts'
import { ledgerEntryId, orderId } from '../ids.ts'
import { bankAccountMessages } from './messages.ts'

export const paymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

/**
 * An order's payment goes from `authorizing` to `captured` or `released`, a charge from `charging` to `succeeded`.
 * `capturable` is an authorization whose order is placed (Stripe: `requires_capture`).
 */
export const paymentStates = [
  'authorizing',
  'authenticating',
  'authorized',
  'capturable',
  'captured',
  'released',
  'charging',
  'succeeded',
  'declined',
  'abandoned',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * The payer's bank requires authentication: the browser authenticates with the secret, then repeats the call with
 * `payment_intent_id` and a new Idempotency-Key.
 */
export const requiresAction = z.object({
  success: z.literal(false),
  requires_action: z.literal(true),
  client_secret: z.string(),
  payment_intent_id: z.string(),
  message: z.string(),
})
export type RequiresAction = z.infer<typeof requiresAction>

/** Set when a call is repeated after authentication: the payment that continues. */
export const resumedIntent = z.string().min(1).max(100).optional()

export const sandboxCard = z.object({
  number: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'Your card number is invalid.')),
  exp_month: z.coerce.number().int().min(1).max(12),
  exp_year: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_100)
    .transform((year) => (year < 100 ? 2_000 + year : year)),
  cvc: z.string().regex(/^\d{3,4}$/, "Your card's security code is invalid."),
})

/** Kinds of wallet entry that credit or refund money without an open order. */
export const walletCreditKinds = ['credit', 'compensation', 'promise_credit', 'refund'] as const

/** Of a bank account, without spaces and dashes. */
export const accountNumberForm = /^\d{4,17}$/

export const bankAccountNumber = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(accountNumberForm, bankAccountMessages.number))

export const walletEntry = z.object({
  id: z.union([ledgerEntryId, z.string()]),
  kind: z.string(),
  amount: majorAmount,
  balance_after: majorAmount,
  order_id: orderId.nullable(),
  /** The reason of a credit or refund, if one was given. */
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
})
