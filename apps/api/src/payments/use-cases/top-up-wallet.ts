import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { balanceOf, deedId } from '../../ledger/index.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { insertPayment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { chargeCard } from './charge-card.ts'

export interface TopUpInput {
  readonly userId: number
  readonly amountMinor: number
  readonly cardId: string
  readonly requestKey: string | undefined
}

export type TopUpOutcome =
  | { readonly ok: true; readonly balanceMinor: number }
  | { readonly ok: false; readonly message: string }

/** Charges a saved card and puts the money into the wallet. */
export async function topUpWallet(deps: PaymentsDeps, input: TopUpInput): Promise<TopUpOutcome> {
  const { userId, amountMinor, cardId, requestKey } = input
  if (amountMinor > market.wallet.topUpMaximumMinor) throw invalid({ amount: [messages.wallet.topUpMaximum] })
  const id = requestKey ? deedId('top-up', userId, requestKey) : deps.newId()
  const payment = await deps.db.transaction((tx) =>
    insertPayment(tx, deps.gateway.name, {
      id,
      kind: 'top_up',
      userId,
      orderId: null,
      cardId,
      amountMinor,
      at: deps.clock.now(),
    }),
  )
  const outcome = await chargeCard(deps, payment)
  if (!outcome.ok) return outcome
  return { ok: true, balanceMinor: await balanceOf(deps.db, { owner: 'user', userId, name: 'wallet' }) }
}
