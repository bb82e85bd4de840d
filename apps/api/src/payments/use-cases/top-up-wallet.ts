import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { balanceOf, deedId } from '../../ledger/index.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { insertPayment, type Payment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { type ChargeOutcome, chargeCard } from './charge-card.ts'
import { resumePayment } from './resume-payment.ts'

export interface TopUpInput {
  readonly userId: number
  readonly amountMinor: number
  readonly cardId: string
  readonly requestKey: string | undefined
  /** Set when the payer comes back from their bank. */
  readonly paymentIntentId?: string | undefined
}

export type TopUpOutcome = { readonly ok: true; readonly balanceMinor: number } | Exclude<ChargeOutcome, { ok: true }>

async function findOrBegin(deps: PaymentsDeps, input: TopUpInput): Promise<Payment> {
  const { userId, amountMinor, cardId, requestKey, paymentIntentId: intentId } = input
  const wish = { kind: 'top_up' as const, userId, orderId: null, cardId, amountMinor }
  if (intentId !== undefined) return resumePayment(deps.db, { ...wish, intentId })
  const id = requestKey ? deedId('top-up', userId, requestKey) : deps.newId()
  return deps.db.transaction((tx) => insertPayment(tx, deps.gateway.name, { ...wish, id, at: deps.clock.now() }))
}

/** Charges a saved card and puts the money into the wallet. */
export async function topUpWallet(deps: PaymentsDeps, input: TopUpInput): Promise<TopUpOutcome> {
  const { userId, amountMinor } = input
  if (amountMinor > market.wallet.topUpMaximumMinor) throw invalid({ amount: [messages.wallet.topUpMaximum] })
  const payment = await findOrBegin(deps, input)
  const outcome = await chargeCard(deps, payment)
  if (!outcome.ok) return outcome
  return { ok: true, balanceMinor: await balanceOf(deps.db, { owner: 'user', userId, name: 'wallet' }) }
}
