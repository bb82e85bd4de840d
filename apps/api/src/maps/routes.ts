import {
  autocompletePlaces,
  findRoute,
  geocodeAddress,
  reverseGeocode,
  suggestPlaces,
} from '@washline/contract/maps/endpoints'
import { mapMessages } from '@washline/contract/maps/messages'
import type { Language } from '@washline/contract/texts/languages'
import type { Call, Http } from '../platform/http/http.ts'
import { translate, translateData } from '../platform/texts/translate.ts'
import type { MapsDeps } from './deps.ts'
import { MapsFailure } from './maps-gateway.ts'

interface Asker {
  readonly language: Language | undefined
}

const limit = { per: 'actor', max: 240, windowS: 60 } as const
/** Typing one name causes several calls, and a vendor may charge for each. */
const visitorLimit = { per: 'ip', max: 60, windowS: 60 } as const

export function mapsRoutes({ gateway, log }: MapsDeps, http: Pick<Http, 'route'>): void {
  /** Logs a vendor's failure and returns an empty result with the reason as message, so that a form remains usable. */
  const orEmpty = async <T>({ language = 'en' }: Asker, work: () => Promise<T>, empty: T) => {
    try {
      const data = await work()
      return { success: true as const, data, ...(data === null ? { message: noResult(language) } : {}) }
    } catch (error) {
      if (!(error instanceof MapsFailure)) throw error
      const { fault } = error
      const status = fault.kind === 'refused' ? fault.status : fault.kind
      const cause = error.cause instanceof Error ? error.cause.name : undefined
      log.warn('maps.failed', { call: error.call, status, ...(cause ? { cause } : {}) })
      return {
        success: true as const,
        data: empty,
        message: translateData(language, error.userText.text, error.userText.values),
      }
    }
  }
  const noResult = (language: Language) => translate(language, mapMessages.geocoding, { status: 'ZERO_RESULTS' })

  const suggest = (call: Pick<Call<typeof autocompletePlaces>, 'query' | 'language'>) => {
    const { q, latitude, longitude } = call.query
    return orEmpty(
      call,
      () =>
        gateway.autocomplete(
          q,
          latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
        ),
      [],
    )
  }

  http.route(autocompletePlaces, suggest, { limit })
  http.route(suggestPlaces, suggest, { limit: visitorLimit })
  http.route(geocodeAddress, (call) => orEmpty(call, () => gateway.geocode(call.query.address), null), { limit })
  http.route(reverseGeocode, (call) => orEmpty(call, () => gateway.reverse(call.query), null), { limit })
  http.route(
    findRoute,
    (call) => {
      const { origin, destination, path } = call.body
      return orEmpty(call, () => gateway.route(origin, destination, { path }), null)
    },
    { limit },
  )
}
