import { complaintMessages } from '@washline/contract/complaints/messages'
import type { ComplaintParty } from '@washline/contract/complaints/rules'
import { add, leastOf, type Minor, minor, mostOf, subtract } from '@washline/contract/money'
import { netPayOf } from '@washline/contract/orders/pay'
import { agreedRules, type LockedOrder, placeRewash, refundOrder } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { ComplaintDeps } from '../deps.ts'
import type { Complaint, ComplaintItem } from '../rules/complaint.ts'
import { liableMinorOf } from '../rules/decide-complaint.ts'

type Case = Pick<
  Complaint,
  'orderId' | 'washerId' | 'valueMinor' | 'refundedMinor' | 'reserveId' | 'reservedMinor' | 'deductedMinor'
>

/** Sets part of a liable Washer's pay aside, once. */
async function reserveFrom(
  tx: Tx,
  deps: ComplaintDeps,
  complaint: Case,
  first: LockedOrder,
): Promise<Partial<Complaint>> {
  if (complaint.reserveId !== null) return {}
  const { washerId, orderId, valueMinor } = complaint
  const reserveId = deps.newId()
  const { pendingMinor, availableMinor } = await deps.earnings.placeReserve(tx, {
    id: reserveId,
    washerId,
    orderId,
    amountMinor: liableMinorOf(valueMinor, agreedRules(first.fees)),
    reason: complaintMessages.reserve,
  })
  return { reserveId, reservedMinor: add(pendingMinor, availableMinor) }
}

/** Ends the reserve: deducts up to that much of it, and releases the rest. */
export async function endReserve(
  tx: Tx,
  deps: Pick<ComplaintDeps, 'earnings'>,
  { reserveId, reservedMinor }: Pick<Complaint, 'reserveId' | 'reservedMinor'>,
  mostMinor: Minor,
): Promise<Partial<Complaint>> {
  if (reserveId === null || reservedMinor === 0) return {}
  const deductedMinor = leastOf(reservedMinor, mostMinor)
  await deps.earnings.settleReserve(tx, { id: reserveId, deductedMinor })
  return { reservedMinor: minor(0), deductedMinor }
}

/** Places the order of the second wash; a liable Washer's pay is set aside until it is known who washes. */
export async function giveRewash(
  tx: Tx,
  deps: ComplaintDeps,
  given: {
    readonly complaint: Case & Pick<Complaint, 'asksSameWasher'>
    readonly first: LockedOrder
    readonly items: readonly ComplaintItem[]
    readonly liableParty: ComplaintParty
    readonly at: Date
  },
): Promise<Partial<Complaint>> {
  const { complaint, first, items, liableParty, at } = given
  const { washerId, asksSameWasher } = complaint
  const isWasherLiable = liableParty === 'washer'
  const rewashOrderId = await placeRewash(tx, deps, { first, items, washerId, asksSameWasher, isWasherLiable, at })
  const reserved = isWasherLiable ? await reserveFrom(tx, deps, complaint, first) : {}
  return { rewashOrderId, liableParty, decidedAt: at, ...reserved }
}

/** Refunds up to `amountMinor` in all; a liable Washer pays what they had earned by it. */
export async function giveRefund(
  tx: Tx,
  deps: ComplaintDeps,
  given: {
    readonly complaint: Case
    readonly first: LockedOrder
    readonly amountMinor: Minor
    readonly liableParty: ComplaintParty
    readonly at: Date
  },
): Promise<Partial<Complaint>> {
  const { complaint, first, amountMinor, liableParty, at } = given
  const { orderId, refundedMinor } = complaint
  const moreMinor = mostOf(minor(0), subtract(amountMinor, refundedMinor))
  if (moreMinor > 0)
    await refundOrder(tx, deps, {
      orderId,
      amountMinor: moreMinor,
      reason: complaintMessages.refund,
      actorId: null,
      requestKey: `complaint-${deps.newId()}`,
    })
  const reserved = liableParty === 'washer' ? await reserveFrom(tx, deps, complaint, first) : {}
  const mostMinor = liableParty === 'washer' ? netPayOf(amountMinor, agreedRules(first.fees)) : minor(0)
  const ended = await endReserve(tx, deps, { ...complaint, ...reserved }, mostMinor)
  return { refundedMinor: add(refundedMinor, moreMinor), liableParty, decidedAt: at, ...reserved, ...ended }
}
