import type { OrderId } from '@washline/contract/ids'
import type { GiveUpDeps } from '../deps.ts'
import { lockOrder } from '../store.ts'
import { moveOrder } from './move-order.ts'

/** Cancels an order that no Washer accepted and releases the authorization, unless a newer search has begun. */
export const giveUp = (deps: GiveUpDeps, input: { orderId: OrderId; searchStartedAt?: Date }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.orderId)
    if (order?.status !== 'pending') return
    if (input.searchStartedAt && order.pendingSince && order.pendingSince > input.searchStartedAt) return
    const at = deps.clock.now()
    await moveOrder(tx, deps, {
      orderId: input.orderId,
      move: 'giveUp',
      by: { kind: 'system' },
      at,
      change: () => ({ set: { cancelledAt: at } }),
    })
    await deps.payments.releaseAuthorization(tx, order.id, { reason: 'no_washer' })
  })
