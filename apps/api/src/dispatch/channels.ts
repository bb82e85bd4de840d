import type { IncomingRequest } from '@washline/contract/dispatch/endpoints'
import { newOrder, requestEnded, washerChannel, washerChannelPattern } from '@washline/contract/dispatch/realtime'
import { toMajor } from '@washline/contract/money'
import { payPerHourMinor } from '@washline/contract/orders/pay'
import { orderChannel, searchChanged } from '@washline/contract/orders/realtime'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast, Channels } from '../platform/realtime/channels.ts'
import type { OpenOffer } from './queries.ts'
import type { EndedOffer } from './store.ts'

/** A Washer hears of its own offers only. */
export const dispatchChannels = (channels: Channels): void => {
  channels.allow(washerChannelPattern, async (userId, id) => userId === id)
}

/** An offer as the Washer's app shows it. */
export const requestOf = (offer: OpenOffer): IncomingRequest => ({
  order_id: offer.orderId,
  notification_id: offer.offerId,
  pickup_time: offer.pickupAt.toISOString(),
  pickup_location: { address: offer.address, latitude: offer.latitude, longitude: offer.longitude },
  items_count: offer.itemsCount,
  load_type: offer.loadType,
  distance_meters: offer.distanceM,
  duration_seconds: offer.durationS,
  net_pay: toMajor(offer.netPayMinor),
  pay_per_hour: toMajor(payPerHourMinor(offer.netPayMinor, offer.distanceM, offer.loadType ?? 'medium')),
  offer_seconds: (offer.expiresAt.getTime() - offer.madeAt.getTime()) / 1_000,
  expires_at: offer.expiresAt.toISOString(),
  special_instructions: offer.notes,
})

export const tellOffered = (broadcast: Broadcast, tx: Tx, offer: OpenOffer): Promise<void> =>
  broadcast(tx, { channel: washerChannel(offer.washerId), event: newOrder.event, data: { data: requestOf(offer) } })

export async function tellEnded(
  broadcast: Broadcast,
  tx: Tx,
  orderId: number,
  ended: readonly EndedOffer[],
): Promise<void> {
  for (const { id, washerId } of ended)
    await broadcast(tx, {
      channel: washerChannel(washerId),
      event: requestEnded.event,
      data: { order_id: orderId, notification_id: id },
    })
}

export const tellSearch = (
  broadcast: Broadcast,
  tx: Tx,
  search: { orderId: number; asked: number; open: number; radiusKm: number; until: Date | null },
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
