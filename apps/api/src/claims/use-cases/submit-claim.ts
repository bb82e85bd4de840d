import { claimMessages } from '@washline/contract/claims/messages'
import { isMissing } from '@washline/contract/claims/problems'
import { type ClaimInput, claimBlockers } from '@washline/contract/claims/schemas'
import type { ClaimId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { subtract } from '@washline/contract/money'
import { lockOrder } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import type { ClaimDeps } from '../deps.ts'
import { assessClaimJob, reportOverdueJob } from '../jobs.ts'
import { coverOf, declaredOf, orderForClaim } from '../queries.ts'
import { limitsOf } from '../rules/assess-claim.ts'
import { blockerOf, clocksFrom } from '../rules/claim-course.ts'
import { submitRefusals } from '../rules/claim-refusals.ts'
import type { ClaimedItem } from '../rules/findings.ts'
import { claimableOf } from '../rules/show-form.ts'
import { insertClaim, insertEvent, lockClaim, usePhotos } from '../store.ts'
import { type CountedItem, chooseWasher, countItems } from './gather-findings.ts'
import { publishMoved } from './move-claim.ts'
import { reservePay } from './reserve-pay.ts'

/**
 * Submits a customer's claim, reserves part of the Washer's pay for it, and enqueues its assessment. Returns its id.
 */
export const submitClaim = (deps: ClaimDeps, asked: ClaimInput & { readonly customerId: UserId }): Promise<ClaimId> =>
  deps.db.transaction(async (tx) => {
    const { customerId, order_id: orderId } = asked
    const at = deps.clock.now()
    await lockOrder(tx, orderId)
    const order = await orderForClaim(tx, orderId, customerId)
    if (!order) throw notFound()
    const counted = await countItems(tx, orderId)
    const cover = await coverOf(tx, orderId)
    const blocker = blockerOf({
      times: order,
      claimable: counted.reduce((sum, item) => sum + claimableOf(item), 0),
      leftMinor: subtract(cover.limitMinor, cover.usedMinor),
      at,
    })
    if (blocker || order.washerId === null) throw refuse(submitRefusals[blocker ?? claimBlockers[0]])
    const isDelivered = order.deliveredAt !== null
    checkEvidence(asked, isDelivered)
    const items = claimedItems(asked, counted)
    const declared = await declaredOf(tx, orderId)
    const washerId = await chooseWasher(tx, { id: orderId, washerId: order.washerId }, items)
    const counts = await countItems(tx, orderId, { washerId })
    const findings = { declared, cover, counts, deliveredAt: order.deliveredAt }
    const clocks = clocksFrom(at)
    const id = await insertClaim(tx, {
      orderId,
      customerId,
      washerId,
      description: asked.description,
      ...limitsOf({ submittedAt: at, items }, findings, { market }),
      ...clocks,
      isUndelivered: !isDelivered,
      at,
      items,
    })
    await takePhotos(tx, { claimId: id, orderId, uploaderId: customerId, photoIds: asked.photo_ids })
    await insertEvent(tx, { claimId: id, from: null, to: 'submitted', by: 'customer', actorId: customerId, at })
    const claim = await lockClaim(tx, id)
    if (!claim) throw new Error(`claim ${id} is not there after it was inserted`)
    await publishMoved(deps, tx, await reservePay(tx, deps, claim), { to: 'submitted', by: 'customer', at })
    await deps.jobs.enqueue(tx, assessClaimJob, { claimId: id })
    await deps.jobs.enqueue(tx, reportOverdueJob, { claimId: id }, { at: clocks.decisionDueAt })
    return id
  })

/** A photo shows what came back; before a delivery, only what is missing can be claimed, and the counts are the evidence. */
function checkEvidence({ items, photo_ids }: ClaimInput, isDelivered: boolean): void {
  if (isDelivered && photo_ids.length === 0) throw invalid({ photo_ids: [claimMessages.photoNeeded] })
  const other = isDelivered ? -1 : items.findIndex(({ problem }) => !isMissing(problem))
  if (other >= 0) throw invalid({ [`items.${other}.problem`]: [claimMessages.onlyMissing] })
}

/**
 * The claimed items with the names of the order's list; refused for an item or a quantity that the order does not
 * have.
 */
function claimedItems({ items }: ClaimInput, counted: readonly CountedItem[]): ClaimedItem[] {
  return items.map((input, index) => {
    const item = counted.find(({ id }) => id === input.item_id)
    if (!item) throw invalid({ [`items.${index}.item_id`]: [claimMessages.foreignItem] })
    const together = items
      .filter(({ item_id }) => item_id === input.item_id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (together > claimableOf(item)) throw invalid({ [`items.${index}.quantity`]: [claimMessages.tooMany] })
    return {
      itemId: item.id,
      name: item.name,
      garment: item.garment,
      usualMinor: item.usualMinor,
      expectedLifeMonths: item.expectedLifeMonths,
      problem: input.problem,
      quantity: input.quantity,
      retailMinor: input.retail_value_minor,
      ageMonths: input.age_months,
      condition: input.condition,
    }
  })
}

async function takePhotos(tx: Tx, selection: Parameters<typeof usePhotos>[1]): Promise<void> {
  if (!(await usePhotos(tx, selection))) throw invalid({ photo_ids: [claimMessages.foreignPhoto] })
}
