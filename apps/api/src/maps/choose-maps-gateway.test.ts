import { expect, it } from 'vitest'
import { systemClock } from '../platform/clock/clock.ts'
import { chooseMapsGateway, type MapsConfig, type MapsKind } from './choose-maps-gateway.ts'

const server = 'http://maps.test'
it.each<[MapsKind, MapsConfig]>([
  ['embedded', {}],
  ['embedded', { MAPS_PHOTON_URL: server }],
  ['embedded', { MAPS_OSRM_URL: server }],
  ['osm', { MAPS_PHOTON_URL: server, MAPS_OSRM_URL: server }],
  ['osm', { MAPS_NOMINATIM_URL: server, MAPS_OSRM_URL: server }],
  ['google', { GOOGLE_MAPS_API_KEY: 'k', MAPS_PHOTON_URL: server, MAPS_OSRM_URL: server }],
])('%s for %o', (kind, config) => expect(chooseMapsGateway(config, systemClock).kind).toBe(kind))
