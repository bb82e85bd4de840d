import * as endpoints from '@washline/contract/maps/places'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import type { PlacesDeps } from './deps.ts'
import { type PlaceRow, placesOf } from './queries.ts'
import { removePlace } from './use-cases/remove-place.ts'
import { savePlace } from './use-cases/save-place.ts'

const placeWire = ({ lastUsedAt, ...place }: PlaceRow) => ({ ...place, last_used_at: lastUsedAt.toISOString() })

export const placesRoutes = (http: Http, deps: PlacesDeps): void => {
  http.route(endpoints.listPlaces, async ({ actor }) => ok((await placesOf(deps.db, actor.userId)).map(placeWire)))
  http.route(endpoints.savePlace, async ({ actor, body }) =>
    ok(placeWire(await savePlace(deps, { ...body, userId: actor.userId }))),
  )
  http.route(endpoints.removePlace, async ({ actor, params }) => {
    await removePlace(deps, { userId: actor.userId, placeId: params.id })
    return { success: true as const }
  })
}
