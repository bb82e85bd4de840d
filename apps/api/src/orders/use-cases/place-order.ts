import { minor } from '@washline/contract/money'
import { isLoadEnough } from '@washline/contract/orders/load-types'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { cardMessages } from '@washline/contract/payments/messages'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import { zoneMessages } from '@washline/contract/zones/messages'
import { type PlaceInZones, zoneAt } from '@washline/contract/zones/zone-at'
import { hasOwnPrices } from '@washline/contract/zones/zone-prices'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { currentZones, undrawnZones } from '../../zones/index.ts'
import type { PlaceOrderDeps } from '../deps.ts'
import { feesAt } from '../queries/fees.ts'
import { pricedInZone, walletBalance } from '../queries.ts'
import { choosePickupTime } from '../rules/choose-pickup-time.ts'
import { countOf, laundryValueOf } from '../rules/merge-items.ts'
import { isBelowMinimum, priceInZone, refusedBy } from '../rules/price-in-zone.ts'
import { coverageOf, grossOf, type Price } from '../rules/price-order.ts'
import { showQuote } from '../rules/show-quote.ts'
import { itemsOf, lockToPlace, saveItems } from '../store.ts'
import { applyItemList, refuseEmpty } from './apply-item-list.ts'
import { askCard, type BankQuestion } from './ask-card.ts'
import { checkDeclared } from './check-declared.ts'
import { commitPlacement, type PlaceOrderInput, type PreparedPlacement } from './commit-placement.ts'
import { checkRight, wrongStatus } from './move-order.ts'

export type PlaceOrderOutcome = 'placed' | 'needs_card' | BankQuestion

/**
 * Places a draft in two transactions with the card's authorization in between: the first one fixes the price and begins the
 * payment, the second one places the order and settles the authorization. If the second one fails, the authorization is abandoned.
 */
export async function placeOrder(deps: PlaceOrderDeps, input: PlaceOrderInput): Promise<PlaceOrderOutcome> {
  const prepared = await deps.db.transaction((tx) => prepare(deps, tx, input))
  if (prepared === 'needs_card') return prepared
  const place = () => deps.db.transaction((tx) => commitPlacement(deps, tx, input, prepared))
  const { paymentId } = prepared
  if (paymentId === undefined) {
    await place()
    return 'placed'
  }
  const answer = await askCard(
    deps,
    { paymentId, isResumed: input.paymentIntentId !== undefined, payerPresent: !input.isBooked },
    place,
  )
  return answer === 'authorized' ? 'placed' : answer
}

async function prepare(
  deps: PlaceOrderDeps,
  tx: Tx,
  input: PlaceOrderInput,
): Promise<PreparedPlacement | 'needs_card'> {
  const [locked, fees] = await Promise.all([lockToPlace(tx, input.orderId), feesAt(tx, deps.clock.now())])
  const order = checkRight(locked, { kind: 'customer', userId: input.customerId })
  if (order.status !== 'draft') throw wrongStatus()
  const pickupAt = choosePickupTime(input.pickupAt, deps.clock.now())
  if (pickupAt === 'too_far') throw invalid({ pickup_time: ['Please choose a time within the next 7 days.'] })
  const { version: zoneVersion, zones } = locked?.zonesVersion ? await currentZones(tx) : undrawnZones
  const place = zoneAt(zones, input.pickup, pickupAt)
  if (place.state !== 'open') throw invalid(refusedBy(place))
  const { zone } = place
  const items = input.items && (await applyItemList(tx, order, input.items))
  if (!items) refuseEmpty(order.itemCount)
  if (!isLoadEnough(input.loadType, items ? countOf(items) : order.itemCount))
    throw invalid({ load_type: [orderMessages.loadTooSmall] })
  const declared =
    input.declared.length === 0
      ? []
      : await checkDeclared(tx, order.id, items ?? (await itemsOf(tx, order.id)), input.declared)
  const valueMinor = hasOwnPrices(zone)
    ? laundryValueOf(await pricedInZone(tx, items ?? (await itemsOf(tx, order.id)), order.catalogueVersion, zone))
    : items
      ? laundryValueOf(items)
      : order.valueMinor
  const price = priceInZone(
    { zone, place: input.pickup, rules: priceRulesOf(fees) },
    {
      valueMinor,
      loadType: input.loadType,
      coverageMinor: coverageOf(input.coverageMinor),
      walletBalanceMinor: input.useWallet ? await walletBalance(tx, input.customerId) : minor(0),
    },
  )
  if (isBelowMinimum(zone, price)) throw invalid({ items: [zoneMessages.belowMinimum] })
  if (price.totalMinor > 0 && input.paymentMethodId === null) return 'needs_card'
  refuseOtherPrice(price, place, input.shown)
  const paymentId = await authorizationFor(deps, tx, input, price)
  if (items) await saveItems(tx, order, items)
  const version = items ? order.version + 1 : order.version
  const { catalogueVersion } = order
  return { version, price, fees, zone, zoneVersion, catalogueVersion, pickupAt, paymentId, declared }
}

async function authorizationFor(
  deps: PlaceOrderDeps,
  tx: Tx,
  input: PlaceOrderInput,
  price: Price,
): Promise<string | undefined> {
  const { customerId, paymentMethodId } = input
  if (paymentMethodId === null) return undefined
  if (price.totalMinor === 0) {
    // The card is saved with the order and may pay for a later adjustment, so it must be the customer's.
    if (await deps.payments.findCard(tx, customerId, paymentMethodId)) return undefined
    throw invalid({ payment_method_id: [cardMessages.unknown] })
  }
  return deps.payments.beginAuthorization(tx, {
    orderId: input.orderId,
    customerId,
    paymentMethodId,
    amountMinor: price.totalMinor,
    attempt: deps.newId(),
    paymentIntentId: input.paymentIntentId,
  })
}

function refuseOtherPrice(price: Price, place: PlaceInZones, shown: PlaceOrderInput['shown']): void {
  const same =
    (shown.totalMinor === undefined || shown.totalMinor === price.totalMinor) &&
    (shown.serviceFeeMinor === undefined || shown.serviceFeeMinor === price.serviceFeeMinor) &&
    (shown.ceilingMinor === undefined || grossOf(price) <= shown.ceilingMinor)
  if (!same) throw refuse(orderRefusals.quoteChanged, { body: { quote: showQuote(price, place) } })
}
