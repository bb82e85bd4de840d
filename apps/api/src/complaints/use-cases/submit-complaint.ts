import { complaintMessages } from '@washline/contract/complaints/messages'
import { type ComplaintMoveName, complaintProcess } from '@washline/contract/complaints/process'
import { complaintRefusals } from '@washline/contract/complaints/refusals'
import type { ComplaintInput } from '@washline/contract/complaints/schemas'
import type { ComplaintId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor, sumOf, timesQuantity } from '@washline/contract/money'
import { linksOf } from '../../claims/index.ts'
import { lockOrder } from '../../orders/index.ts'
import { orderCaptured, refundableMinor } from '../../payments/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import type { ComplaintDeps } from '../deps.ts'
import { historyOf, isPhotoUsed, lastRewashDelivered, type WashedItem, washedItems, washedOrder } from '../queries.ts'
import type { Complaint } from '../rules/complaint.ts'
import { decisionDueAt, isWindowOver, refuseOrder } from '../rules/complaint-course.ts'
import { decideComplaint, liablePartyOf, type Verdict } from '../rules/decide-complaint.ts'
import { lockPhotos, usePhotos } from '../store.ts'
import { openComplaint } from './move-complaint.ts'
import { giveRefund, giveRewash } from './settle-complaint.ts'

type Asked = ComplaintInput & { readonly customerId: UserId }

const moveOf = { review: 'sendToReview', rewash: 'washAgain', refund: 'refund' } as const satisfies Record<
  Verdict['outcome'],
  ComplaintMoveName
>

/** Decides a complaint by the published table in the transaction that submits it, and places the second wash or refunds. */
export const submitComplaint = (deps: ComplaintDeps, asked: Asked): Promise<ComplaintId> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const first = await lockOrder(tx, asked.order_id)
    const { washerId, deliveredAt } = await washToComplainAbout(tx, asked, at)
    const items = itemsAskedFor(asked, await washedItems(tx, asked.order_id))
    if (!first || washerId === null) throw notFound()
    const photos = await lockPhotos(tx, { orderId: first.id, uploaderId: asked.customerId, ids: asked.photo_ids })
    if (photos.length < asked.photo_ids.length) throw invalid({ photo_ids: [complaintMessages.foreignPhoto] })
    const valueMinor = sumOf(items.map(({ priceMinor, quantity }) => timesQuantity(priceMinor, quantity)))
    const subject = { orderId: first.id, customerId: asked.customerId, washerId }
    const earliest = deliveredAt.getTime() - market.claims.photoTimeToleranceMs
    const isOld = photos.some(({ takenAt }) => takenAt !== null && takenAt.getTime() < earliest)
    const verdict = decideComplaint({
      remedy: asked.remedy,
      washedAgain: asked.washed_again,
      valueMinor,
      refundableMinor: refundableMinor(await orderCaptured(tx, first.id)),
      photoSeen: isOld || (await isPhotoUsed(tx, asked.photo_ids)),
      linked: Object.values(await linksOf(tx, subject)).includes(true),
      ...(await historyOf(tx, asked.customerId, at)),
    })
    const liableParty = liablePartyOf({
      reason: asked.reason,
      washedAgain: asked.washed_again,
      deliveredAt,
      submittedAt: at,
    })
    const complaint = newComplaint(asked, { ...subject, valueMinor, rule: verdict.rule, at })
    const changes = await settle()
    const state = complaintProcess[moveOf[verdict.outcome]].to
    const { id } = await openComplaint(tx, deps, { ...complaint, ...changes, state }, items)
    await usePhotos(tx, id, asked.photo_ids)
    return id

    async function settle(): Promise<Partial<Complaint>> {
      if (!first || verdict.outcome === 'review') return {}
      if (verdict.outcome === 'refund')
        return giveRefund(tx, deps, { complaint, first, amountMinor: verdict.amountMinor, liableParty, at })
      return giveRewash(tx, deps, { complaint, first, items, liableParty, at })
    }
  })

/** The wash that the complaint is about: the first one, or the last second wash. */
async function washToComplainAbout(
  tx: Tx,
  { order_id: orderId, customerId, washed_again }: Asked,
  at: Date,
): Promise<{ washerId: UserId | null; deliveredAt: Date }> {
  const order = await washedOrder(tx, orderId, customerId)
  if (!order) throw notFound()
  const refused = refuseOrder(order)
  if (refused) throw refuse(refused === 'second_wash' ? complaintRefusals.isSecondWash : complaintRefusals.notCompleted)
  const deliveredAt = washed_again ? await lastRewashDelivered(tx, orderId) : order.deliveredAt
  if (deliveredAt === null) throw refuse(complaintRefusals.nothingLeft)
  if (isWindowOver(deliveredAt, at)) throw refuse(complaintRefusals.windowOver)
  return { washerId: order.washerId, deliveredAt }
}

/** The items with the names and prices of the order's list; refused for an item or a quantity that is not left. */
function itemsAskedFor({ items, washed_again }: Asked, washed: readonly WashedItem[]) {
  if (washed.every(({ left, leftAgain }) => left + leftAgain === 0)) throw refuse(complaintRefusals.nothingLeft)
  return items.map(({ item_id, quantity }, index) => {
    const item = washed.find(({ id }) => id === item_id)
    if (!item) throw invalid({ [`items.${index}.item_id`]: [complaintMessages.foreignItem] })
    if (quantity > (washed_again ? item.leftAgain : item.left))
      throw invalid({ [`items.${index}.quantity`]: [complaintMessages.tooMany] })
    return { itemId: item.id, name: item.name, priceMinor: item.priceMinor, quantity }
  })
}

const newComplaint = (
  { reason, remedy, same_washer, washed_again, note }: Asked,
  { at, ...of }: Pick<Complaint, 'orderId' | 'customerId' | 'washerId' | 'valueMinor' | 'rule'> & { at: Date },
): Omit<Complaint, 'id'> => ({
  ...of,
  state: 'in_review',
  reason,
  remedy,
  asksSameWasher: same_washer,
  washedAgain: washed_again,
  note,
  liableParty: null,
  rewashOrderId: null,
  refundedMinor: minor(0),
  reserveId: null,
  reservedMinor: minor(0),
  deductedMinor: minor(0),
  unpaidMinor: minor(0),
  returnedMinor: minor(0),
  decisionReason: null,
  decisions: 0,
  submittedAt: at,
  decidedAt: null,
  dueAt: decisionDueAt(at),
  appeal: null,
  appealedAt: null,
  washerAppeal: null,
  washerAppealedAt: null,
  liabilityDecidedAt: null,
})
