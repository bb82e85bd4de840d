import type { Payments } from '../../payments/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { lockOrder } from '../store.ts'
import { type MoveOwnDeps, moveOrder } from './move-order.ts'

export type GiveUpDeps = MoveOwnDeps & { readonly payments: Pick<Payments, 'releaseHold'> }

/** Nobody took the order: it is cancelled and the money let go. A search begun since is left alone. */
export const giveUp = (deps: GiveUpDeps, input: { orderId: number; searchStartedAt?: Date }): Promise<void> =>
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
      change: () => ({ set: sql`cancelled_at = ${at}` }),
    })
    await deps.payments.releaseHold(tx, order.id, { reason: 'no_washer' })
  })
