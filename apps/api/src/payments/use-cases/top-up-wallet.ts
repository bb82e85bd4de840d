import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { walletMessages } from '@washline/contract/payments/messages'
import { balanceOf, operationId } from '../../ledger/index.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { insertPayment, type Payment } from '../store.ts'
import { type ChargeOutcome, chargeCard } from './charge-card.ts'
import { resumePayment } from './resume-payment.ts'

export interface TopUpInput {
  readonly userId: UserId
  readonly amountMinor: Minor
  readonly cardId: string
  readonly requestKey: string | undefined
  /** Set when the payer returns from their bank. */
  readonly paymentIntentId?: string | undefined
}

export type TopUpOutcome = { readonly ok: true; readonly balanceMinor: Minor } | Exclude<ChargeOutcome, { ok: true }>

async function findOrBegin(deps: PaymentsDeps, input: TopUpInput): Promise<Payment> {
  const { userId, amountMinor, cardId, requestKey, paymentIntentId: intentId } = input
  const request = { kind: 'top_up' as const, userId, orderId: null, cardId, amountMinor }
  if (intentId !== undefined) return resumePayment(deps.db, { ...request, intentId })
  const id = requestKey ? operationId('top-up', userId, requestKey) : deps.newId()
  return deps.db.transaction((tx) => insertPayment(tx, deps.gateway.name, { ...request, id, at: deps.clock.now() }))
}

/** Charges a saved card and credits the wallet. */
export async function topUpWallet(deps: PaymentsDeps, input: TopUpInput): Promise<TopUpOutcome> {
  const { userId, amountMinor } = input
  if (amountMinor > market.wallet.topUpMaximumMinor) throw invalid({ amount_minor: [walletMessages.topUpMaximum] })
  const payment = await findOrBegin(deps, input)
  const outcome = await chargeCard(deps, payment)
  if (!outcome.ok) return outcome
  return { ok: true, balanceMinor: await balanceOf(deps.db, { owner: 'user', userId, name: 'wallet' }) }
}
