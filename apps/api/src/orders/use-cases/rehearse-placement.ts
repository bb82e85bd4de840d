import type { OrderId, UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { minor, mostOf, timesQuantity } from '@washline/contract/money'
import { loadOf } from '@washline/contract/orders/load-types'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import type { TriedOrder } from '@washline/contract/settings/setup-endpoints'
import { zoneAt } from '@washline/contract/zones/zone-at'
import { catalogueIn } from '@washline/contract/zones/zone-prices'
import type { Tx } from '../../platform/db/database.ts'
import { currentCatalogue } from '../../scanning/index.ts'
import { type CurrentZones, undrawnZones } from '../../zones/index.ts'
import type { CommitPlacementDeps } from '../deps.ts'
import { feesAt } from '../queries/fees.ts'
import { priceInZone, promiseSIn } from '../rules/price-in-zone.ts'
import { coverageOf, grossOf, payOf } from '../rules/price-order.ts'
import { insertRehearsed } from '../store/rehearsed-order.ts'
import { readToPlace } from '../store.ts'
import { commitPlacement } from './commit-placement.ts'

/** How many the laundry of a rehearsal has, at the prices of the market. */
const shirts = 4

/** Places an order in a transaction that is never committed. Gives what it would cost, earn and promise. */
export async function rehearsePlacement(
  tx: Tx,
  deps: CommitPlacementDeps,
  {
    orderId,
    customerId,
    place,
    zones = undrawnZones,
  }: { readonly orderId: OrderId; readonly customerId: UserId; readonly place: Point; readonly zones?: CurrentZones },
): Promise<TriedOrder | undefined> {
  const at = deps.clock.now()
  const [fees, catalogue] = await Promise.all([feesAt(tx, at), currentCatalogue(tx)])
  const choices = { loadType: loadOf(1), coverageMinor: coverageOf(undefined) }
  const found = zoneAt(zones.zones, place, at)
  if (found.state !== 'open') return undefined
  const { zone } = found
  const rules = priceRulesOf(fees)
  const { shirt } = catalogueIn(zone, catalogue).garments
  const valueMinor = mostOf(timesQuantity(shirt.priceMinor, shirts), zone.minimum_minor)
  const price = priceInZone({ zone, place, rules }, { valueMinor, walletBalanceMinor: minor(0), ...choices })
  const { coverageMinor } = choices
  const { version: catalogueVersion } = catalogue
  await insertRehearsed(tx, { orderId, customerId, price, catalogueVersion, coverageMinor, at })
  const order = await readToPlace(tx, orderId, at)
  if (!order) return undefined
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
      zoneVersion: zones.version,
      pickupAt: at,
      payment: undefined,
      authorized: undefined,
      declared: [],
    },
  )
  return {
    total_minor: grossOf(price),
    service_fee_minor: price.serviceFeeMinor,
    net_pay_minor: payOf(price, rules),
    promise_s: promiseSIn(zone),
  }
}
