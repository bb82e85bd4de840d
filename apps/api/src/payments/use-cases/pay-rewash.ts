import type { OrderId, UserId } from '@washline/contract/ids'
import { type Minor, sumOf } from '@washline/contract/money'
import type { EventBus } from '../../events/event-bus.ts'
import { operationId, postTransfer } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'

export interface RewashPay {
  readonly orderId: OrderId
  /** Each Washer's pay for their stages; 0 for a Washer who is liable for it. */
  readonly pay: readonly { readonly washerId: UserId; readonly amountMinor: Minor }[]
  readonly at: Date
}

/** Pays the Washers of a second wash by the order's escrow, as a paid order does; the money is the platform's. */
export async function payRewash(
  tx: Tx,
  deps: { readonly events: EventBus },
  { orderId, pay, at }: RewashPay,
): Promise<void> {
  const escrow = { owner: 'order', orderId, name: 'escrow' } as const
  await postTransfer(tx, {
    id: operationId('order-earning', orderId),
    kind: 'order_earning',
    orderId,
    postings: [
      {
        from: { owner: 'platform', name: 'promotions' },
        to: escrow,
        amountMinor: sumOf(pay.map(({ amountMinor }) => amountMinor)),
      },
      ...pay.map(({ washerId, amountMinor }) => ({
        from: escrow,
        to: { owner: 'user', userId: washerId, name: 'earnings_pending' } as const,
        amountMinor,
      })),
    ],
    at,
  })
  for (const { washerId, amountMinor } of pay)
    if (amountMinor > 0)
      await deps.events.publish(tx, 'order.earned', { orderId, washerId, valueMinor: amountMinor, amountMinor, at })
}
