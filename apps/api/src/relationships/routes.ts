import { firstName } from '@washline/contract/identity/first-name'
import * as endpoints from '@washline/contract/relationships/endpoints'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { RelationshipsDeps } from './deps.ts'
import { blockRows, favouriteRows, findPerson, runningOrders } from './queries.ts'
import { addFavourite } from './use-cases/add-favourite.ts'
import { blockPerson } from './use-cases/block-person.ts'
import { removeFavourite } from './use-cases/remove-favourite.ts'
import { unblockPerson } from './use-cases/unblock-person.ts'

const success = true as const
const limit = { limit: { per: 'actor', max: 60, windowS: 60 } } as const

const photoUrl = ({ storage }: RelationshipsDeps, key: string | null) => key && storage.portraitUrl(key)

export function relationshipsRoutes(http: Http, deps: RelationshipsDeps): void {
  favouriteRoutes(http, deps)
  blockRoutes(http, deps)
  relationshipRoute(http, deps)
}

function favouriteRoutes(http: Http, deps: RelationshipsDeps): void {
  http.route(endpoints.listFavourites, async ({ actor }) =>
    ok(
      (await favouriteRows(deps.db, actor.userId)).map((row) => ({
        id: row.id,
        name: row.name,
        photo_url: photoUrl(deps, row.photoKey),
        rating: {
          average: row.ratingCount === 0 ? null : Math.round(row.ratingTenthsSum / row.ratingCount) / 10,
          count: row.ratingCount,
        },
        orders: row.orders,
        since: row.since.toISOString(),
      })),
    ),
  )

  http.route(
    endpoints.addFavourite,
    async ({ actor, params }) => {
      await addFavourite(deps, { customerId: actor.userId, washerId: params.id })
      return { success }
    },
    limit,
  )

  http.route(endpoints.removeFavourite, async ({ actor, params }) => {
    await removeFavourite(deps, { customerId: actor.userId, washerId: params.id })
    return { success }
  })
}

function blockRoutes(http: Http, deps: RelationshipsDeps): void {
  http.route(endpoints.listBlocks, async ({ actor }) =>
    ok(
      (await blockRows(deps.db, actor.userId)).map((row) => ({
        id: row.id,
        name: row.businessName ?? firstName(row.name),
        photo_url: photoUrl(deps, row.photoKey),
        since: row.since.toISOString(),
      })),
    ),
  )

  http.route(
    endpoints.blockPerson,
    async ({ actor, params }) =>
      ok({ running_orders: await blockPerson(deps, { blockerId: actor.userId, blockedId: params.id }) }),
    limit,
  )

  http.route(endpoints.unblockPerson, async ({ actor, params }) => {
    await unblockPerson(deps, { blockerId: actor.userId, blockedId: params.id })
    return { success }
  })
}

function relationshipRoute(http: Http, deps: RelationshipsDeps): void {
  http.route(
    endpoints.getRelationship,
    async ({ actor, query: { id } }) => {
      const person = await findPerson(deps.db, actor.userId, id)
      if (!person) throw notFound()
      return ok({
        id,
        is_favourite: person.isFavourite,
        can_be_favourite: person.isWasher,
        is_blocked: person.isBlocked,
        running_orders: await runningOrders(deps.db, actor.userId, id),
      })
    },
    limit,
  )
}
