import type { ClaimState } from '@washline/contract/claims/process'
import type { ClaimForm } from '@washline/contract/claims/schemas'
import type { ClaimId, ItemId, OrderId } from '@washline/contract/ids'
import { minor, mostOf, subtract } from '@washline/contract/money'
import type { Category, GarmentId } from '@washline/contract/scanning/catalogue'
import { blockerOf, claimWindowOf, type OrderTimes } from './claim-course.ts'
import { type CatalogueWorth, countedBack, type Findings, handedOver, type ItemCounts } from './findings.ts'

export interface FormInput {
  readonly orderId: OrderId
  readonly times: OrderTimes
  readonly items: readonly (ItemCounts &
    CatalogueWorth & {
      readonly name: string
      readonly category: Category
      readonly garment: GarmentId
    })[]
  readonly declared: Findings['declared']
  readonly cover: Findings['cover']
  readonly claims: readonly { readonly id: ClaimId; readonly state: ClaimState }[]
}

/** The pieces of an item that can still be claimed. */
export const claimableOf = (item: ItemCounts): number => Math.max(0, handedOver(item) - item.claimedBefore)

/** No piece of a claim is part of another one; `items` count the other claims only. */
export const isStillClaimable = (
  claimed: readonly { readonly itemId: ItemId; readonly quantity: number }[],
  items: readonly ItemCounts[],
): boolean =>
  items.every((item) => {
    const mine = claimed.filter(({ itemId }) => itemId === item.itemId)
    return mine.reduce((sum, { quantity }) => sum + quantity, 0) <= claimableOf(item) || mine.length === 0
  })

/**
 * The claim form of an order: the missing pieces by the chain of custody, and the quantities and values of each item.
 */
export function showForm({ orderId, times, items, declared, cover, claims }: FormInput, at: Date): ClaimForm {
  const leftMinor = mostOf(minor(0), subtract(cover.limitMinor, cover.usedMinor))
  const claimable = items.reduce((sum, item) => sum + claimableOf(item), 0)
  const { deliveredAt } = times
  const { from, endsAt } = claimWindowOf(times)
  const blocker = blockerOf({ times, claimable, leftMinor, at })
  return {
    order_id: orderId,
    can_claim: blocker === null,
    why_not: blocker,
    delivered_at: deliveredAt?.toISOString() ?? null,
    claimable_from: (!deliveredAt && from?.toISOString()) || null,
    window_ends_at: endsAt?.toISOString() ?? null,
    cover: { limit_minor: cover.limitMinor, used_minor: cover.usedMinor, left_minor: leftMinor },
    items: items.map((item) => {
      const { countedIn, countedOut } = item
      return {
        item_id: item.itemId,
        name: item.name,
        category: item.category,
        listed: item.listed,
        counted_in: countedIn,
        counted_out: countedOut,
        received: item.received,
        missing: missingOf(item, deliveredAt !== null),
        claimable: claimableOf(item),
        declared_minor: declared.filter(({ itemId }) => itemId === item.itemId).map(({ valueMinor }) => valueMinor),
        usual_value_minor: item.usualMinor,
        expected_life_months: item.expectedLifeMonths,
      }
    }),
    claims: [...claims],
  }
}

/** Counted in and not out; without a delivery, everything that was handed over. */
function missingOf(item: ItemCounts, isDelivered: boolean): number {
  if (!isDelivered) return handedOver(item)
  const back = countedBack(item, isDelivered)
  return item.countedIn === null || back === null ? 0 : Math.max(0, item.countedIn - back)
}
