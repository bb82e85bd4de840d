import { messages } from '@washline/contract/messages'
import * as endpoints from '@washline/contract/ratings/endpoints'
import * as reports from '@washline/contract/ratings/report-endpoints'
import { starsOf } from '@washline/contract/ratings/schemas'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, notFound } from '../platform/http/refusal.ts'
import type { RatingsDeps } from './deps.ts'
import { ratingOfOrder, ratingSpread, ratingsPage, reportedPage } from './queries.ts'
import { averageOf, showRating, showReported } from './rules/show-rating.ts'
import { answerRating } from './use-cases/answer-rating.ts'
import { decideRatingReport } from './use-cases/decide-rating-report.ts'
import { rateOrder } from './use-cases/rate-order.ts'
import { reportRating } from './use-cases/report-rating.ts'

const success = true as const
const reportLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const

const idBefore = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined
  if (!/^\d{1,15}$/.test(cursor)) throw invalid({ cursor: [messages.invalid] })
  return Number(cursor)
}

/** Reads cursors like `open.7` or `decided.7`: the part of the list and the id of the last row. */
function endOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const [, part, id] = /^(open|decided)\.(\d{1,15})$/.exec(cursor) ?? []
  if (!id) throw invalid({ cursor: [messages.invalid] })
  return { isDecided: part === 'decided', id: Number(id) }
}

function reportRoutes(http: Http, deps: RatingsDeps): void {
  http.route(
    reports.reportRating,
    async ({ params, body, actor }) => {
      await reportRating(deps, { ratingId: params.id, reporterId: actor.userId, ...body })
      return { success }
    },
    reportLimit,
  )

  http.route(reports.listRatingReports, async ({ query: { cursor, limit } }) => {
    const found = await reportedPage(deps.db, { after: endOf(cursor), limit: limit + 1 })
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    const next_cursor = last ? `${last.decidedAt ? 'decided' : 'open'}.${last.id}` : null
    return ok({ reports: page.map(showReported), next_cursor })
  })

  http.route(reports.decideRatingReport, async ({ params, body, actor, idempotencyKey }) => {
    await decideRatingReport(deps, {
      reportId: params.id,
      operatorId: actor.userId,
      ...body,
      requestId: idempotencyKey,
    })
    return { success }
  })
}

export const ratingsRoutes = (http: Http, deps: RatingsDeps): void => {
  const { portraitUrl } = deps.storage
  http.route(endpoints.rateOrder, async ({ params, body, actor }) => {
    if (body.order_id !== undefined && body.order_id !== params.id)
      throw invalid({ order_id: ['Does not match the address.'] })
    const rating = await rateOrder(deps, {
      orderId: params.id,
      customerId: actor.userId,
      tenths: Math.round(body.rating * 10),
      comment: body.comment,
    })
    return { success, data: showRating(rating, actor.userId, portraitUrl) }
  })

  http.route(endpoints.listWasherRatings, async ({ params, query: { cursor, limit }, actor }) => {
    const [spread, found] = await Promise.all([
      ratingSpread(deps.db, params.id, actor.userId),
      ratingsPage(deps.db, params.id, { before: idBefore(cursor), limit: limit + 1 }),
    ])
    if (!spread) throw notFound()
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    return ok({
      average: averageOf(spread),
      count: spread.reduce((sum, { count }) => sum + count, 0),
      stars: starsOf(spread),
      ratings: page.map((row) => showRating(row, actor.userId, portraitUrl)),
      next_cursor: last ? String(last.id) : null,
    })
  })

  http.route(endpoints.getOrderRating, async ({ params, actor }) => {
    const found = await ratingOfOrder(deps.db, params.id, actor.userId)
    if (!found) throw notFound()
    return { success, data: found.rating && showRating(found.rating, actor.userId, portraitUrl) }
  })

  http.route(endpoints.answerRating, async ({ params, body, actor }) => {
    const rating = await answerRating(deps, { ratingId: params.id, washerId: actor.userId, text: body.answer })
    return ok(showRating(rating, actor.userId, portraitUrl))
  })

  reportRoutes(http, deps)
}
