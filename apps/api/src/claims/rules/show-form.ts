import type { ClaimState } from '@washline/contract/claims/process'
import type { ClaimForm } from '@washline/contract/claims/schemas'
import { market } from '@washline/contract/market'
import { toMajor } from '@washline/contract/money'
import type { Category, GarmentId } from '@washline/contract/scanning/catalogue'
import { obstacleOf } from './claim-course.ts'
import { type CatalogueWorth, type Findings, handedOver, type ItemCounts } from './findings.ts'

export interface FormFacts {
  readonly orderId: number
  readonly deliveredAt: Date | null
  readonly items: readonly (ItemCounts &
    CatalogueWorth & {
      readonly name: string
      readonly category: Category
      readonly garment: GarmentId
    })[]
  readonly declared: Findings['declared']
  readonly cover: Findings['cover']
  readonly claims: readonly { readonly id: number; readonly state: ClaimState }[]
}

/** The pieces of an item that can still be claimed. */
export const claimableOf = (item: ItemCounts): number => Math.max(0, handedOver(item) - item.claimedBefore)

/** What a claim opens with: what the chain of custody says is missing, and what is known of each item. */
export function showForm({ orderId, deliveredAt, items, declared, cover, claims }: FormFacts, at: Date): ClaimForm {
  const leftMinor = Math.max(0, cover.limitMinor - cover.usedMinor)
  const claimable = items.reduce((sum, item) => sum + claimableOf(item), 0)
  const obstacle = obstacleOf({ deliveredAt, claimable, leftMinor, at })
  return {
    order_id: orderId,
    can_claim: obstacle === null,
    why_not: obstacle,
    delivered_at: deliveredAt?.toISOString() ?? null,
    window_ends_at: deliveredAt && new Date(deliveredAt.getTime() + market.claims.windowMs).toISOString(),
    cover: { limit: toMajor(cover.limitMinor), used: toMajor(cover.usedMinor), left: toMajor(leftMinor) },
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
        missing: countedIn === null || countedOut === null ? 0 : Math.max(0, countedIn - countedOut),
        claimable: claimableOf(item),
        declared: declared.filter(({ itemId }) => itemId === item.itemId).map(({ valueMinor }) => toMajor(valueMinor)),
        usual_value: toMajor(item.usualMinor),
        life_months: item.lifeMonths,
      }
    }),
    claims: [...claims],
  }
}
