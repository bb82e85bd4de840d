import type { Clock } from '../platform/clock/clock.ts'
import { cacheMaps } from './cached/cache-maps.ts'
import { createEmbeddedMaps } from './embedded/embedded-maps.ts'
import { createGoogleMaps } from './google/google-maps.ts'
import type { MapsGateway } from './maps-gateway.ts'
import { createOsmMaps } from './osm/osm-maps.ts'

export interface MapsConfig {
  readonly GOOGLE_MAPS_API_KEY?: string | undefined
  readonly MAPS_PHOTON_URL?: string | undefined
  readonly MAPS_NOMINATIM_URL?: string | undefined
  readonly MAPS_OSRM_URL?: string | undefined
  readonly PUBLIC_URL?: string | undefined
}

export type MapsKind = 'google' | 'osm' | 'embedded'

const searchOf = (config: MapsConfig) => {
  if (config.MAPS_PHOTON_URL) return { kind: 'photon', url: config.MAPS_PHOTON_URL } as const
  if (config.MAPS_NOMINATIM_URL) return { kind: 'nominatim', url: config.MAPS_NOMINATIM_URL } as const
  return null
}

/** Google with a key, OpenStreetMap with its two addresses, the offline gazetteer otherwise. */
export function chooseMapsGateway(config: MapsConfig, clock: Clock): { kind: MapsKind; gateway: MapsGateway } {
  const cached = (gateway: MapsGateway) => cacheMaps(gateway, { clock, maxEntries: 2000, ttlMs: 10 * 60_000 })
  if (config.GOOGLE_MAPS_API_KEY)
    return { kind: 'google', gateway: cached(createGoogleMaps({ apiKey: config.GOOGLE_MAPS_API_KEY })) }
  const search = searchOf(config)
  if (search && config.MAPS_OSRM_URL) {
    const userAgent = `Washline/1.0 (${config.PUBLIC_URL ?? 'self-hosted'})`
    return { kind: 'osm', gateway: cached(createOsmMaps({ search, osrmUrl: config.MAPS_OSRM_URL, userAgent })) }
  }
  return { kind: 'embedded', gateway: cached(createEmbeddedMaps()) }
}
