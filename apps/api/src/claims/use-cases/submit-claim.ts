import { type ClaimInput, claimObstacles } from '@washline/contract/claims/schemas'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { toMinor } from '@washline/contract/money'
import { lockOrder } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts'
import { assessClaimJob } from '../jobs.ts'
import { coverOf, declaredOf, orderForClaim } from '../queries.ts'
import { askedMinor } from '../rules/assess-claim.ts'
import { clocksFrom, obstacleOf } from '../rules/claim-course.ts'
import type { ClaimedItem } from '../rules/findings.ts'
import { claimableOf } from '../rules/show-form.ts'
import { insertClaim, insertEvent, lockClaim, usePhotos } from '../store.ts'
import { type CountedItem, countItems } from './gather-findings.ts'
import { holdPay } from './hold-pay.ts'
import { type ClaimDeps, tellMoved } from './move-claim.ts'

/** Submits a customer's claim, holds of the Washer's pay what it asks for, and has it assessed. Gives its id. */
export const submitClaim = (deps: ClaimDeps, asked: ClaimInput & { readonly customerId: number }): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const { customerId, order_id: orderId } = asked
    const at = deps.clock.now()
    await lockOrder(tx, orderId)
    const order = await orderForClaim(tx, orderId, customerId)
    if (!order) throw notFound()
    const counted = await countItems(tx, orderId)
    const cover = await coverOf(tx, orderId)
    const obstacle = obstacleOf({
      deliveredAt: order.deliveredAt,
      claimable: counted.reduce((sum, item) => sum + claimableOf(item), 0),
      leftMinor: cover.limitMinor - cover.usedMinor,
      at,
    })
    if (obstacle || order.washerId === null) throw cannotClaim(obstacle ?? claimObstacles[0])
    const items = claimedItems(asked, counted)
    const what = { submittedAt: at, items }
    const declared = await declaredOf(tx, orderId)
    const id = await insertClaim(tx, {
      orderId,
      customerId,
      washerId: order.washerId,
      description: asked.description,
      askedMinor: askedMinor(what, { declared, cover }, { market }),
      ...clocksFrom(at),
      at,
      items,
    })
    await takePhotos(tx, { claimId: id, orderId, uploaderId: customerId, photoIds: asked.photo_ids })
    await insertEvent(tx, { claimId: id, from: null, to: 'submitted', by: 'customer', actorId: customerId, at })
    const claim = await lockClaim(tx, id)
    if (!claim) throw new Error(`claim ${id} is not there after it was inserted`)
    await tellMoved(deps, tx, await holdPay(tx, deps, claim), { to: 'submitted', by: 'customer', at })
    await deps.jobs.enqueue(tx, assessClaimJob, { claimId: id })
    return id
  })

const cannotClaim = (obstacle: keyof typeof messages.claims.obstacles) =>
  conflict(`claim_${obstacle}`, messages.claims.obstacles[obstacle])

/** What is claimed, by the names of the order's own list; refused where it is not there, or not so often. */
function claimedItems({ items }: ClaimInput, counted: readonly CountedItem[]): ClaimedItem[] {
  return items.map((input, index) => {
    const item = counted.find(({ id }) => id === input.item_id)
    if (!item) throw invalid({ [`items.${index}.item_id`]: [messages.claims.foreignItem] })
    const together = items
      .filter(({ item_id }) => item_id === input.item_id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    if (together > claimableOf(item)) throw invalid({ [`items.${index}.quantity`]: [messages.claims.tooMany] })
    return {
      itemId: item.id,
      name: item.name,
      garment: item.garment,
      usualMinor: item.usualMinor,
      lifeMonths: item.lifeMonths,
      problem: input.problem,
      quantity: input.quantity,
      retailMinor: toMinor(input.retail_value),
      ageMonths: input.age_months,
      condition: input.condition,
    }
  })
}

async function takePhotos(tx: Tx, wish: Parameters<typeof usePhotos>[1]): Promise<void> {
  if (!(await usePhotos(tx, wish))) throw invalid({ photo_ids: [messages.claims.foreignPhoto] })
}
