import type { UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { washerMessages } from '@washline/contract/washers/messages'
import { washerRefusals } from '@washline/contract/washers/refusals'
import { lockUser, setAccountType } from '../../identity/index.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { CloseWasherDeps } from '../deps.ts'
import { openOrders } from '../queries.ts'
import { stillOpen } from '../rules.ts'
import { lockWasher, saveClosed } from '../store.ts'

/**
 * Closes a Washer's profile once nothing is open. The deposit is refunded to its card, earnings below the minimum cash-out
 * move to the wallet, and the account becomes a customer account. A closed profile stays unchanged.
 */
export const closeWasher = (deps: CloseWasherDeps, userId: UserId): Promise<void> =>
  deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const washer = await lockWasher(tx, userId)
    if (!washer) throw notFound()
    if (washer.closed) return
    const money = await deps.earnings.openMoneyLocked(tx, userId)
    const [first, ...others] = stillOpen({ ...money, openOrders: await openOrders(tx, userId) })
    if (first)
      throw refuse(washerRefusals.notSettled, {
        message: washerMessages.open[first],
        body: { open: [first, ...others] },
      })
    const at = deps.clock.now()
    await saveClosed(tx, userId, at)
    await deps.earnings.moveToWallet(tx, { washerId: userId, amountMinor: money.availableMinor })
    const deposit = { userId, paymentIntentId: washer.depositIntentId }
    await deps.payments.refundDeposit(tx, deposit)
    await setAccountType(tx, userId, false)
    const paid = await deps.payments.depositOfWasher(tx, userId, washer.depositIntentId)
    await deps.events.publish(tx, 'washer.closed', { userId, depositMinor: paid?.amountMinor ?? minor(0), at })
    if (washer.online) await deps.events.publish(tx, 'washer.availability-changed', { userId, online: false, at })
  })
