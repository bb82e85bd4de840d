import { messages } from '@washline/contract/messages'
import { mayAdjustItems } from '@washline/contract/orders/process'
import type { Payments } from '../../payments/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts'
import { adjustPrice } from '../rules/adjust-price.ts'
import { type Adjustment, decideAdjustment, type LockedOrder, lockOrder, waitingAdjustment } from '../store.ts'
import { saveAdjusted, tellAdjusted } from './adjust-items.ts'
import { askCard, type BankQuestion } from './ask-card.ts'
import { checkRight, type MoveOwnDeps, wrongStatus } from './move-order.ts'

export type RespondToAdjustmentDeps = MoveOwnDeps & {
  readonly payments: Pick<Payments, 'beginHold' | 'authorise' | 'replaceHold' | 'abandonHold'>
}

export interface RespondToAdjustmentInput {
  readonly orderId: number
  readonly customerId: number
  /** The one that was shown; without it, the one that waits. */
  readonly adjustmentId: number | undefined
  readonly response: 'approve' | 'decline'
  /** Pays for more where the order has no card of its own. */
  readonly paymentMethodId: string | null
  /** Set when the customer comes back from their bank. */
  readonly paymentIntentId?: string | undefined
}

export type AdjustmentAnswered = 'decided' | BankQuestion

/** The customer's word on a correction over the agreed total. An approval first holds the new total on the same card. */
export async function respondToAdjustment(
  deps: RespondToAdjustmentDeps,
  input: RespondToAdjustmentInput,
): Promise<AdjustmentAnswered> {
  if (input.response === 'decline') {
    await decline(deps, input)
    return 'decided'
  }
  const { adjustmentId, paymentId } = await deps.db.transaction((tx) => beginExtra(deps, tx, input))
  const decide = () => deps.db.transaction((tx) => approve(deps, tx, { ...input, adjustmentId }, paymentId))
  if (paymentId === undefined) {
    await decide()
    return 'decided'
  }
  const answer = await askCard(deps, { paymentId, isResumed: input.paymentIntentId !== undefined }, decide)
  return answer === 'held' ? 'decided' : answer
}

const decline = (deps: RespondToAdjustmentDeps, input: RespondToAdjustmentInput): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { order, adjustment } = await lockWaiting(tx, input)
    const at = deps.clock.now()
    await decideAdjustment(tx, adjustment.id, 'declined', at)
    await tellAdjusted(tx, deps, order, 'declined', at)
  })

async function beginExtra(deps: RespondToAdjustmentDeps, tx: Tx, input: RespondToAdjustmentInput) {
  const { order, adjustment } = await lockWaiting(tx, input)
  const { extraMinor, price } = adjustPrice(order, adjustment.valueMinor)
  if (extraMinor === 0) return { adjustmentId: adjustment.id, paymentId: undefined }
  const paymentMethodId = order.paymentMethodId ?? input.paymentMethodId
  if (paymentMethodId === null) throw invalid({ payment_method_id: [messages.orders.selectCard] })
  const paymentId = await deps.payments.beginHold(tx, {
    orderId: order.id,
    customerId: order.customerId,
    paymentMethodId,
    amountMinor: price.totalMinor,
    attempt: deps.newId(),
    paymentIntentId: input.paymentIntentId,
  })
  return { adjustmentId: adjustment.id, paymentId }
}

async function approve(
  deps: RespondToAdjustmentDeps,
  tx: Tx,
  input: RespondToAdjustmentInput,
  paymentId: string | undefined,
): Promise<void> {
  const { order, adjustment } = await lockWaiting(tx, input)
  const at = deps.clock.now()
  await decideAdjustment(tx, adjustment.id, 'approved', at)
  // Only a card that has just been asked is known to be theirs.
  const paymentMethodId = order.paymentMethodId ?? (paymentId ? input.paymentMethodId : null)
  await saveAdjusted(tx, { ...order, paymentMethodId }, adjustment.items, adjustPrice(order, adjustment.valueMinor))
  if (paymentId) await deps.payments.replaceHold(tx, { orderId: order.id, by: paymentId })
  await tellAdjusted(tx, deps, order, 'approved', at)
}

async function lockWaiting(
  tx: Tx,
  input: RespondToAdjustmentInput,
): Promise<{ order: LockedOrder; adjustment: Adjustment }> {
  const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'customer', userId: input.customerId })
  if (!mayAdjustItems(order.status)) throw wrongStatus()
  const adjustment = await waitingAdjustment(tx, order.id)
  if (input.adjustmentId === undefined && !adjustment) throw notFound()
  if (!adjustment || (input.adjustmentId !== undefined && adjustment.id !== input.adjustmentId))
    throw conflict('changed')
  return { order, adjustment }
}
