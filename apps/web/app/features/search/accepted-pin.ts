import type { Order } from '@washline/contract/orders/schemas'
import type { SearchState } from './view-model.ts'

/** The id of the pin of the Washer who has accepted. */
export const acceptedPin = 'accepted'

type Nearby = SearchState['nearby'][number]

/** The map shows Washers about where they are, and rounds how far away that is. */
const sameM = 150

/**
 * The Washer on the map who has accepted: the only one who was asked, or the one of them who is as far away as the order says.
 * Undefined where that is not certain.
 */
export function acceptedOf(nearby: readonly Nearby[], provider: Order['provider']): Nearby | undefined {
  if (!provider) return undefined
  const asked = nearby.filter((one) => one.asked)
  if (asked.length === 1) return asked[0]
  const away = provider.match?.distance_meters
  if (away === undefined) return undefined
  const alike = asked.filter(({ distance_meters }) => Math.abs(distance_meters - away) <= sameM)
  return alike.length === 1 ? alike[0] : undefined
}
