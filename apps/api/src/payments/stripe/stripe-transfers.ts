import type Stripe from 'stripe'
import type { PayoutRequest } from '../payout-gateway.ts'
import { askStripe } from './ask-stripe.ts'

/** The two steps of a payout, each found again by the payout's key. */
export function createStripeTransfers(stripe: Stripe) {
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
  return { transferOf, payoutOf, takeBack, transfer, send }
}
