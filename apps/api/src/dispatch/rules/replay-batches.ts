import type { OrderId } from '@washline/contract/ids'
import { type BatchDecision, type BatchRules, decideRecorded, type RecordedBatch } from './recorded-batch.ts'
import { type AcceptedOffer, askable, noteAsked, type OffersTally, type openSearches } from './replay-so-far.ts'

/** A recorded batch, and those of its offers that were accepted. */
export interface BatchToReplay extends RecordedBatch {
  readonly accepted: ReadonlyMap<OrderId, AcceptedOffer>
}

/** A stored decision with its time. */
export const batchOf = (at: Date, decision: unknown): RecordedBatch => ({ at, ...(decision as BatchDecision) })

/**
 * Decides a batch under other rules, all its orders together. An offer that was decided then and not made, because something had
 * changed meanwhile, is not made here either.
 */
export function replayBatch(
  batch: BatchToReplay,
  rules: BatchRules,
  { searches, tally }: { searches: ReturnType<typeof openSearches>; tally: OffersTally },
): void {
  const { at } = batch
  const hadRoom = new Set(batch.orders.flatMap(({ candidates }) => candidates.map(({ washerId }) => washerId)))
  const orders = batch.orders.map((order) => {
    const search = searches.of(order.orderId, new Date(at.getTime() - Math.round(order.waitedS * 1_000)))
    const passedOver = [...search.passedOverPairs.values()].filter(({ washerId }) => hadRoom.has(washerId))
    return {
      ...order,
      search,
      before: order.candidates,
      candidates: askable(search, { there: order.candidates, passedOver, at }, rules),
    }
  })
  const chosenThen = new Map(batch.chosen)
  const made = new Set(batch.made)
  const chosenNow = decideRecorded(orders, rules)
  for (const { orderId, search, before: there, candidates } of orders) {
    const washerThen = chosenThen.get(orderId)
    const washerNow = chosenNow.get(orderId)
    const now = candidates.find(({ washerId }) => washerId === washerNow)
    if (now && (washerNow !== washerThen || made.has(orderId))) {
      tally.count(now, 'after')
      noteAsked(search, now.washerId, at)
    }
    const before = made.has(orderId) ? there.find(({ washerId }) => washerId === washerThen) : undefined
    if (!before) continue
    tally.count(before, 'before')
    if (!search.lastAskedMs.has(before.washerId)) search.passedOverPairs.set(before.washerId, before)
    const accepted = batch.accepted.get(orderId)
    if (accepted) search.accepted = accepted
  }
}
