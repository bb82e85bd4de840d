import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/load-types'
import type { DeclaredItemInput, ItemInput } from '@washline/contract/orders/schemas'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import type { FeeRules } from '@washline/contract/settings/money-schemas'
import type { Zone } from '@washline/contract/zones/zone'
import { hasOwnPrices } from '@washline/contract/zones/zone-prices'
import type { Authorized, Payment } from '../../payments/index.ts'
import { rememberPlace } from '../../places/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { CommitPlacementDeps } from '../deps.ts'
import { pricedInZone } from '../queries.ts'
import { feesOf, promiseSIn } from '../rules/price-in-zone.ts'
import { coverageOf, grossOf, type Price, payOf } from '../rules/price-order.ts'
import { type DeclaredRow, insertDeclared } from '../store/declared-items.ts'
import { itemsOf, type LockedOrder, lockOrder, type MoveChange, saveItems } from '../store.ts'
import { moveOrder } from './move-order.ts'

export interface PlaceOrderInput {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly items: readonly ItemInput[] | undefined
  readonly loadType: LoadType
  readonly notes: string | null
  readonly pickup: { readonly address: string; readonly latitude: number; readonly longitude: number }
  readonly pickupAt: Date | undefined
  readonly coverageMinor: Minor | undefined
  /** Whether the wallet pays first; a choice is kept for the next order. Undefined: no choice, and it does not. */
  readonly useWallet: boolean | undefined
  /** Items of high value, one entry per piece. */
  readonly declared: readonly DeclaredItemInput[]
  readonly paymentMethodId: string | null
  /** Set when the customer returns from the bank's authentication. */
  readonly paymentIntentId?: string | undefined
  /** The amounts that the client showed, if it sends them. */
  readonly shown: {
    readonly totalMinor: Minor | undefined
    readonly serviceFeeMinor: Minor | undefined
    /** The most that value and fees may come to. */
    readonly ceilingMinor?: Minor | undefined
  }
  /** The order was booked for now: nobody is there to answer a bank. */
  readonly isBooked?: boolean
}

/** What was decided before the card was asked. */
export interface PreparedPlacement {
  readonly order: LockedOrder
  readonly price: Price
  /** What it was priced by. */
  readonly fees: FeeRules
  readonly zone: Zone
  readonly zoneVersion: number
  readonly pickupAt: Date
  /** Undefined if the wallet pays everything. */
  readonly payment: Payment | undefined
  /** What the card has answered, where nothing has saved it yet. */
  readonly authorized: Authorized | undefined
  readonly declared: readonly DeclaredRow[]
}

/** The second transaction of a placement: the order is placed, the authorization settled. */
export async function commitPlacement(
  deps: CommitPlacementDeps,
  tx: Tx,
  input: PlaceOrderInput,
  prepared: PreparedPlacement,
): Promise<void> {
  const at = deps.clock.now()
  const { price, fees, payment, zone } = prepared
  const { pickup, customerId, orderId } = input
  const asRead = { ...prepared.order, version: await saveZonePrices(tx, prepared) }
  const change = (order: LockedOrder): MoveChange => {
    if (order.version !== asRead.version) throw refuse(platformRefusals.changed)
    return {
      set: {
        placedAt: at,
        pendingSince: at,
        loadType: input.loadType,
        notes: input.notes,
        pickup,
        pickupAt: prepared.pickupAt,
        paymentMethodId: input.paymentMethodId,
        coverageMinor: coverageOf(input.coverageMinor),
        serviceFeeMinor: price.serviceFeeMinor,
        coverageFeeMinor: price.coverageFeeMinor,
        ...feesOf(price),
        zone: { version: prepared.zoneVersion, id: zone.id },
        promiseS: promiseSIn(zone),
        walletMinor: price.walletMinor,
        totalMinor: price.totalMinor,
        agreedMinor: grossOf(price),
        authorisedMinor: price.totalMinor,
        netPayMinor: payOf(price, priceRulesOf(fees)),
        fees,
      },
    }
  }
  await moveOrder(tx, deps, {
    orderId,
    move: 'place',
    by: { kind: 'customer', userId: customerId },
    at,
    change,
    asRead,
  })
  if (payment) await deps.payments.settleAuthorization(tx, payment.id, prepared.authorized)
  if (price.walletMinor > 0)
    await deps.payments.useWallet(tx, { orderId, userId: customerId, amountMinor: price.walletMinor })
  if (input.useWallet !== undefined) await deps.payments.keepWalletChoice(tx, customerId, input.useWallet)
  if (prepared.declared.length > 0) await insertDeclared(tx, { orderId, at, rows: prepared.declared })
  rememberPlace(tx, customerId, pickup, at)
}

/** A draft has the market's prices until it is placed. Returns the version of the draft that may be placed. */
async function saveZonePrices(
  tx: Tx,
  { zone, order: { id, version, catalogueVersion } }: PreparedPlacement,
): Promise<number> {
  if (!hasOwnPrices(zone)) return version
  const order = await lockOrder(tx, id)
  if (order?.version !== version) throw refuse(platformRefusals.changed)
  await saveItems(tx, order, await pricedInZone(tx, await itemsOf(tx, id), catalogueVersion, zone))
  return version + 1
}
