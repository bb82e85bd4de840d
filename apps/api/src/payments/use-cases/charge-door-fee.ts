import type { OrderId, UserId } from '@washline/contract/ids'
import { leastOf, type Minor } from '@washline/contract/money'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { chargeDoorFeeJob } from '../jobs.ts'
import { availableInWallet } from '../queries/safeguards.ts'
import { savedCard } from '../queries.ts'
import { insertPayment } from '../store.ts'
import { bookDoorFee } from './book-door-fee.ts'

export interface DoorFee {
  /** Names the fee: it is paid and charged once. */
  readonly key: string
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly washerId: UserId
  /** The order's card; without one that is still saved, the wallet pays as far as it can. */
  readonly cardId: string | null
  readonly amountMinor: Minor
  readonly at: Date
}

/**
 * Pays the Washer the fee of a case at the door in the caller's transaction, from the platform's promotions, and charges the customer's card
 * afterwards. What the card declines, the platform bears: the Washer has made the way.
 */
export async function chargeDoorFee(tx: Tx, deps: PaymentsDeps, fee: DoorFee): Promise<void> {
  const { key, orderId, customerId: userId, washerId, amountMinor, at } = fee
  await postTransfer(tx, {
    id: operationId('door-pay', key),
    kind: 'door_pay',
    orderId,
    postings: [
      {
        from: { owner: 'platform', name: 'promotions' },
        to: { owner: 'user', userId: washerId, name: 'earnings_available' },
        amountMinor,
      },
    ],
    at,
  })
  const id = operationId('door-fee', key)
  const card = fee.cardId === null ? undefined : await savedCard(tx, deps.gateway.name, userId, fee.cardId)
  if (card) {
    const payment = { id, kind: 'door_fee', userId, orderId, cardId: card.id, amountMinor, at } as const
    await insertPayment(tx, deps.gateway.name, payment)
    await deps.jobs.enqueue(tx, chargeDoorFeeJob, { paymentId: id })
    return
  }
  const paidMinor = leastOf(amountMinor, await availableInWallet(tx, userId))
  if (paidMinor > 0)
    await bookDoorFee(tx, { id, orderId, amountMinor: paidMinor, at }, { owner: 'user', userId, name: 'wallet' })
}
