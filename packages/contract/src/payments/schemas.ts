import { z } from 'zod'
import { id } from '../ids.ts'

export const paymentMethod = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

/** Where a payment stands: a hold goes from `authorising` to `captured` or `released`, a charge from `charging` to `succeeded`. */
export const paymentStates = [
  'authorising',
  'authenticating',
  'authorised',
  'held',
  'captured',
  'released',
  'charging',
  'succeeded',
  'declined',
  'abandoned',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * The payer's bank asks them to authenticate: the browser does so with the secret, then repeats the call with
 * `payment_intent_id`, as a request of its own with a new Idempotency-Key.
 */
export const requiresAction = z.object({
  success: z.literal(false),
  requires_action: z.literal(true),
  client_secret: z.string(),
  payment_intent_id: z.string(),
  message: z.string(),
})
export type RequiresAction = z.infer<typeof requiresAction>

/** In a call repeated after the payer's bank was answered: the payment that goes on. */
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

/** The kinds of entry that give a person money, or give it back, without an order being open. */
export const walletCreditKinds = ['credit', 'compensation', 'promise_credit', 'refund'] as const

export const bankAccountNumber = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{4,17}$/, 'Your account number is invalid.'))

export const walletEntry = z.object({
  id: z.union([id, z.string()]),
  kind: z.string(),
  amount: z.number(),
  balance_after: z.number(),
  order_id: id.nullable(),
  /** Why it was given, where somebody said so. */
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
})
