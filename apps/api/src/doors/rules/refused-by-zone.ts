import { zoneMessages } from '@washline/contract/zones/messages'
import type { PlaceInZones } from '@washline/contract/zones/zone-at'

/** Why no order is brought to another door, with the reason of a pause; undefined where it is. The zone of the order serves it also after its hours. */
export function refusedByZone(place: PlaceInZones, order: { readonly zoneId: string | null }): string[] | undefined {
  switch (place.state) {
    case 'open':
      return undefined
    case 'closed':
      return place.zone.id === order.zoneId ? undefined : [zoneMessages.closed]
    case 'paused':
      return [zoneMessages.paused, place.reason]
    case 'outside':
      return [zoneMessages.outside]
    default:
      return place satisfies never
  }
}
