import type { OrderMove } from '@washline/contract/orders/process'
import type { Events } from '../../events/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { countTags } from '../../tags/index.ts'
import type { AppendDeps } from '../deps.ts'
import { expectedOf, uncounted } from '../rules/count-bag.ts'
import { readChainEnd } from '../store.ts'
import { appendStep } from './append-step.ts'

const stepsOfMoves = { place: 'scan', pickUp: 'pickup', deliver: 'return' } as const satisfies Partial<
  Record<OrderMove, string>
>
const isOfChain = (move: OrderMove): move is keyof typeof stepsOfMoves => move in stepsOfMoves

/**
 * Appends the step of a move in the move's transaction: placing records the list's counts; a pickup or delivery without its
 * handover is recorded without evidence.
 */
export async function followOrder(tx: Tx, deps: AppendDeps, event: Events['order.moved']): Promise<void> {
  if (!isOfChain(event.move)) return
  const step = stepsOfMoves[event.move]
  const { orderId, customerId, washerId, at } = event
  const end = await readChainEnd(tx, orderId)
  // A handover appends its step before it moves the order.
  if (end.steps.includes(step)) return
  const made = {
    order: { id: orderId, customerId, washerId },
    step,
    time: { madeAt: at, isLate: false },
    at,
  }
  const bag = uncounted(expectedOf(end.list, end.lastCounted ?? undefined))
  if (step === 'scan') {
    const counts = bag.map((count) => ({ ...count, quantity: count.expected }))
    return appendStep(tx, deps, end, { ...made, actor: 'customer', actorId: customerId, counts })
  }
  if (washerId === null) throw new Error(`order ${orderId} is handed over without a Washer`)
  const tags = { seen: 0, expected: await countTags(tx, orderId) }
  await appendStep(tx, deps, end, {
    ...made,
    actor: 'washer',
    actorId: washerId,
    counts: bag,
    tags: tags.expected > 0 ? tags : null,
  })
}
