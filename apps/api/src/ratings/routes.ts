import * as endpoints from '@washline/contract/ratings/endpoints'
import type { Http } from '../platform/http/http.ts'
import { invalid, notFound } from '../platform/http/refusal.ts'
import { type RatingRow, ratingOfOrder, ratingsOfWasher } from './queries.ts'
import { type RateOrderDeps, rateOrder } from './use-cases/rate-order.ts'

const success = true as const

const ratingWire = (row: RatingRow): endpoints.Rating => ({
  id: row.id,
  order_id: row.orderId,
  rating: row.tenths / 10,
  comment: row.comment,
  from_user: { name: row.fromName },
  created_at: row.createdAt.toISOString(),
})

export const ratingsRoutes = (http: Http, deps: RateOrderDeps): void => {
  http.route(endpoints.rateOrder, async ({ params, body, actor }) => {
    if (body.order_id !== undefined && body.order_id !== params.id)
      throw invalid({ order_id: ['Does not match the address.'] })
    const rating = await rateOrder(deps, {
      orderId: params.id,
      customerId: actor.userId,
      tenths: Math.round(body.rating * 10),
      comment: body.comment,
    })
    return { success, data: ratingWire(rating) }
  })

  http.route(endpoints.listWasherRatings, async ({ params }) => {
    const found = await ratingsOfWasher(deps.db, params.id)
    if (!found) throw notFound()
    return {
      success,
      data: {
        average: found.averageTenths === null ? null : Math.round(found.averageTenths) / 10,
        count: found.count,
        ratings: found.ratings.map(ratingWire),
      },
    }
  })

  http.route(endpoints.getOrderRating, async ({ params, actor }) => {
    const found = await ratingOfOrder(deps.db, params.id, actor.userId)
    if (!found) throw notFound()
    return { success, data: found.rating && ratingWire(found.rating) }
  })
}
