import type { IncomingRequest } from '@washline/contract/dispatch/endpoints'
import { newOrder, requestEnded, washerChannel, washerChannelPattern } from '@washline/contract/dispatch/realtime'
import { type OrderId, userId as ownerId } from '@washline/contract/ids'
import { cellMiddle } from '@washline/contract/maps/geo'
import { payPerHourMinor, tripSeconds } from '@washline/contract/orders/pay'
import { orderChannel, searchChanged } from '@washline/contract/orders/realtime'
import { drawItems } from '@washline/contract/scanning/drawn-items'
import type { AreaOf } from '../maps/index.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast, Channels } from '../platform/realtime/channels.ts'
import type { OpenOffer } from './queries.ts'
import type { OfferExtra } from './rules/plan-route.ts'
import { shownDistanceM } from './rules/shown-distance.ts'
import type { EndedOffer } from './store.ts'

/** A Washer may subscribe to their own channel only, and while the account is of the Washer type. */
export const dispatchChannels = (channels: Channels): void => {
  channels.allow(washerChannelPattern, ownerId, 'wash', async (userId, id, { isWasher }) => userId === id && isWasher)
}

export type OfferedNow = OpenOffer & OfferExtra

/** An offer before acceptance. It contains nothing that leads to the customer's door. */
export function requestOf(offer: OfferedNow, areaOf: AreaOf): IncomingRequest {
  const cell = cellMiddle(offer)
  const distanceM = shownDistanceM(offer.distanceM)
  return {
    order_id: offer.orderId,
    notification_id: offer.offerId,
    pickup_time: offer.pickupAt.toISOString(),
    pickup_location: { area: areaOf(cell), ...cell },
    items_count: offer.itemsCount,
    items: drawItems(offer.items),
    load_type: offer.loadType,
    distance_meters: distanceM,
    duration_seconds: tripSeconds(distanceM),
    net_pay_minor: offer.netPayMinor,
    pay_per_hour_minor: payPerHourMinor(offer.netPayMinor, distanceM, offer.loadType ?? 'medium'),
    offer_seconds: (offer.expiresAt.getTime() - offer.madeAt.getTime()) / 1_000,
    expires_at: offer.expiresAt.toISOString(),
    has_note: offer.hasNote,
    is_takeover: offer.isRescue,
    is_rewash: offer.rewash !== null,
    extra_seconds: offer.extraS,
    delays_other: offer.delaysOther,
  }
}

export const broadcastOffered = (
  { broadcast, areaOf }: { broadcast: Broadcast; areaOf: AreaOf },
  tx: Tx,
  offer: OfferedNow,
): Promise<void> =>
  broadcast(tx, {
    channel: washerChannel(offer.washerId),
    event: newOrder.event,
    data: { data: requestOf(offer, areaOf) },
  })

export async function broadcastEnded(
  broadcast: Broadcast,
  tx: Tx,
  orderId: OrderId,
  ended: readonly EndedOffer[],
): Promise<void> {
  for (const { id, washerId } of ended)
    await broadcast(tx, {
      channel: washerChannel(washerId),
      event: requestEnded.event,
      data: { order_id: orderId, notification_id: id },
    })
}

export const broadcastSearch = (
  broadcast: Broadcast,
  tx: Tx,
  search: { orderId: OrderId; asked: number; open: number; radiusKm: number; until: Date | null },
): Promise<void> =>
  broadcast(tx, {
    channel: orderChannel(search.orderId),
    event: searchChanged.event,
    data: {
      order_id: search.orderId,
      asked: search.asked,
      open: search.open,
      radius_km: search.radiusKm,
      until: search.until?.toISOString() ?? null,
    },
  })
