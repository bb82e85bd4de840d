import type { LiveOrder } from '@washline/contract/console/live'
import { orderNumber } from '@washline/contract/ids'

/** A pin for each pickup, and one for each Washer under way, with all orders they carry. */
export function livePins(orders: readonly LiveOrder[]) {
  const pickups = orders.flatMap(({ id, place }) =>
    place ? [{ id: `pickup-${id}`, orderId: id, point: place, variant: 'pickup' as const, names: {} }] : [],
  )
  const carried = Map.groupBy(
    orders.filter(({ washer, washer_place }) => washer && washer_place),
    ({ washer }) => washer?.id,
  )
  const washers = [...carried.values()].flatMap((theirs) => {
    const [first] = theirs
    if (!first?.washer || !first.washer_place) return []
    const names = { name: first.washer.name, number: theirs.map(({ id }) => orderNumber(id)).join(', ') }
    const id = `washer-${first.washer.id}`
    return [{ id, orderId: first.id, point: first.washer_place, variant: 'washer' as const, names }]
  })
  return [...pickups, ...washers]
}
