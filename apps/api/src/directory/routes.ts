import { getPublicWasher, listWashersNear } from '@washline/contract/directory/endpoints'
import { messages } from '@washline/contract/messages'
import { MapsFailure, type MapsGateway } from '../maps/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Call, Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound, Refusal } from '../platform/http/refusal.ts'
import { checksOf, type ListedWasher, latestRatings, listedWasher, ratingSpread, washersNear } from './queries.ts'
import { shownDistance, showRating, showWasher, starsOf } from './rules.ts'

export interface DirectoryDeps {
  readonly db: Database
  readonly clock: Clock
  readonly maps: Pick<MapsGateway, 'geocode'>
}

const limit = { per: 'ip', max: 60, windowS: 60 } as const

const placeOf = ({ latitude, longitude }: ListedWasher) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

export function directoryRoutes({ db, clock, maps }: DirectoryDeps, http: Http): void {
  const findCenter = async (query: Call<typeof listWashersNear>['query']) => {
    const { place, latitude, longitude } = query
    if (latitude !== undefined && longitude !== undefined) return { name: place ?? null, latitude, longitude }
    try {
      const found = place === undefined ? null : await maps.geocode(place)
      return found && { name: found.formatted_address, latitude: found.latitude, longitude: found.longitude }
    } catch (error) {
      if (!(error instanceof MapsFailure)) throw error
      throw new Refusal(503, 'maps_unavailable', messages.maps.coordinates)
    }
  }

  http.route(
    listWashersNear,
    async ({ query }) => {
      const center = await findCenter(query)
      const found = center ? await washersNear(db, center, query.radius_km * 1_000) : []
      const washers = found.map((washer) => ({
        ...showWasher(washer),
        place: { latitude: washer.latitude, longitude: washer.longitude },
        distance_meters: shownDistance(washer.distanceM),
      }))
      return ok({ center, radius_km: query.radius_km, washers })
    },
    { limit },
  )

  http.route(
    getPublicWasher,
    async ({ params: { id } }) => {
      const washer = await listedWasher(db, id)
      if (!washer) throw notFound()
      const [spread, latest, checks] = await Promise.all([
        ratingSpread(db, id),
        latestRatings(db, id),
        checksOf(db, id, clock.now()),
      ])
      return ok({
        ...showWasher(washer),
        place: placeOf(washer),
        stars: starsOf(spread),
        latest: latest.map(showRating),
        checks: checks.map(({ step, until }) => ({ step, until: until.toISOString() })),
      })
    },
    { limit },
  )
}
