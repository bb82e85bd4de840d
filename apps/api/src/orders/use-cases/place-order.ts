import { minor } from '@washline/contract/money'
import { isLoadEnough } from '@washline/contract/orders/load-types'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { cardMessages } from '@washline/contract/payments/messages'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import { zoneMessages } from '@washline/contract/zones/messages'
import { type PlaceInZones, zoneAt } from '@washline/contract/zones/zone-at'
import { hasOwnPrices } from '@washline/contract/zones/zone-prices'
import type { Authorized, Payment } from '../../payments/index.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { currentZones, undrawnZones } from '../../zones/index.ts'
import type { PlaceOrderDeps } from '../deps.ts'
import { feesOr } from '../queries/fees.ts'
import { pricedInZone, walletBalance } from '../queries.ts'
import { choosePickupTime } from '../rules/choose-pickup-time.ts'
import { countOf, laundryValueOf, type OrderItem } from '../rules/merge-items.ts'
import { isBelowMinimum, priceInZone, refusedBy } from '../rules/price-in-zone.ts'
import { coverageOf, grossOf, type Price } from '../rules/price-order.ts'
import { showQuote } from '../rules/show-quote.ts'
import { itemsOf, lockToPlace, type OrderToPlace, readToPlace, saveItems } from '../store.ts'
import { applyItemList, refuseEmpty } from './apply-item-list.ts'
import { askCard, type BankQuestion } from './ask-card.ts'
import { checkDeclared } from './check-declared.ts'
import { commitPlacement, type PlaceOrderInput, type PreparedPlacement } from './commit-placement.ts'
import { checkRight, wrongStatus } from './move-order.ts'

export type PlaceOrderOutcome = 'placed' | 'needs_card' | BankQuestion

/**
 * Places a draft in two steps with the card's authorization in between: the first one fixes the price and begins the payment, the second
 * one is the transaction that places the order, unless it has changed since, and settles the authorization. If it fails, the
 * authorization is abandoned.
 */
export async function placeOrder(deps: PlaceOrderDeps, input: PlaceOrderInput): Promise<PlaceOrderOutcome> {
  const prepared = await (input.items ? prepareWithItems(deps, input) : prepareAsRead(deps, input))
  if (prepared === 'needs_card') return prepared
  const place = (authorized?: Authorized) =>
    deps.db.transaction((tx) => commitPlacement(deps, tx, input, { ...prepared, authorized }), { planOnce: true })
  const { payment } = prepared
  if (payment === undefined) {
    await place()
    return 'placed'
  }
  const answer = await askCard(
    deps,
    { payment, isResumed: input.paymentIntentId !== undefined, payerPresent: !input.isBooked },
    place,
  )
  return answer === 'authorized' ? 'placed' : answer
}

type Prepared = Omit<PreparedPlacement, 'authorized'>

/** The draft is placed as it is: its lock can wait until it is. */
const prepareAsRead = async (deps: PlaceOrderDeps, input: PlaceOrderInput): Promise<Prepared | 'needs_card'> =>
  prepare(deps, deps.db, input, await readToPlace(deps.db, input.orderId, deps.clock.now()))

/** The draft gets the items that were sent. */
const prepareWithItems = (deps: PlaceOrderDeps, input: PlaceOrderInput): Promise<Prepared | 'needs_card'> =>
  deps.db.transaction(async (tx) => {
    const prepared = await prepare(deps, tx, input, await lockToPlace(tx, input.orderId, deps.clock.now()))
    if (prepared === 'needs_card' || !prepared.items) return prepared
    await saveItems(tx, prepared.order, prepared.items)
    return { ...prepared, order: { ...prepared.order, version: prepared.order.version + 1 } }
  })

async function prepare(
  deps: PlaceOrderDeps,
  q: Queryable,
  input: PlaceOrderInput,
  draft: OrderToPlace | undefined,
): Promise<(Prepared & { readonly items: readonly OrderItem[] | undefined }) | 'needs_card'> {
  const order = checkRight(draft, { kind: 'customer', userId: input.customerId })
  if (order.status !== 'draft') throw wrongStatus()
  const fees = feesOr(draft?.trialFees)
  const pickupAt = choosePickupTime(input.pickupAt, deps.clock.now())
  if (pickupAt === 'too_far') throw invalid({ pickup_time: ['Please choose a time within the next 7 days.'] })
  const { version: zoneVersion, zones } = draft?.zonesVersion ? await currentZones(q) : undrawnZones
  const place = zoneAt(zones, input.pickup, pickupAt)
  if (place.state !== 'open') throw invalid(refusedBy(place))
  const { zone } = place
  const items = input.items && (await applyItemList(q, order, input.items))
  if (!items) refuseEmpty(order.itemCount)
  if (!isLoadEnough(input.loadType, items ? countOf(items) : order.itemCount))
    throw invalid({ load_type: [orderMessages.loadTooSmall] })
  const declared =
    input.declared.length === 0
      ? []
      : await checkDeclared(q, order.id, items ?? (await itemsOf(q, order.id)), input.declared)
  const valueMinor = hasOwnPrices(zone)
    ? laundryValueOf(await pricedInZone(q, items ?? (await itemsOf(q, order.id)), order.catalogueVersion, zone))
    : items
      ? laundryValueOf(items)
      : order.valueMinor
  const price = priceInZone(
    { zone, place: input.pickup, rules: priceRulesOf(fees) },
    {
      valueMinor,
      loadType: input.loadType,
      coverageMinor: coverageOf(input.coverageMinor),
      walletBalanceMinor: input.useWallet ? await walletBalance(q, input.customerId) : minor(0),
    },
  )
  if (isBelowMinimum(zone, price)) throw invalid({ items: [zoneMessages.belowMinimum] })
  if (price.totalMinor > 0 && input.paymentMethodId === null) return 'needs_card'
  refuseOtherPrice(price, place, input.shown)
  const payment = await authorizationFor(deps, q, input, price)
  return { order, items, price, fees, zone, zoneVersion, pickupAt, payment, declared }
}

async function authorizationFor(
  deps: PlaceOrderDeps,
  q: Queryable,
  input: PlaceOrderInput,
  price: Price,
): Promise<Payment | undefined> {
  const { customerId, paymentMethodId } = input
  if (paymentMethodId === null) return undefined
  if (price.totalMinor === 0) {
    // The card is saved with the order and may pay for a later adjustment, so it must be the customer's.
    if (await deps.payments.findCard(q, customerId, paymentMethodId)) return undefined
    throw invalid({ payment_method_id: [cardMessages.unknown] })
  }
  return deps.payments.beginAuthorization(q, {
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
