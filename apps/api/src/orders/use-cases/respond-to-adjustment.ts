import type { AdjustmentId, OrderId, UserId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import { mayAdjustItems } from '@washline/contract/orders/process'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { Authorized, Payment } from '../../payments/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import type { RespondToAdjustmentDeps } from '../deps.ts'
import { zoneOfOrder } from '../queries/zone-of-order.ts'
import { adjustPrice } from '../rules/adjust-price.ts'
import { type Adjustment, decideAdjustment, waitingAdjustment } from '../store/adjustments.ts'
import { type LockedOrder, lockOrder } from '../store.ts'
import { publishAdjusted, saveAdjusted } from './adjust-items.ts'
import { askCard, type BankQuestion } from './ask-card.ts'
import { checkRight, wrongStatus } from './move-order.ts'

export interface RespondToAdjustmentInput {
  readonly orderId: OrderId
  readonly customerId: UserId
  /** The adjustment that the client showed; undefined means the waiting one. */
  readonly adjustmentId: AdjustmentId | undefined
  readonly response: 'approve' | 'decline'
  /** Pays the difference if the order was placed without a card. */
  readonly paymentMethodId: string | null
  /** Set when the customer returns from the bank's authentication. */
  readonly paymentIntentId?: string | undefined
}

export type AdjustmentAnswered = 'decided' | BankQuestion

/** The customer approves or declines a waiting adjustment. An approval first authorizes the new total on the card. */
export async function respondToAdjustment(
  deps: RespondToAdjustmentDeps,
  input: RespondToAdjustmentInput,
): Promise<AdjustmentAnswered> {
  if (input.response === 'decline') {
    await decline(deps, input)
    return 'decided'
  }
  const { adjustmentId, payment } = await deps.db.transaction((tx) => beginExtra(deps, tx, input))
  const decide = (authorized?: Authorized) =>
    deps.db.transaction((tx) => approve(deps, tx, { ...input, adjustmentId }, payment && { payment, authorized }))
  if (payment === undefined) {
    await decide()
    return 'decided'
  }
  const answer = await askCard(deps, { payment, isResumed: input.paymentIntentId !== undefined }, decide)
  return answer === 'authorized' ? 'decided' : answer
}

const decline = (deps: RespondToAdjustmentDeps, input: RespondToAdjustmentInput): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { order, adjustment } = await lockWaiting(tx, input)
    const at = deps.clock.now()
    await decideAdjustment(tx, adjustment.id, 'declined', at)
    await publishAdjusted(tx, deps, order, 'declined', at)
  })

async function beginExtra(deps: RespondToAdjustmentDeps, tx: Tx, input: RespondToAdjustmentInput) {
  const { order, adjustment } = await lockWaiting(tx, input)
  const { extraMinor, price } = adjustPrice(order, adjustment.items, await zoneOfOrder(tx, order))
  if (extraMinor === 0) return { adjustmentId: adjustment.id, payment: undefined }
  const paymentMethodId = order.paymentMethodId ?? input.paymentMethodId
  if (paymentMethodId === null) throw invalid({ payment_method_id: [orderMessages.selectCard] })
  const payment = await deps.payments.beginAuthorization(tx, {
    orderId: order.id,
    customerId: order.customerId,
    paymentMethodId,
    amountMinor: price.totalMinor,
    attempt: deps.newId(),
    paymentIntentId: input.paymentIntentId,
  })
  return { adjustmentId: adjustment.id, payment }
}

async function approve(
  deps: RespondToAdjustmentDeps,
  tx: Tx,
  input: RespondToAdjustmentInput,
  paid: { readonly payment: Payment; readonly authorized: Authorized | undefined } | undefined,
): Promise<void> {
  const { order, adjustment } = await lockWaiting(tx, input)
  const at = deps.clock.now()
  await decideAdjustment(tx, adjustment.id, 'approved', at)
  // Only a card that was just authorized is certain to be the customer's.
  const paymentMethodId = order.paymentMethodId ?? (paid ? input.paymentMethodId : null)
  const adjusted = adjustPrice(order, adjustment.items, await zoneOfOrder(tx, order))
  await saveAdjusted(tx, { ...order, paymentMethodId }, adjustment.items, adjusted)
  if (paid) {
    const { payment, authorized } = paid
    await deps.payments.replaceAuthorization(tx, { orderId: order.id, by: payment.id, authorized })
  }
  await publishAdjusted(tx, deps, order, 'approved', at)
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
    throw refuse(platformRefusals.changed)
  return { order, adjustment }
}
