import { messages } from '@washline/contract/messages'
import { checkRight, lockOrder, wrongStatus } from '../../orders/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { countBag, expectedOf } from '../rules/count-bag.ts'
import { nextStep } from '../rules/next-step.ts'
import { readChainEnd } from '../store.ts'
import { type AppendDeps, appendStep } from './append-step.ts'

export interface ReceivedInput {
  readonly orderId: number
  readonly customerId: number
  readonly counts: readonly { readonly itemId: number; readonly quantity: number }[]
  readonly note: string | null
}

/** The customer counts what came back, once: the same as the Washer did, or other than that. The order stays where it is. */
export const confirmReceived = (
  deps: AppendDeps & { readonly db: Database; readonly clock: Clock },
  input: ReceivedInput,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'customer', userId: input.customerId })
    const end = await readChainEnd(tx, order.id)
    if (nextStep(order.status, end.steps)?.step !== 'received') throw wrongStatus()
    const counts = countBag(expectedOf(end.list, end.lastCounted ?? undefined), input.counts)
    if (!counts) throw invalid({ counts: [messages.custody.countAll] })
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
