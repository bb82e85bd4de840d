import { messages } from '@washline/contract/messages'
import type { OrderMove } from '@washline/contract/orders/process'
import type { Facts } from '../../facts/facts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { marketSettings } from '../../settings/index.ts'
import { expectedOf, uncounted } from '../rules/count-bag.ts'
import { readChainEnd } from '../store.ts'
import { type AppendDeps, appendStep } from './append-step.ts'

const stepsOfMoves = { place: 'scan', pickUp: 'pickup', deliver: 'return' } as const satisfies Partial<
  Record<OrderMove, string>
>
const isOfChain = (move: OrderMove): move is keyof typeof stepsOfMoves => move in stepsOfMoves

/**
 * Keeps the chain whole in the transaction of a move: placing writes down what the scan counted; a move without its
 * handover becomes a step without evidence, or is refused where the market requires some.
 */
export async function followOrder(tx: Tx, deps: AppendDeps, fact: Facts['order.moved']): Promise<void> {
  if (!isOfChain(fact.move)) return
  const step = stepsOfMoves[fact.move]
  const { orderId, customerId, washerId, at } = fact
  const end = await readChainEnd(tx, orderId)
  // The handover that moves the order has written its step before.
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
  if ((await marketSettings(tx)).evidence === 'required')
    throw conflict('handover_required', messages.custody.handoverFirst)
  if (washerId === null) throw new Error(`order ${orderId} is handed over without a Washer`)
  await appendStep(tx, deps, end, { ...made, actor: 'washer', actorId: washerId, counts: bag })
}
