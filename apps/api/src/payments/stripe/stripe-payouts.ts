import Stripe from 'stripe'
import { GatewayFailure } from '../payment-gateway.ts'
import type { PayoutGateway, PayoutRefusal, PayoutRequest } from '../payout-gateway.ts'
import { askStripe, isMissing } from './ask-stripe.ts'

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

/** Stripe's answer that it will not do it; undefined where it could not answer, and the call may be repeated. */
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
 * A payout is two moves: a transfer to the person's connected account, then a payout from there to their bank. Both
 * carry the key, so either can be found again, and where the second is refused or fails the first is taken back.
 */
export function createStripePayouts(stripe: Stripe): PayoutGateway {
  const transferOf = async (request: { accountId: string; key: string }) => {
    const { data } = await askStripe(
      stripe.transfers.list({ destination: request.accountId, transfer_group: request.key, limit: 1 }),
    )
    return data[0]
  }
  const payoutOf = async ({ accountId, key }: { accountId: string; key: string }) => {
    for await (const payout of stripe.payouts.list({ limit: 100 }, { stripeAccount: accountId }))
      if (payout.metadata?.payout_key === key) return payout
    return undefined
  }
  const takeBack = async (transfer: Stripe.Transfer, key: string) => {
    if (transfer.reversed) return
    await askStripe(stripe.transfers.createReversal(transfer.id, {}, { idempotencyKey: `${key}-reversal` }))
  }
  const transfer = ({ accountId, amountMinor, currency, key }: PayoutRequest) =>
    askStripe(
      stripe.transfers.create(
        {
          amount: amountMinor,
          currency,
          destination: accountId,
          transfer_group: key,
          metadata: { payout_key: key },
        },
        { idempotencyKey: `${key}-transfer` },
      ),
    )
  const send = ({ accountId, amountMinor, currency, key, speed }: PayoutRequest) =>
    askStripe(
      stripe.payouts.create(
        { amount: amountMinor, currency, method: speed, metadata: { payout_key: key } },
        { stripeAccount: accountId, idempotencyKey: `${key}-payout` },
      ),
    )

  const accountState: PayoutGateway['accountState'] = async (accountId) => {
    const account = await askStripe(stripe.accounts.retrieve(accountId))
    const ways = account.external_accounts?.data.flatMap((way) => way.available_payout_methods ?? []) ?? []
    const last4 = account.external_accounts?.data[0]?.last4 ?? null
    return { payoutsEnabled: account.payouts_enabled, instantAvailable: ways.includes('instant'), last4 }
  }

  return {
    accountState,
    createAccount: async ({ userId }) => {
      const account = await askStripe(
        stripe.accounts.create(
          {
            controller: {
              fees: { payer: 'application' },
              losses: { payments: 'application' },
              stripe_dashboard: { type: 'express' },
            },
            capabilities: { transfers: { requested: true } },
            // Money leaves when its owner asks, not by Stripe's calendar.
            settings: { payouts: { schedule: { interval: 'manual' } } },
            metadata: { user_id: String(userId) },
          },
          { idempotencyKey: `account-${userId}` },
        ),
      )
      return account.id
    },
    accountLink: async (accountId, { returnUrl, refreshUrl }) => {
      const { url } = await askStripe(
        stripe.accountLinks.create({
          account: accountId,
          return_url: returnUrl,
          refresh_url: refreshUrl,
          type: 'account_onboarding',
        }),
      )
      return { url }
    },
    payOut: async (request) => {
      const { payoutsEnabled, instantAvailable } = await accountState(request.accountId)
      if (!payoutsEnabled) return { ok: false, code: 'account_not_ready' }
      if (request.speed === 'instant' && !instantAvailable) return { ok: false, code: 'instant_unavailable' }
      let moved: Stripe.Transfer | undefined
      try {
        // Stripe forgets a key after a day; what it once did is found for good.
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
