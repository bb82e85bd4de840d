import { z } from 'zod'
import { majorAmount, minorAmount, minorInput } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped, pageQuery } from '../envelope.ts'
import { proof } from '../identity/proof.ts'
import { proofRefusals } from '../identity/refusals.ts'
import { market } from '../market.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { walletMessages } from './messages.ts'
import { paymentRefusals } from './refusals.ts'
import { bankAccountNumber, paymentMethod, requiresAction, resumedIntent, sandboxCard, walletEntry } from './schemas.ts'

export const listPaymentMethods = defineEndpoint({
  method: 'GET',
  path: '/api/stripe/payment-methods',
  access: 'signed-in',
  scope: 'money:read',
  summary: "The caller's saved cards.",
  answers: { 200: z.object({ success: z.literal(true), payment_methods: z.array(paymentMethod) }) },
  refusals: [paymentRefusals.cardServiceUnavailable],
})

export const removePaymentMethod = defineEndpoint({
  method: 'DELETE',
  path: '/api/stripe/payment-methods/:id',
  access: 'signed-in',
  scope: 'session',
  summary: 'Removes a saved card.',
  params: z.object({ id: z.string().max(100) }),
  answers: { 200: done },
  refusals: [paymentRefusals.cardServiceUnavailable],
})

export const createSetupIntent = defineEndpoint({
  method: 'POST',
  path: '/api/stripe/setup-intent',
  access: 'signed-in',
  scope: 'session',
  summary: 'Begins saving a card.',
  answers: { 200: z.object({ success: z.literal(true), client_secret: z.string() }) },
  refusals: [paymentRefusals.cardServiceUnavailable],
})

export const confirmSandboxSetup = defineEndpoint({
  method: 'POST',
  path: '/api/sandbox/setup-intents/confirm',
  access: 'signed-in',
  scope: 'session',
  summary: 'Saves a test card. Only where no card vendor is configured.',
  body: z.object({ client_secret: z.string().max(200), card: sandboxCard }),
  answers: {
    200: z.object({
      success: z.literal(true),
      /** `succeeded`, or Stripe's statuses `requires_payment_method` and `requires_action`. */
      status: z.string(),
      payment_method: paymentMethod.nullable(),
      /** Why it did not succeed. */
      code: z.string().optional(),
      message: z.string().optional(),
    }),
  },
  refusals: [platformRefusals.notFound, paymentRefusals.setupUsed],
})

export const answerSandboxBank = defineEndpoint({
  method: 'POST',
  path: '/api/sandbox/authentications',
  access: 'signed-in',
  scope: 'session',
  summary: "Answers the sandbox's bank on the caller's own card or payment. Only where no card vendor is configured.",
  body: z.object({ client_secret: z.string().max(200), outcome: z.enum(['approve', 'decline']) }),
  answers: { 200: z.object({ success: z.literal(true), status: z.string() }) },
  refusals: [platformRefusals.notFound],
})

export const setSandboxBankAccount = defineEndpoint({
  method: 'POST',
  path: '/api/sandbox/bank-account',
  access: 'signed-in',
  scope: 'session',
  summary: 'Says where the caller is paid out: a published test account. Only where no card vendor is configured.',
  body: z.object({ account_number: bankAccountNumber, ...proof }),
  answers: {
    200: enveloped(z.object({ payouts_enabled: z.boolean(), instant_available: z.boolean(), last4: z.string() })),
  },
  refusals: [platformRefusals.notFound, ...proofRefusals],
})

/** Amounts under /stripe are minor units. */
export const pay = defineEndpoint({
  method: 'POST',
  path: '/api/stripe/pay',
  access: 'signed-in',
  scope: 'session',
  summary: 'Pays the refundable security deposit. A decline answers 200 with success false.',
  body: z.object({
    amount: z.int().positive().describe('In minor units (cents): 3000 is 30.00.'),
    currency: z.string().min(3).max(3),
    payment_method_id: z.string().min(1).max(100),
    type: z.literal('security_deposit'),
    payment_intent_id: resumedIntent,
  }),
  answers: {
    200: z.union([
      z.object({ success: z.literal(true), payment_intent_id: z.string(), status: z.string() }),
      requiresAction,
      z.object({ success: z.literal(false), error: z.string(), message: z.string() }),
    ]),
  },
  refusals: [
    paymentRefusals.authenticationExpired,
    paymentRefusals.balanceTooLow,
    paymentRefusals.cardServiceUnavailable,
    paymentRefusals.depositPaid,
    paymentRefusals.paymentInProgress,
  ],
})

export const getWallet = defineEndpoint({
  method: 'GET',
  path: '/api/wallet',
  access: 'signed-in',
  scope: 'money:read',
  summary: "The caller's wallet: balance and history in pages. `only=credits` leaves in what was given or given back.",
  query: pageQuery.extend({ only: z.enum(['credits']).optional() }),
  answers: {
    200: enveloped(
      z.object({
        balance: majorAmount,
        /** Whether the wallet pays first, as chosen with the last order; false until chosen. */
        pays_first: z.boolean().optional(),
        /** Credited by Washline lately (`market.wallet.bonusMs`), compensation apart; only with the first page of the history. */
        bonus_minor: minorAmount.optional(),
        entries: z.array(walletEntry),
        next_cursor: z.string().nullable(),
      }),
    ),
  },
})

export const topUpWallet = defineEndpoint({
  method: 'POST',
  path: '/api/wallet/top-up',
  access: 'signed-in',
  scope: 'session',
  summary: 'Adds money to the wallet from a saved card.',
  body: z.object({
    amount_minor: minorInput.refine((amount) => amount >= market.wallet.topUpMinimumMinor, walletMessages.topUpMinimum),
    payment_method_id: z.string().min(1).max(100),
    payment_intent_id: resumedIntent,
  }),
  answers: {
    200: z.union([
      enveloped(z.object({ balance_minor: minorAmount })),
      requiresAction,
      z.object({ success: z.literal(false), error: z.string(), message: z.string() }),
    ]),
  },
  refusals: [
    paymentRefusals.authenticationExpired,
    paymentRefusals.balanceTooLow,
    paymentRefusals.cardServiceUnavailable,
  ],
})
