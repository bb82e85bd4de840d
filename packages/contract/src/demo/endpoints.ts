import { z } from 'zod'
import { offerOutcomes, scorePartNames, whyNotReasons } from '../dispatch/explanations.ts'
import { offerGrounds } from '../dispatch/offer-grounds.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { orderId } from '../ids.ts'
import { orderStatuses } from '../orders/process.ts'
import { platformRefusals } from '../platform/refusals.ts'

/** How the market came to a decision about one Washer, with the stored parts of the score. */
export const demoCandidate = z.object({
  name: z.string(),
  made: z.boolean(),
  outcome: z.enum(offerOutcomes).nullable(),
  ground: z.enum(offerGrounds).nullable(),
  why_not: z.enum(whyNotReasons).nullable(),
  score: z.number().nullable(),
  distance_meters: z.number().nullable(),
  parts: z.array(z.object({ part: z.enum(scorePartNames), value: z.number(), weight: z.number() })).nullable(),
})
export type DemoCandidate = z.infer<typeof demoCandidate>

const timestamp = z.iso.datetime()
export const demoDispatch = z.object({
  order_id: orderId,
  status: z.enum(orderStatuses),
  laundry_completed_at: timestamp.nullable(),
  placed_at: timestamp,
  accepted_at: timestamp.nullable(),
  accepted_by: z.string().nullable(),
  radius_km: z.number().nullable(),
  candidates: z.array(demoCandidate),
})
export type DemoDispatch = z.infer<typeof demoDispatch>

export const getDemoDispatch = defineEndpoint({
  method: 'GET',
  path: '/api/demo/dispatch',
  access: 'signed-in',
  scope: 'session',
  summary:
    'Of a demo market only, for its three public accounts: who was considered for the demo customer’s last placed order, and by which parts of the score. 404 elsewhere.',
  answers: { 200: enveloped(demoDispatch.nullable()) },
  refusals: [platformRefusals.notFound],
})

export const resetDemo = defineEndpoint({
  method: 'POST',
  path: '/api/demo/reset',
  access: 'signed-in',
  scope: 'session',
  summary:
    'Of a demo market only, for its three public accounts: brings the market back to its beginning and signs everybody out. 404 elsewhere.',
  body: z.object({ confirm: z.literal('reset') }),
  answers: { 200: done },
  refusals: [platformRefusals.notFound],
})
