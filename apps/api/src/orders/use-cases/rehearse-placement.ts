import type { OrderId, UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { minor } from '@washline/contract/money'
import { loadOf } from '@washline/contract/orders/load-types'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import type { TriedOrder } from '@washline/contract/settings/setup-endpoints'
import type { Tx } from '../../platform/db/database.ts'
import { currentCatalogue } from '../../scanning/index.ts'
import { undrawnZones } from '../../zones/index.ts'
import type { CommitPlacementDeps } from '../deps.ts'
import { feesAt } from '../queries/fees.ts'
import { promiseSIn } from '../rules/price-in-zone.ts'
import { coverageOf, grossOf, payOf, priceOrder } from '../rules/price-order.ts'
import { insertRehearsed } from '../store/rehearsed-order.ts'
import { readToPlace } from '../store.ts'
import { commitPlacement } from './commit-placement.ts'

/** Places an order in a transaction that is never committed. Gives what it would cost, earn and promise. */
export async function rehearsePlacement(
  tx: Tx,
  deps: CommitPlacementDeps,
  { orderId, customerId, place }: { readonly orderId: OrderId; readonly customerId: UserId; readonly place: Point },
): Promise<TriedOrder | undefined> {
  const at = deps.clock.now()
  const [fees, { version: catalogueVersion }] = await Promise.all([feesAt(tx, at), currentCatalogue(tx)])
  const choices = { loadType: loadOf(1), coverageMinor: coverageOf(undefined) }
  const price = priceOrder({ valueMinor: minor(1_000), walletBalanceMinor: minor(0), ...choices }, priceRulesOf(fees))
  await insertRehearsed(tx, { orderId, customerId, price, catalogueVersion, coverageMinor: choices.coverageMinor, at })
  const order = await readToPlace(tx, orderId, at)
  const [zone] = undrawnZones.zones
  if (!zone || !order) return undefined
  await commitPlacement(
    deps,
    tx,
    {
      orderId,
      customerId,
      ...choices,
      items: undefined,
      notes: null,
      pickup: { address: 'Rehearsal', ...place },
      pickupAt: undefined,
      useWallet: undefined,
      declared: [],
      paymentMethodId: null,
      shown: { totalMinor: undefined, serviceFeeMinor: undefined },
    },
    {
      order,
      price,
      fees,
      zone,
      zoneVersion: undrawnZones.version,
      pickupAt: at,
      payment: undefined,
      authorized: undefined,
      declared: [],
    },
  )
  return {
    total_minor: grossOf(price),
    service_fee_minor: price.serviceFeeMinor,
    net_pay_minor: payOf(price, priceRulesOf(fees)),
    promise_s: promiseSIn(zone),
  }
}
