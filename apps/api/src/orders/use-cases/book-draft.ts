import type { OrderId, UserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { isLoadEnough, type LoadType } from '@washline/contract/orders/load-types'
import { orderMessages } from '@washline/contract/orders/messages'
import type { DeclaredItemInput, ItemInput } from '@washline/contract/orders/schemas'
import type { Tx } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { countOf, laundryValueOf, type OrderItem } from '../rules/merge-items.ts'
import { coverageOf, grossOf, priceOrder } from '../rules/price-order.ts'
import { itemsOf, lockOrder, saveBookedUntil, saveItems } from '../store.ts'
import { applyItemList, refuseEmpty } from './apply-item-list.ts'
import { checkDeclared } from './check-declared.ts'
import { checkRight, wrongStatus } from './move-order.ts'

export interface DraftToBook {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly items: readonly ItemInput[] | undefined
  readonly loadType: LoadType
  readonly coverageMinor: Minor | undefined
  readonly declared: readonly DeclaredItemInput[]
  readonly until: Date
}

export interface BookedDraft {
  readonly items: readonly OrderItem[]
  readonly itemCount: number
  readonly coverageMinor: Minor
  /** Value and fees. */
  readonly grossMinor: Minor
}

/** Checks a draft as placing it would, and stores it until it is placed later. The caller's transaction. */
export async function bookDraft(tx: Tx, input: DraftToBook): Promise<BookedDraft> {
  const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'customer', userId: input.customerId })
  if (order.status !== 'draft') throw wrongStatus()
  const changed = input.items && (await applyItemList(tx, order, input.items))
  if (changed) await saveItems(tx, order, changed)
  const items = await itemsOf(tx, order.id)
  const itemCount = countOf(items)
  refuseEmpty(itemCount)
  if (!isLoadEnough(input.loadType, itemCount)) throw invalid({ load_type: [orderMessages.loadTooSmall] })
  if (input.declared.length > 0) await checkDeclared(tx, order.id, items, input.declared)
  await saveBookedUntil(tx, order.id, input.until)
  const coverageMinor = coverageOf(input.coverageMinor)
  const price = priceOrder({
    valueMinor: laundryValueOf(items),
    loadType: input.loadType,
    coverageMinor,
    walletBalanceMinor: minor(0),
  })
  return { items, itemCount, coverageMinor, grossMinor: grossOf(price) }
}
