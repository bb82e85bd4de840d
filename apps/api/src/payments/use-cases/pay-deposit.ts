import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { deedId } from '../../ledger/index.ts'
import { isUniqueViolation } from '../../platform/db/database.ts'
import { conflict, invalid } from '../../platform/http/refusal.ts'
import { openDeposit } from '../queries.ts'
import { insertPayment, type Payment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { type ChargeOutcome, chargeCard } from './charge-card.ts'
import { finishPayment } from './finish-payment.ts'
import { resumePayment } from './resume-payment.ts'

export interface DepositInput {
  readonly userId: number
  readonly amountMinor: number
  readonly currency: string
  readonly cardId: string
  readonly requestKey: string | undefined
  /** Set when the payer comes back from their bank. */
  readonly paymentIntentId?: string | undefined
}

/** A deposit already paid answers as paid; one that is being paid goes on with its card. */
async function findOrBegin(deps: PaymentsDeps, input: DepositInput): Promise<Payment> {
  const { userId, cardId, amountMinor, requestKey, paymentIntentId: intentId } = input
  const wish = { kind: 'deposit' as const, userId, orderId: null, cardId, amountMinor }
  if (intentId !== undefined) return resumePayment(deps.db, { ...wish, intentId })
  const open = await openDeposit(deps.db, userId)
  if (open?.claimedAt) throw conflict('deposit_paid', messages.cards.depositPaid)
  if (open?.state === 'charging' && open.cardId !== cardId)
    throw conflict('request_in_progress', messages.cards.inProgress)
  // Another card instead of the one whose bank asks.
  if (open?.state === 'authenticating' && open.cardId !== cardId) await finishPayment(deps, open)
  else if (open) return open
  const id = requestKey ? deedId('deposit', userId, requestKey) : deps.newId()
  return deps.db.transaction((tx) => insertPayment(tx, deps.gateway.name, { ...wish, id, at: deps.clock.now() }))
}

/** Charges the security deposit: the market's amount and currency, once per person. */
export async function payDeposit(deps: PaymentsDeps, input: DepositInput): Promise<ChargeOutcome> {
  if (input.amountMinor !== market.deposit.amountMinor) throw invalid({ amount: [messages.cards.depositAmount] })
  if (input.currency.toLowerCase() !== market.currency) throw invalid({ currency: [messages.cards.depositCurrency] })
  try {
    return await chargeCard(deps, await findOrBegin(deps, input))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Another request of the same person began a moment ago.
    return chargeCard(deps, await findOrBegin(deps, input))
  }
}
