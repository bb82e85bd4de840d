import type { ItemId, OrderId, UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { loadOf } from '@washline/contract/orders/load-types'
import { netPayOf } from '@washline/contract/orders/pay'
import { noZoneFees } from '@washline/contract/zones/zone-prices'
import type { Tx } from '../../platform/db/database.ts'
import type { MoveDeps } from '../deps.ts'
import { agreedRules } from '../rules/agreed-rules.ts'
import { choosePickupTime } from '../rules/choose-pickup-time.ts'
import { countOf, laundryValueOf, type OrderItem } from '../rules/merge-items.ts'
import { copyDeclared, insertRewash } from '../store/rewashes.ts'
import { choicesOf, insertDraft, itemsOf, type LockedOrder } from '../store.ts'
import { moveOrder } from './move-order.ts'

export interface RewashInput {
  /** Locked by the caller, who decided about the second wash. */
  readonly first: LockedOrder
  readonly items: readonly { readonly itemId: ItemId; readonly quantity: number }[]
  readonly washerId: UserId
  readonly asksSameWasher: boolean
  readonly isWasherLiable: boolean
  readonly at: Date
}

const free = { serviceFeeMinor: minor(0), coverageFeeMinor: minor(0), walletMinor: minor(0), totalMinor: minor(0) }

/** Places an ordinary order of items of an earlier one, at no price, from the same door, with the same promise, and as soon as possible. */
export async function placeRewash(tx: Tx, deps: MoveDeps, input: RewashInput): Promise<OrderId> {
  const { first, at } = input
  const { customerId, coverageMinor, catalogueVersion } = first
  const { address, latitude, longitude, notes } = await choicesOf(tx, first.id)
  if (address === null || latitude === null || longitude === null) throw new Error(`order ${first.id} has no place`)
  const pickupAt = choosePickupTime(undefined, at)
  if (pickupAt === 'too_far') throw new Error('a second wash begins now')
  const chosen = (await itemsOf(tx, first.id)).flatMap((item) => {
    const quantity = input.items.find(({ itemId }) => itemId === item.id)?.quantity ?? 0
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
  const items = chosen.map((item): OrderItem => ({ ...item, id: null, unitPriceMinor: minor(0), boxes: [] }))
  const payMinor = netPayOf(laundryValueOf(chosen), agreedRules(first.fees))
  const price = { valueMinor: minor(0), ...noZoneFees, ...free }
  const draft = { customerId, photoKey: null, scanner: null, price, catalogueVersion, coverageMinor, at }
  const orderId = await insertDraft(tx, draft, items)
  const { washerId, asksSameWasher, isWasherLiable } = input
  await insertRewash(tx, { orderId, firstOrderId: first.id, washerId, asksSameWasher, isWasherLiable, payMinor })
  await deps.events.publish(tx, 'order.reordered', { orderId, fromOrderId: first.id, customerId, at })
  await moveOrder(tx, deps, {
    orderId,
    move: 'place',
    by: { kind: 'customer', userId: customerId },
    at,
    change: () => ({
      set: {
        placedAt: at,
        pendingSince: at,
        loadType: loadOf(countOf(items)),
        notes,
        pickup: { address, latitude, longitude },
        pickupAt,
        promiseS: first.promiseS,
        netPayMinor: payMinor,
        ...free,
      },
    }),
  })
  await copyDeclared(tx, {
    orderId,
    firstOrderId: first.id,
    at,
    items: (await itemsOf(tx, orderId)).map(({ id, quantity }, index) => ({
      from: Number(chosen[index]?.id),
      to: Number(id),
      quantity,
    })),
  })
  return orderId
}
