import * as endpoints from '@washline/contract/ties/endpoints'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { blockRows, favouriteRows, knownPerson, runningOrders } from './queries.ts'
import { addFavourite } from './use-cases/add-favourite.ts'
import { blockPerson, type TieDeps } from './use-cases/block-person.ts'
import { removeFavourite } from './use-cases/remove-favourite.ts'
import { unblockPerson } from './use-cases/unblock-person.ts'

export type TiesDeps = TieDeps & { readonly storage: Pick<Storage, 'url'> }

const success = true as const
const limit = { limit: { per: 'actor', max: 60, windowS: 60 } } as const

export function tiesRoutes(http: Http, deps: TiesDeps): void {
  const { db } = deps
  const photo = (key: string | null) => key && deps.storage.url(key)

  http.route(endpoints.listFavourites, async ({ actor }) =>
    ok(
      (await favouriteRows(db, actor.userId)).map((row) => ({
        user_id: row.userId,
        washer_id: row.washerId,
        name: row.name,
        photo_url: photo(row.photoKey),
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

  http.route(endpoints.listBlocks, async ({ actor }) =>
    ok(
      (await blockRows(db, actor.userId)).map((row) => ({
        user_id: row.userId,
        name: row.name,
        photo_url: photo(row.photoKey),
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

  http.route(
    endpoints.getTie,
    async ({ actor, query }) => {
      const person = await knownPerson(db, actor.userId, { userId: query.user_id, washerId: query.washer_id })
      if (!person) throw notFound()
      return ok({
        user_id: person.userId,
        is_favourite: person.isFavourite,
        can_be_favourite: person.isWasher,
        is_blocked: person.isBlocked,
        running_orders: await runningOrders(db, actor.userId, person.userId),
      })
    },
    limit,
  )
}
