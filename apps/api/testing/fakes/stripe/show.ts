import type {
  SavedAccount,
  SavedDispute,
  SavedIntent,
  SavedMethod,
  SavedPayout,
  SavedRefund,
  SavedSetup,
  SavedTransfer,
  StripeObject,
} from './record.ts'
import { brandOf, takesInstant } from './test-numbers.ts'

const livemode = false

export const showMethod = ({ id, customer, number, exp_month, exp_year }: SavedMethod): StripeObject => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer,
  livemode,
  card: { brand: brandOf(number), last4: number.slice(-4), exp_month, exp_year, funding: 'credit' },
})

const nextAction = (status: string) =>
  status === 'requires_action' ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null

export const showSetup = (setup: SavedSetup): StripeObject => ({
  id: setup.id,
  object: 'setup_intent',
  client_secret: setup.secret,
  customer: setup.customer,
  status: setup.status,
  payment_method: setup.method,
  next_action: nextAction(setup.status),
  usage: 'off_session',
  livemode,
})

const chargeIdOf = (intent: SavedIntent) => intent.id.replace(/^pi_/, 'ch_')

export const showCharge = (intent: SavedIntent, refunds: readonly SavedRefund[]): StripeObject => {
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: chargeIdOf(intent),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.received,
    amount_refunded: refunded,
    captured: intent.status === 'succeeded',
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    refunded: refunded > 0 && refunded === intent.received,
    status: intent.error ? 'failed' : 'succeeded',
    livemode,
  }
}

export const showIntent = (intent: SavedIntent): StripeObject => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
  amount_received: intent.received,
  capture_method: intent.manual ? 'manual' : 'automatic',
  client_secret: intent.secret,
  created: intent.created,
  currency: intent.currency,
  customer: intent.customer,
  last_payment_error: intent.error && { type: 'card_error', ...intent.error },
  latest_charge: ['requires_capture', 'succeeded'].includes(intent.status) || intent.error ? chargeIdOf(intent) : null,
  metadata: intent.metadata,
  next_action: nextAction(intent.status),
  payment_method: intent.status === 'requires_payment_method' ? null : intent.method,
  status: intent.status,
  livemode,
})

export const showRefund = (refund: SavedRefund): StripeObject => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  metadata: refund.metadata,
  payment_intent: refund.intent,
  status: 'succeeded',
})

export const showDispute = (dispute: SavedDispute): StripeObject => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  payment_intent: dispute.intent,
  reason: 'fraudulent',
  status: dispute.status,
  livemode,
})

export const showAccount = ({ id, bank, metadata }: SavedAccount): StripeObject => ({
  id,
  object: 'account',
  metadata,
  details_submitted: bank !== null,
  payouts_enabled: bank !== null,
  charges_enabled: false,
  capabilities: { transfers: bank === null ? 'inactive' : 'active' },
  external_accounts: {
    object: 'list',
    has_more: false,
    url: `/v1/accounts/${id}/external_accounts`,
    data:
      bank === null
        ? []
        : [
            {
              id: `ba_${id}`,
              object: 'bank_account',
              last4: bank.slice(-4),
              available_payout_methods: takesInstant(bank) ? ['standard', 'instant'] : ['standard'],
            },
          ],
  },
})

export const showTransfer = (transfer: SavedTransfer): StripeObject => ({
  id: transfer.id,
  object: 'transfer',
  amount: transfer.amount,
  amount_reversed: transfer.reversed,
  currency: transfer.currency,
  destination: transfer.account,
  metadata: transfer.metadata,
  reversed: transfer.reversed === transfer.amount,
  transfer_group: transfer.group,
  livemode,
})

export const showPayout = (payout: SavedPayout): StripeObject => ({
  id: payout.id,
  object: 'payout',
  amount: payout.amount,
  arrival_date: payout.created + (payout.method === 'instant' ? 1_800 : 172_800),
  automatic: false,
  created: payout.created,
  currency: payout.currency,
  failure_code: payout.failure,
  metadata: payout.metadata,
  method: payout.method,
  status: payout.status,
  livemode,
})
