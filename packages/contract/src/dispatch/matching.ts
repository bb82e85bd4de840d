import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'

/** The chance of a refusal is 1 / (1 + e^-sum); the sum has each input times its weight. */
export const refusalWeights = z.object({
  base: z.number(),
  travelMinutes: z.number(),
  payPerHour: z.number(),
  ordersInHand: z.number(),
  acceptance: z.number(),
  skips: z.number(),
})

const matching = z.object({
  refusal: z.object({
    weights: refusalWeights,
    /** How many answers to offers taught these weights, and how many of them were refusals. */
    answers: z.int().min(0),
    refused: z.int().min(0),
    /** Null while the weights are the shipped ones. */
    learned_at: z.iso.datetime().nullable(),
  }),
})
export type Matching = z.infer<typeof matching>

export const getMatching = defineEndpoint({
  method: 'GET',
  path: '/api/market/matching',
  access: 'public',
  scope: 'public',
  summary:
    'The weights by which the chance that a Washer refuses an offer is computed, learned from the market’s own answers.',
  answers: { 200: enveloped(matching) },
})
