import { messages } from '@washline/contract/messages'
import type { Earnings } from '../../earnings/index.ts'
import type { FactBus } from '../../facts/fact-bus.ts'
import { lockUser, setAccountType } from '../../identity/index.ts'
import type { Payments } from '../../payments/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/refusal.ts'
import { openOrders } from '../queries.ts'
import { whatIsOpen } from '../rules.ts'
import { lockWasher, saveClosed } from '../store.ts'

export interface CloseWasherDeps {
  readonly db: Database
  readonly clock: Clock
  readonly facts: FactBus
  readonly payments: Pick<Payments, 'refundDeposit' | 'depositOfWasher'>
  readonly earnings: Pick<Earnings, 'openMoney' | 'openMoneyLocked' | 'moveToWallet'>
}

/**
 * Ends being a Washer: nothing may be open. The deposit goes back to its card, what is too little to be paid out goes
 * to the wallet, and the account becomes a customer's. Closed already, it stays as it is.
 */
export const closeWasher = (deps: CloseWasherDeps, userId: number): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const washer = await lockWasher(tx, userId)
    if (!washer) throw notFound()
    if (washer.closed) return
    const money = await deps.earnings.openMoneyLocked(tx, userId)
    const [first, ...others] = whatIsOpen({ ...money, openOrders: await openOrders(tx, userId) })
    if (first) throw conflict('not_settled', messages.washers.open[first], { open: [first, ...others] })
    const at = deps.clock.now()
    await saveClosed(tx, userId, at)
    await deps.earnings.moveToWallet(tx, { washerId: userId, amountMinor: money.availableMinor })
    const deposit = { userId, paymentIntentId: washer.depositIntentId }
    await deps.payments.refundDeposit(tx, deposit)
    await setAccountType(tx, userId, false)
    const held = await deps.payments.depositOfWasher(tx, userId, washer.depositIntentId)
    await deps.facts.tell(tx, 'washer.closed', { userId, depositMinor: held?.amountMinor ?? 0, at })
    if (washer.online) await deps.facts.tell(tx, 'washer.availability-changed', { userId, online: false, at })
  })
