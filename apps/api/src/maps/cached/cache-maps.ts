import type { Clock } from '../../platform/clock/clock.ts'
import type { MapsGateway } from '../maps-gateway.ts'

export interface CacheSettings {
  readonly clock: Clock
  readonly maxEntries: number
  readonly ttlMs: number
}

/** An LRU cache; failures are not cached. */
const remember = ({ clock, maxEntries, ttlMs }: CacheSettings) => {
  const cached = new Map<string, { value: unknown; untilMs: number }>()
  return async <T>(key: string, find: () => Promise<T>): Promise<T> => {
    const nowMs = clock.now().getTime()
    const hit = cached.get(key)
    cached.delete(key)
    if (hit && hit.untilMs > nowMs) {
      cached.set(key, hit)
      return hit.value as T
    }
    const value = await find()
    cached.set(key, { value, untilMs: nowMs + ttlMs })
    const oldest = cached.keys().next().value
    if (cached.size > maxEntries && oldest !== undefined) cached.delete(oldest)
    return value
  }
}

/** About eleven metres: two taps on the same house ask the vendor once, and no exact position is cached. */
const round = (degrees: number) => degrees.toFixed(4)

/** Answers repeated suggestions and reverse lookups from memory. */
export function cacheMaps(gateway: MapsGateway, settings: CacheSettings): MapsGateway {
  const suggestions = remember(settings)
  const addresses = remember(settings)
  return {
    geocode: (address, options) => gateway.geocode(address, options),
    route: (origin, destination, options) => gateway.route(origin, destination, options),
    autocomplete: (text, near, options) => {
      const at = near ? `${round(near.latitude)},${round(near.longitude)}` : ''
      return suggestions(`${at} ${text.toLowerCase()}`, () => gateway.autocomplete(text, near, options))
    },
    reverse: async (point, options) => {
      const key = `${round(point.latitude)},${round(point.longitude)}`
      return addresses(key, () => gateway.reverse(point, options))
    },
  }
}
