import type { Minor } from '@washline/contract/money'
import { minor } from '@washline/contract/money'
import { loadOf } from '@washline/contract/orders/load-types'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { feesAt } from '../queries/fees.ts'
import { countOf, laundryValueOf, type OrderItem } from '../rules/merge-items.ts'
import { type Price, priceOrder } from '../rules/price-order.ts'
import type { OrderChanges } from '../store/order-changes.ts'
import { type LockedOrder, saveItems } from '../store.ts'

/** What a draft with these items costs now, with the load that follows the count and without the wallet. */
export async function priceDraft(
  q: Queryable,
  draft: { readonly items: readonly OrderItem[]; readonly coverageMinor: Minor; readonly at: Date },
): Promise<Price> {
  const { items, coverageMinor, at } = draft
  return priceOrder(
    {
      valueMinor: laundryValueOf(items),
      loadType: loadOf(countOf(items)),
      coverageMinor,
      walletBalanceMinor: minor(0),
    },
    priceRulesOf(await feesAt(q, at)),
  )
}

/** Saves the list of a locked draft with the price of now. */
export async function saveDraftItems(
  tx: Tx,
  order: LockedOrder,
  items: readonly OrderItem[],
  { at, ...set }: OrderChanges & { readonly at: Date },
): Promise<void> {
  const price = await priceDraft(tx, { items, coverageMinor: order.coverageMinor, at })
  await saveItems(tx, order, items, { ...set, serviceFeeMinor: price.serviceFeeMinor, totalMinor: price.totalMinor })
}
