import Stripe from 'stripe'
import { GatewayFailure } from '../payment-gateway.ts'
import type { PayoutGateway, PayoutRefusal } from '../payout-gateway.ts'
import { askStripe, isMissing } from './ask-stripe.ts'
import { createStripeAccounts } from './stripe-accounts.ts'
import { createStripeTransfers } from './stripe-transfers.ts'

const refusals: Readonly<Record<string, PayoutRefusal>> = {
  balance_insufficient: 'balance_insufficient',
  insufficient_capabilities_for_transfer: 'account_not_ready',
  transfers_not_allowed: 'account_not_ready',
  account_invalid: 'account_not_ready',
  payouts_not_allowed: 'account_not_ready',
  no_account: 'account_not_ready',
  instant_payouts_unsupported: 'instant_unavailable',
  instant_payouts_limit_exceeded: 'instant_unavailable',
  instant_payouts_currency_disabled: 'instant_unavailable',
}

/** Stripe's refusal; undefined when it could not answer and the call may be repeated. */
const refusalOf = (error: unknown): PayoutRefusal | undefined => {
  const cause = error instanceof GatewayFailure ? error.cause : error
  if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) return undefined
  return refusals[cause.code ?? ''] ?? 'payout_refused'
}

const stateOf = (status: string) => {
  if (status === 'paid') return 'paid' as const
  return status === 'failed' || status === 'canceled' ? ('failed' as const) : ('pending' as const)
}

/**
 * A payout is two steps: a transfer to the person's connected account, then a payout from there to their bank. Both
 * carry the key, so either can be found again; when the second is refused or fails, the first is reversed.
 */
export function createStripePayouts(stripe: Stripe): PayoutGateway {
  const accounts = createStripeAccounts(stripe)
  const { transferOf, payoutOf, takeBack, transfer, send } = createStripeTransfers(stripe)
  return {
    ...accounts,
    payOut: async (request) => {
      const { payoutsEnabled, instantAvailable } = await accounts.accountState(request.accountId)
      if (!payoutsEnabled) return { ok: false, code: 'account_not_ready' }
      if (request.speed === 'instant' && !instantAvailable) return { ok: false, code: 'instant_unavailable' }
      let moved: Stripe.Transfer | undefined
      try {
        // Stripe's idempotency keys expire after a day; existing objects are found by their key for good.
        moved = (await transferOf(request)) ?? (await transfer(request))
        if (moved.amount !== request.amountMinor || moved.currency !== request.currency)
          throw new GatewayFailure(`the key of ${moved.id} was used for another payout`)
        if (moved.reversed) return { ok: false, code: 'payout_refused' }
        const payout = (await askStripe(payoutOf(request))) ?? (await send(request))
        return {
          ok: true,
          payoutId: payout.id,
          state: payout.status === 'paid' ? 'paid' : 'pending',
          arrivesAt: new Date(payout.arrival_date * 1_000),
        }
      } catch (error) {
        const code = refusalOf(error)
        if (!code) throw error
        if (moved) await takeBack(moved, request.key)
        return { ok: false, code }
      }
    },
    findPayout: async (request) => {
      try {
        const payout = await askStripe(payoutOf(request))
        if (!payout) return undefined
        const state = stateOf(payout.status)
        if (state !== 'failed') return { payoutId: payout.id, state }
        const moved = await transferOf(request)
        if (moved) await takeBack(moved, request.key)
        return { payoutId: payout.id, state, failure: payout.failure_code ?? payout.status }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
  }
}
