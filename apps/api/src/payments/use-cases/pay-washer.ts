import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { EventBus } from '../../events/event-bus.ts'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'

export interface WasherPay {
  readonly orderId: OrderId
  readonly washerId: UserId
  readonly amountMinor: Minor
  /** The operator's; the Washer reads it. */
  readonly reason: string
  readonly at: Date
}

/** Pays the Washer of an order that an operator has cancelled, from the platform's promotions. Once for an order. */
export async function payWasher(tx: Tx, deps: { readonly events: EventBus }, pay: WasherPay): Promise<void> {
  const { orderId, washerId, amountMinor, reason, at } = pay
  await postTransfer(tx, {
    id: operationId('cancel-pay', orderId),
    kind: 'cancel_pay',
    reason,
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
  await deps.events.publish(tx, 'washer.paid', { orderId, washerId, amountMinor, reason, at })
}
