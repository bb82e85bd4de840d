import type { PricedCatalogue } from '@washline/contract/scanning/priced-catalogue'
import type { Zone } from '@washline/contract/zones/zone'
import { catalogueIn } from '@washline/contract/zones/zone-prices'
import type { Queryable } from '../../platform/db/queryable.ts'
import { catalogueOf } from '../../scanning/index.ts'
import { zoneOfVersion } from '../../zones/index.ts'
import type { LockedOrder } from '../store.ts'

type Priced = Pick<LockedOrder, 'catalogueVersion' | 'zoneVersion' | 'zoneId'>

/** The zone that priced an order, as it was then; undefined for a draft. */
export const zoneOfOrder = async (q: Queryable, order: Omit<Priced, 'catalogueVersion'>): Promise<Zone | undefined> =>
  order.zoneVersion === null || order.zoneId === null ? undefined : zoneOfVersion(q, order.zoneVersion, order.zoneId)

/** The price list of an order: a draft has the market's, since its place may still change. */
export async function catalogueOfOrder(q: Queryable, order: Priced): Promise<PricedCatalogue> {
  const catalogue = await catalogueOf(q, order.catalogueVersion)
  const zone = await zoneOfOrder(q, order)
  return zone ? catalogueIn(zone, catalogue) : catalogue
}
