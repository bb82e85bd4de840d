import { custodyMessages } from '@washline/contract/custody/messages'
import type { ItemId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { checkRight, lockOrder, wrongStatus } from '../../orders/index.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { ReceivedDeps } from '../deps.ts'
import { countBag, expectedOf, isSameCount, uncounted } from '../rules/count-bag.ts'
import type { Count } from '../rules/hash-step.ts'
import { nextStep } from '../rules/next-step.ts'
import { stepTime } from '../rules/step-time.ts'
import { type ChainEnd, readChainEnd } from '../store.ts'
import { appendStep } from './append-step.ts'

export interface ReceivedInput {
  readonly orderId: OrderId
  readonly customerId: UserId
  /** Null withdraws the count. */
  readonly counts: readonly { readonly itemId: ItemId; readonly quantity: number }[] | null
  readonly note: string | null
  readonly madeAt: Date | undefined
}

/**
 * The customer counts the returned items. Until the order is completed they may count again or withdraw the count, as a
 * further step; a repeat of the newest count changes nothing. The order's status does not change.
 */
export const confirmReceived = (deps: ReceivedDeps, input: ReceivedInput): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'customer', userId: input.customerId })
    const end = await readChainEnd(tx, order.id)
    if (nextStep(order.status, [])?.step !== 'received') throw wrongStatus()
    const counts = countsOf(input, end)
    if (end.received && isSameCount(end.received, counts) && input.note === null) return
    if (end.steps.filter((step) => step === 'received').length >= market.custody.receivedMost) throw wrongStatus()
    const at = deps.clock.now()
    await appendStep(tx, deps, end, {
      order,
      step: 'received',
      actor: 'customer',
      actorId: input.customerId,
      counts,
      time: stepTime(input.madeAt, { from: end.returnedAt ?? at, now: at }),
      at,
      evidence: { note: input.note, position: null, photo: null },
    })
  })

function countsOf(input: Pick<ReceivedInput, 'counts'>, end: ChainEnd): readonly Count[] {
  const expected = expectedOf(end.list, end.lastCounted ?? undefined)
  if (input.counts === null) {
    if (!end.received) throw wrongStatus()
    return uncounted(expected)
  }
  const counts = countBag(expected, input.counts)
  if (!counts) throw invalid({ counts: [custodyMessages.countAll] })
  return counts
}
