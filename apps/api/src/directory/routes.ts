import { getPublicWasher, listPublicRatings, listWashersNear } from '@washline/contract/directory/endpoints'
import { mapsRefusals } from '@washline/contract/maps/refusals'
import { messages } from '@washline/contract/messages'
import { starsOf } from '@washline/contract/ratings/schemas'
import { MapsFailure } from '../maps/index.ts'
import type { Call, Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, notFound, refuse } from '../platform/http/refusal.ts'
import { blockedBy } from '../relationships/index.ts'
import type { DirectoryDeps } from './deps.ts'
import { checksOf, type ListedWasher, listedWasher, ratingSpread, ratingsOfWasher, washersNear } from './queries.ts'
import { shownDistance, showRating, showWasher } from './rules.ts'

const firstRatings = 6

const options = { limit: { per: 'ip', max: 60, windowS: 60 }, mayBeOld: true } as const

const placeOf = ({ latitude, longitude }: ListedWasher) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

export function directoryRoutes(http: Http, deps: DirectoryDeps): void {
  searchRoute(http, deps)
  washerRoutes(http, deps)
}

function searchRoute(http: Http, { db, maps }: DirectoryDeps): void {
  const findCenter = async (query: Call<typeof listWashersNear>['query']) => {
    const { place, latitude, longitude } = query
    if (latitude !== undefined && longitude !== undefined) return { name: place ?? null, latitude, longitude }
    try {
      const found = place === undefined ? null : await maps.geocode(place)
      if (!found) return null
      const { formatted_address: name, latitude: north, longitude: east, is_partial } = found
      return { name, latitude: north, longitude: east, ...(is_partial && { is_partial }) }
    } catch (error) {
      if (!(error instanceof MapsFailure)) throw error
      throw refuse(mapsRefusals.mapsUnavailable)
    }
  }

  http.route(
    listWashersNear,
    async ({ query, actor }) => {
      const center = await findCenter(query)
      const hidden = actor ? await blockedBy(db, actor.userId) : []
      const found = center ? await washersNear(db, center, query.radius_km * 1_000, hidden) : []
      const washers = found.map((washer) => ({
        ...showWasher(washer),
        place: { latitude: washer.latitude, longitude: washer.longitude },
        distance_meters: shownDistance(washer.distanceM),
      }))
      return ok({ center, radius_km: query.radius_km, washers })
    },
    options,
  )
}

function washerRoutes(http: Http, { db, clock }: DirectoryDeps): void {
  http.route(
    getPublicWasher,
    async ({ params: { id } }) => {
      const washer = await listedWasher(db, id)
      if (!washer) throw notFound()
      const newest = { before: undefined, limit: firstRatings }
      const [spread, latest, checks] = await Promise.all([
        ratingSpread(db, id),
        ratingsOfWasher(db, id, newest),
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
    options,
  )

  http.route(
    listPublicRatings,
    async ({ params: { id }, query }) => {
      if (query.cursor !== undefined && !/^\d{1,15}$/.test(query.cursor)) throw invalid({ cursor: [messages.invalid] })
      if (!(await listedWasher(db, id))) throw notFound()
      const before = query.cursor === undefined ? undefined : Number(query.cursor)
      const found = await ratingsOfWasher(db, id, { before, limit: query.limit + 1 })
      const page = found.slice(0, query.limit)
      const last = found.length > query.limit ? page.at(-1) : undefined
      return ok({ ratings: page.map(showRating), next_cursor: last ? String(last.id) : null })
    },
    options,
  )
}
