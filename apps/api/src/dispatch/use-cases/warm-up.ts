import { toOrderId, toUserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { orderProcess } from '@washline/contract/orders/process'
import { searchRules } from '../../console/index.ts'
import type { RunWaveDeps } from '../deps.ts'
import { aroundOrder } from '../queries/around-order.ts'
import { extrasOf } from '../queries/washer-routes.ts'
import { orderToOffer, searchOf } from '../queries.ts'
import { largestRadiusM } from '../rules/radius-at.ts'

/** Connections on which the first waves find their statements prepared. */
const connections = 3

/** In the middle of an ocean. */
const nowhere = { latitude: -48.9, longitude: -123.4 }

/**
 * Reads once what every wave reads, for an order that there is not, so that the first order after a start does not wait for connections,
 * prepared statements and the names of places.
 */
export async function warmUp({ db, clock, areaOf }: RunWaveDeps): Promise<void> {
  areaOf(nowhere)
  const now = clock.now()
  const orderId = toOrderId(1)
  const order = {
    ...nowhere,
    orderId,
    customerId: toUserId(1),
    status: orderProcess.place.to,
    pickupAt: now,
    itemsCount: 1,
    loadType: null,
    netPayMinor: minor(0),
    promiseS: market.promise.durationS,
    hasNote: false,
    isRescue: false,
    isWashed: false,
    pickedUpAt: null,
    rewash: null,
  }
  const read = () =>
    db.transaction(async (tx) => {
      const [{ radiiKm, askAgainMs }] = await Promise.all([
        searchRules(tx, now),
        orderToOffer(tx, orderId),
        searchOf(tx, orderId, now),
        extrasOf(tx, [order.customerId], now),
      ])
      await aroundOrder(tx, order, { radiusM: largestRadiusM(radiiKm), askAgainMs, now, offersMade: 0 })
    })
  await Promise.all(Array.from({ length: connections }, read))
}
