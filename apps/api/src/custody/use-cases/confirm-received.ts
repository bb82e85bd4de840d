import { custodyMessages } from '@washline/contract/custody/messages'
import type { ItemId, OrderId, UserId } from '@washline/contract/ids'
import { checkRight, lockOrder, wrongStatus } from '../../orders/index.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { ReceivedDeps } from '../deps.ts'
import { countBag, expectedOf } from '../rules/count-bag.ts'
import { nextStep } from '../rules/next-step.ts'
import { readChainEnd } from '../store.ts'
import { appendStep } from './append-step.ts'

export interface ReceivedInput {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly counts: readonly { readonly itemId: ItemId; readonly quantity: number }[]
  readonly note: string | null
}

/** The customer counts the returned items, once. The order's status does not change. */
export const confirmReceived = (deps: ReceivedDeps, input: ReceivedInput): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'customer', userId: input.customerId })
    const end = await readChainEnd(tx, order.id)
    if (nextStep(order.status, end.steps)?.step !== 'received') throw wrongStatus()
    const counts = countBag(expectedOf(end.list, end.lastCounted ?? undefined), input.counts)
    if (!counts) throw invalid({ counts: [custodyMessages.countAll] })
    const at = deps.clock.now()
    await appendStep(tx, deps, end, {
      order,
      step: 'received',
      actor: 'customer',
      actorId: input.customerId,
      counts,
      time: { madeAt: at, isLate: false },
      at,
      evidence: { note: input.note, position: null, photo: null },
    })
  })
