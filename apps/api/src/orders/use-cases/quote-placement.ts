import type { OrderId, UserId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { cancelFee } from '@washline/contract/orders/deadlines'
import { loadOf } from '@washline/contract/orders/load-types'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import { zoneAt } from '@washline/contract/zones/zone-at'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { currentZones } from '../../zones/index.ts'
import { feesAt } from '../queries/fees.ts'
import { pricedInZone } from '../queries.ts'
import { countOf, laundryValueOf } from '../rules/merge-items.ts'
import { priceInZone } from '../rules/price-in-zone.ts'
import { coverageOf, grossOf, priceOrder } from '../rules/price-order.ts'
import { itemsOf, lockOrder } from '../store.ts'
import { applyItemList } from './apply-item-list.ts'
import type { PlaceOrderInput } from './commit-placement.ts'

export interface QuotedPlacement {
  /** Value and fees. */
  readonly grossMinor: Minor
  readonly items: readonly { readonly name: string; readonly quantity: number }[]
}

type Input = Pick<
  PlaceOrderInput,
  'orderId' | 'customerId' | 'items' | 'loadType' | 'coverageMinor' | 'pickup' | 'pickupAt'
>

/** What placing a draft with these choices comes to, if it can be placed at all; undefined for anything but a draft of this customer. */
export async function quotePlacement(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  { orderId, customerId, loadType, pickup, pickupAt, ...input }: Input,
): Promise<QuotedPlacement | undefined> {
  const order = await lockOrder(tx, orderId)
  if (order?.customerId !== customerId || order.status !== 'draft') return undefined
  const now = clock.now()
  const items = input.items ? await applyItemList(tx, order, input.items) : await itemsOf(tx, orderId)
  const rules = priceRulesOf(await feesAt(tx, now))
  const chosen = {
    loadType: loadType ?? loadOf(countOf(items)),
    coverageMinor: coverageOf(input.coverageMinor),
    walletBalanceMinor: minor(0),
  }
  const place = zoneAt((await currentZones(tx)).zones, pickup, pickupAt ?? now)
  if (place.state === 'outside')
    return { grossMinor: grossOf(priceOrder({ ...chosen, valueMinor: laundryValueOf(items) }, rules)), items }
  const { zone } = place
  const valueMinor = laundryValueOf(await pricedInZone(tx, items, order.catalogueVersion, zone))
  return { grossMinor: grossOf(priceInZone({ zone, place: pickup, rules }, { ...chosen, valueMinor })), items }
}

/** What it costs the customer to cancel the order now; undefined where it is not theirs. */
export async function quoteCancellation(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  { orderId, customerId }: { readonly orderId: OrderId; readonly customerId: UserId },
): Promise<Minor | undefined> {
  const order = await lockOrder(tx, orderId)
  return order?.customerId === customerId ? cancelFee(order, clock.now()) : undefined
}
