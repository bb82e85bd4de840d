import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { id, idParams } from '../ids.ts'
import { market } from '../market.ts'

const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9

export const rating = z.object({
  id,
  order_id: id,
  rating: z.number(),
  comment: z.string(),
  from_user: z.object({ name: z.string() }),
  created_at: z.iso.datetime(),
})
export type Rating = z.infer<typeof rating>

export const rateOrder = defineEndpoint({
  method: 'POST',
  path: '/api/orders/:id/rate',
  access: 'customer',
  summary: 'Rates a completed order, once.',
  params: idParams,
  body: z.object({
    order_id: id.optional(),
    rating: z.number().min(0).max(market.ratings.max).refine(isTenth, 'Ratings go in steps of 0.1.'),
    comment: z.string().trim().max(market.ratings.commentMax).default(''),
  }),
  answers: { 200: enveloped(rating) },
})

export const listWasherRatings = defineEndpoint({
  method: 'GET',
  path: '/api/ratings/provider/:id',
  access: 'signed-in',
  summary: "A Washer's ratings, newest first, by user id.",
  params: idParams,
  answers: { 200: enveloped(z.object({ average: z.number().nullable(), count: z.int(), ratings: z.array(rating) })) },
})

export const getOrderRating = defineEndpoint({
  method: 'GET',
  path: '/api/ratings/order/:id',
  access: 'signed-in',
  summary: 'The rating of an order, for its two people; null when there is none.',
  params: idParams,
  answers: { 200: enveloped(rating.nullable()) },
})
