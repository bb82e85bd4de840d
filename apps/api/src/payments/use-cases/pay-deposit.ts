import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { cardMessages } from '@washline/contract/payments/messages'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { operationId } from '../../ledger/index.ts'
import { isUniqueViolation } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import type { PaymentsDeps } from '../deps.ts'
import { openDeposit } from '../queries.ts'
import { insertPayment, type Payment } from '../store.ts'
import { type ChargeOutcome, chargeCard } from './charge-card.ts'
import { finishPayment } from './finish-payment.ts'
import { resumePayment } from './resume-payment.ts'

export interface DepositInput {
  readonly userId: UserId
  readonly amountMinor: Minor
  readonly currency: string
  readonly cardId: string
  readonly requestKey: string | undefined
  /** Set when the payer returns from their bank. */
  readonly paymentIntentId?: string | undefined
}

/** A paid deposit is answered as paid; one that is being paid continues with its card. */
async function findOrBegin(deps: PaymentsDeps, input: DepositInput): Promise<Payment> {
  const { userId, cardId, amountMinor, requestKey, paymentIntentId: intentId } = input
  const request = { kind: 'deposit' as const, userId, orderId: null, cardId, amountMinor }
  if (intentId !== undefined) return resumePayment(deps.db, { ...request, intentId })
  const open = await openDeposit(deps.db, userId)
  if (open?.claimedAt) throw refuse(paymentRefusals.depositPaid)
  if (open?.state === 'charging' && open.cardId !== cardId) throw refuse(paymentRefusals.paymentInProgress)
  // The payer chose another card instead of authenticating.
  if (open?.state === 'authenticating' && open.cardId !== cardId) await finishPayment(deps, open)
  else if (open) return open
  const id = requestKey ? operationId('deposit', userId, requestKey) : deps.newId()
  return deps.db.transaction((tx) => insertPayment(tx, deps.gateway.name, { ...request, id, at: deps.clock.now() }))
}

/** Charges the security deposit: the market's amount and currency, once per person. */
export async function payDeposit(deps: PaymentsDeps, input: DepositInput): Promise<ChargeOutcome> {
  if (input.amountMinor !== market.deposit.amountMinor) throw invalid({ amount: [cardMessages.depositAmount] })
  if (input.currency.toLowerCase() !== market.currency) throw invalid({ currency: [cardMessages.depositCurrency] })
  try {
    return await chargeCard(deps, await findOrBegin(deps, input))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // A concurrent request of the same person stored its deposit first.
    return chargeCard(deps, await findOrBegin(deps, input))
  }
}
