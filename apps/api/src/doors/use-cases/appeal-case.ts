import { doorMessages } from '@washline/contract/doors/messages'
import { doorRefusals } from '@washline/contract/doors/refusals'
import { settleDoor } from '@washline/contract/doors/rules'
import type { DoorCaseId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { insertAudit } from '../../console/index.ts'
import { lockOrder } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forbidden, notFound, refuse } from '../../platform/http/refusal.ts'
import type { DoorDeps } from '../deps.ts'
import { orderOfCase } from '../queries.ts'
import type { DoorCaseRow } from '../rules/door-case.ts'
import { mayAppeal } from '../rules/show-door.ts'
import { lockCase, saveAnswer, saveAppeal } from '../store.ts'
import { broadcastDoor, publishCase } from './publish-case.ts'

/** Locks a case after its order, as every other use case does. */
async function lockWithOrder(tx: Tx, id: DoorCaseId) {
  const found = await orderOfCase(tx, id)
  const order = found && (await lockOrder(tx, found.orderId))
  const row = order && (await lockCase(tx, id))
  if (!row) throw notFound()
  return { order, row }
}

/** One of a case's two people asks a person to decide; returns the order. */
export const appealCase = (
  deps: DoorDeps,
  { id, userId, text }: { id: DoorCaseId; userId: UserId; text: string },
): Promise<OrderId> =>
  deps.db.transaction(async (tx) => {
    const { row } = await lockWithOrder(tx, id)
    if (row.customerId !== userId && row.washerId !== userId) throw notFound()
    const at = deps.clock.now()
    if (!mayAppeal(row, at)) throw refuse(doorRefusals.appealClosed)
    await saveAppeal(tx, id, { by: userId, text, at })
    await broadcastDoor(tx, deps, row.orderId)
    return row.orderId
  })

export interface PersonsAnswer {
  readonly id: DoorCaseId
  readonly operatorId: UserId
  readonly outcome: 'fee' | 'no_fee'
  readonly note: string
  readonly requestId: string | undefined
}

/** A person decides whether the fee is due. The second of two operators is refused with 409. */
export const answerAppeal = (
  deps: DoorDeps & { readonly newId: () => string },
  { id, operatorId, outcome, note, requestId }: PersonsAnswer,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const { order, row } = await lockWithOrder(tx, id)
    if (row.customerId === operatorId || row.washerId === operatorId) throw forbidden()
    if (row.answeredAt !== null || !(row.isForPerson || row.appealedAt)) throw refuse(doorRefusals.doorEnded)
    const at = deps.clock.now()
    const isCharged = await settle(tx, deps, { row, isDue: outcome === 'fee', cardId: order.paymentMethodId, at })
    await saveAnswer(tx, id, { answer: outcome, isCharged, note, by: operatorId, at })
    await insertAudit(tx, {
      action: 'decide_door_case',
      operatorId,
      orderId: row.orderId,
      personId: row.customerId,
      reason: note,
      requestId: requestId ?? deps.newId(),
      at,
    })
    await publishCase(tx, deps, { ...row, answer: outcome, isCharged }, { change: 'answered', at })
  })

/** Moves what the answer requires, and returns whether the customer has paid the fee after it. */
async function settle(
  tx: Tx,
  deps: DoorDeps,
  { row, isDue, cardId, at }: { row: DoorCaseRow; isDue: boolean; cardId: string | null; at: Date },
): Promise<boolean> {
  const { id, orderId, customerId, washerId, kind, stage, isCharged } = row
  switch (settleDoor(isDue, row)) {
    case 'charge': {
      const amountMinor = row.feeMinor > 0 ? row.feeMinor : market.door.fees[stage][kind]
      await deps.payments.chargeDoorFee(tx, {
        key: `case-${id}`,
        orderId,
        customerId,
        washerId,
        cardId,
        amountMinor,
        at,
      })
      return true
    }
    case 'return':
      await deps.payments.creditWallet(tx, {
        userId: customerId,
        orderId,
        kind: 'credit',
        amountMinor: row.feeMinor,
        reason: doorMessages.feeReturned,
        actorId: null,
        requestKey: `door-${id}`,
      })
      return false
    default:
      return isCharged
  }
}
