import {
  autocompletePlaces,
  findRoute,
  geocodeAddress,
  reverseGeocode,
  suggestPlaces,
} from '@washline/contract/maps/endpoints'
import { messages } from '@washline/contract/messages'
import type { Call, Http } from '../platform/http/http.ts'
import type { Log } from '../platform/log/log.ts'
import { MapsFailure, type MapsGateway } from './maps-gateway.ts'

export interface MapsDeps {
  readonly gateway: MapsGateway
  readonly log: Log
}

const limit = { per: 'actor', max: 240, windowS: 60 } as const
/** Typing a name asks a few times; a vendor may ask to be paid for each. */
const visitorLimit = { per: 'ip', max: 60, windowS: 60 } as const

export function mapsRoutes({ gateway, log }: MapsDeps, http: Pick<Http, 'route'>): void {
  /** A failing vendor is logged and answers like an empty result, with the reason as message: a form must go on. */
  const orEmpty = async <T>(work: () => Promise<T>, empty: T, emptyMessage?: string) => {
    try {
      const data = await work()
      return { success: true as const, data, ...(data === null && emptyMessage ? { message: emptyMessage } : {}) }
    } catch (error) {
      if (!(error instanceof MapsFailure)) throw error
      const { fault } = error
      const status = fault.kind === 'refused' ? fault.status : fault.kind
      const cause = error.cause instanceof Error ? error.cause.name : undefined
      log.warn('maps.failed', { call: error.call, status, ...(cause ? { cause } : {}) })
      return { success: true as const, data: empty, message: error.message }
    }
  }
  const noResult = messages.maps.geocoding('ZERO_RESULTS')

  const suggest = ({ query: { q, latitude, longitude } }: Pick<Call<typeof autocompletePlaces>, 'query'>) =>
    orEmpty(
      () =>
        gateway.autocomplete(
          q,
          latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
        ),
      [],
    )

  http.route(autocompletePlaces, suggest, { limit })
  http.route(suggestPlaces, suggest, { limit: visitorLimit })
  http.route(geocodeAddress, ({ query }) => orEmpty(() => gateway.geocode(query.address), null, noResult), { limit })
  http.route(reverseGeocode, ({ query }) => orEmpty(() => gateway.reverse(query), null, noResult), { limit })
  http.route(findRoute, ({ body }) => orEmpty(() => gateway.route(body.origin, body.destination), null), { limit })
}
