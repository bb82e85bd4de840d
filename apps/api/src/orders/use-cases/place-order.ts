import { messages } from '@washline/contract/messages'
import { netPayOf } from '@washline/contract/orders/pay'
import type { DeclaredItemInput, ItemInput, LoadType } from '@washline/contract/orders/schemas'
import type { Payments } from '../../payments/index.ts'
import { rememberPlace } from '../../places/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { conflict, invalid } from '../../platform/http/refusal.ts'
import { walletBalance } from '../queries.ts'
import { choosePickupTime } from '../rules/choose-pickup-time.ts'
import { laundryValueOf } from '../rules/merge-items.ts'
import { coverageOf, grossOf, type Price, priceOrder } from '../rules/price-order.ts'
import { showQuote } from '../rules/show-quote.ts'
import { type DeclaredRow, insertDeclared, itemsOf, type LockedOrder, lockOrder, saveItems } from '../store.ts'
import { applyItemList, refuseEmpty } from './apply-item-list.ts'
import { askCard, type BankQuestion } from './ask-card.ts'
import { checkDeclared } from './check-declared.ts'
import { checkRight, type MoveOwnDeps, moveOrder, wrongStatus } from './move-order.ts'

export type PlaceOrderDeps = MoveOwnDeps & {
  readonly payments: Pick<Payments, 'beginHold' | 'authorise' | 'settleHold' | 'abandonHold' | 'useWallet' | 'findCard'>
}

export interface PlaceOrderInput {
  readonly orderId: number
  readonly customerId: number
  readonly items: readonly ItemInput[] | undefined
  readonly loadType: LoadType
  readonly notes: string | null
  readonly pickup: { readonly address: string; readonly latitude: number; readonly longitude: number }
  readonly pickupAt: Date | undefined
  readonly coverageMinor: number | undefined
  readonly useWallet: boolean
  /** Pieces of a high value, one entry each. */
  readonly declared: readonly DeclaredItemInput[]
  readonly paymentMethodId: string | null
  /** Set when the customer comes back from their bank. */
  readonly paymentIntentId?: string | undefined
  /** What the client showed, when it says so. */
  readonly shown: { readonly totalMinor: number | undefined; readonly serviceFeeMinor: number | undefined }
}

interface Prepared {
  readonly version: number
  readonly price: Price
  readonly pickupAt: Date
  /** None where the wallet pays all. */
  readonly paymentId: string | undefined
  readonly declared: readonly DeclaredRow[]
}

export type PlaceOrderOutcome = 'placed' | 'needs_card' | BankQuestion

/**
 * Places a draft in two transactions with the card in between: what the card is asked for is fixed first, then the
 * card answers, then order and hold become true together. A hold whose order does not follow is let go.
 */
export async function placeOrder(deps: PlaceOrderDeps, input: PlaceOrderInput): Promise<PlaceOrderOutcome> {
  const prepared = await deps.db.transaction((tx) => prepare(deps, tx, input))
  if (prepared === 'needs_card') return prepared
  const place = () => deps.db.transaction((tx) => commit(deps, tx, input, prepared))
  const { paymentId } = prepared
  if (paymentId === undefined) {
    await place()
    return 'placed'
  }
  const answer = await askCard(deps, { paymentId, isResumed: input.paymentIntentId !== undefined }, place)
  return answer === 'held' ? 'placed' : answer
}

async function prepare(deps: PlaceOrderDeps, tx: Tx, input: PlaceOrderInput): Promise<Prepared | 'needs_card'> {
  const order = checkRight(await lockOrder(tx, input.orderId), { kind: 'customer', userId: input.customerId })
  if (order.status !== 'draft') throw wrongStatus()
  const pickupAt = choosePickupTime(input.pickupAt, deps.clock.now())
  if (pickupAt === 'too_far') throw invalid({ pickup_time: ['Please choose a time within the next 7 days.'] })
  const items = input.items && (await applyItemList(tx, order, input.items))
  if (!items) refuseEmpty(order.itemCount)
  const declared =
    input.declared.length === 0
      ? []
      : await checkDeclared(tx, order.id, items ?? (await itemsOf(tx, order.id)), input.declared)
  const price = priceOrder({
    valueMinor: items ? laundryValueOf(items) : order.valueMinor,
    loadType: input.loadType,
    coverageMinor: coverageOf(input.coverageMinor),
    walletBalanceMinor: input.useWallet ? await walletBalance(tx, input.customerId) : 0,
  })
  if (price.totalMinor > 0 && input.paymentMethodId === null) return 'needs_card'
  refuseOtherPrice(price, input.shown)
  const paymentId = await holdFor(deps, tx, input, price)
  if (items) await saveItems(tx, order, items)
  return { version: items ? order.version + 1 : order.version, price, pickupAt, paymentId, declared }
}

async function holdFor(
  deps: PlaceOrderDeps,
  tx: Tx,
  input: PlaceOrderInput,
  price: Price,
): Promise<string | undefined> {
  const { customerId, paymentMethodId } = input
  if (paymentMethodId === null) return undefined
  if (price.totalMinor === 0) {
    // Kept for what the customer may approve later, so it has to be theirs as well.
    if (await deps.payments.findCard(tx, customerId, paymentMethodId)) return undefined
    throw invalid({ payment_method_id: [messages.cards.unknown] })
  }
  return deps.payments.beginHold(tx, {
    orderId: input.orderId,
    customerId,
    paymentMethodId,
    amountMinor: price.totalMinor,
    attempt: deps.newId(),
    paymentIntentId: input.paymentIntentId,
  })
}

function refuseOtherPrice(price: Price, shown: PlaceOrderInput['shown']): void {
  const same =
    (shown.totalMinor === undefined || shown.totalMinor === price.totalMinor) &&
    (shown.serviceFeeMinor === undefined || shown.serviceFeeMinor === price.serviceFeeMinor)
  if (!same) throw conflict('quote_changed', messages.orders.quoteChanged, { quote: showQuote(price) })
}

async function commit(deps: PlaceOrderDeps, tx: Tx, input: PlaceOrderInput, prepared: Prepared): Promise<void> {
  const at = deps.clock.now()
  const { price, paymentId } = prepared
  const { pickup, customerId, orderId } = input
  const change = (order: LockedOrder) => {
    if (order.version !== prepared.version) throw conflict('changed')
    return {
      set: sql`placed_at = ${at}, pending_since = ${at}, load_type = ${input.loadType}, notes = ${input.notes},
        pickup_address = ${pickup.address}, pickup_latitude = ${pickup.latitude}, pickup_longitude = ${pickup.longitude},
        pickup_at = ${prepared.pickupAt}, payment_method_id = ${input.paymentMethodId},
        coverage_minor = ${coverageOf(input.coverageMinor)}, service_fee_minor = ${price.serviceFeeMinor},
        coverage_fee_minor = ${price.coverageFeeMinor}, wallet_minor = ${price.walletMinor},
        total_minor = ${price.totalMinor}, agreed_minor = ${grossOf(price)}, authorised_minor = ${price.totalMinor},
        net_pay_minor = ${netPayOf(price.valueMinor)}`,
    }
  }
  await moveOrder(tx, deps, { orderId, move: 'place', by: { kind: 'customer', userId: customerId }, at, change })
  if (paymentId) await deps.payments.settleHold(tx, paymentId)
  if (price.walletMinor > 0)
    await deps.payments.useWallet(tx, { orderId, userId: customerId, amountMinor: price.walletMinor })
  if (prepared.declared.length > 0) await insertDeclared(tx, { orderId, at, rows: prepared.declared })
  await rememberPlace(tx, customerId, pickup, at)
}
