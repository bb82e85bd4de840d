import type { UserId } from '@washline/contract/ids'
import { operationId } from '../../ledger/index.ts'
import type { PaymentsDeps } from '../deps.ts'
import { availableInWallet } from '../queries/safeguards.ts'
import { closeAlertOf, lockUnpaidFees, saveFeePaid } from '../store.ts'
import { bookDoorFee } from './book-door-fee.ts'
import { alertDeclinedFee, feeAlertKey } from './raise-alert.ts'

/**
 * Takes the fees at doors that a customer's card declined from the wallet, each as a whole. For one that the wallet does not cover, operators
 * have an alert and the customer is asked to top up, once; the top-up collects it.
 */
export const collectDoorFees = (
  deps: Pick<PaymentsDeps, 'db' | 'clock' | 'events' | 'log'>,
  userId: UserId,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    for (const fee of await lockUnpaidFees(tx, userId)) {
      const { id, orderId, amountMinor } = fee
      if ((await availableInWallet(tx, userId)) >= amountMinor) {
        const paid = { id: operationId('door-fee-wallet', id), orderId, amountMinor, at }
        await bookDoorFee(tx, paid, { owner: 'user', userId, name: 'wallet' })
        await saveFeePaid(tx, id, at)
        await closeAlertOf(tx, feeAlertKey(id), at)
      } else if (await alertDeclinedFee(tx, deps, { id, amountMinor, at }))
        await deps.events.publish(tx, 'door-fee.declined', { orderId, customerId: userId, amountMinor, at })
    }
  })
