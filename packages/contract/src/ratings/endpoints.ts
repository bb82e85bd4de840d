import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { idParams, orderId, ratingId, userId } from '../ids.ts'
import { market } from '../market.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { severalLines } from '../texts/plain-text.ts'
import { ratingRefusals } from './refusals.ts'
import { rating, starCounts } from './schemas.ts'

const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9

export const rateOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/rate',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Rates a completed order, once.',
  params: idParams(orderId),
  body: z.object({
    order_id: orderId.optional(),
    rating: z.number().min(0).max(market.ratings.max).refine(isTenth, 'Ratings go in steps of 0.1.'),
    comment: severalLines({ max: market.ratings.commentMax }).default(''),
  }),
  answers: { 200: enveloped(rating) },
  refusals: [orderRefusals.wrongStatus, ratingRefusals.alreadyRated],
})

export const listWasherRatings = defineEndpoint({
  method: 'GET',
  path: '/api/ratings/provider/:id',
  access: 'signed-in',
  scope: 'orders:read',
  summary: "A Washer's ratings, newest first, in pages, with the number of ratings per star.",
  params: idParams(userId),
  query: pageQuery,
  answers: {
    200: enveloped(
      z.object({
        average: z.number().nullable(),
        count: z.int(),
        stars: starCounts,
        ratings: z.array(rating),
        next_cursor: z.string().nullable(),
      }),
    ),
  },
})

export const getOrderRating = defineEndpoint({
  method: 'GET',
  path: '/api/ratings/order/:id',
  access: 'signed-in',
  scope: 'orders:read',
  summary: 'The rating of an order, for its customer and its Washer; null when there is none.',
  params: idParams(orderId),
  answers: { 200: enveloped(rating.nullable()) },
})

export const answerRating = defineEndpoint({
  method: 'POST',
  path: '/api/ratings/answers/:id',
  access: 'washer',
  scope: 'wash',
  summary: 'Stores the only answer of the Washer to a rating; it is shown with the rating.',
  params: idParams(ratingId),
  body: z.object({
    answer: severalLines({ min: 1, max: market.ratings.answerMax, error: 'Please write an answer.' }),
  }),
  answers: { 200: enveloped(rating) },
  refusals: [ratingRefusals.alreadyAnswered, ratingRefusals.ratingHidden],
})
