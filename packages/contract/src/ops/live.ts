import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { id } from '../ids.ts'

/** The statuses of an order that is under way, in their order. */
export const liveStatuses = ['pending', 'accepted', 'picked_up', 'in_progress', 'delivered'] as const
export const risks = ['none', 'tight', 'late'] as const
export type Risk = (typeof risks)[number]

const timestamp = z.iso.datetime()
const named = z.object({ id, name: z.string() })

const place = z.object({ latitude: z.number(), longitude: z.number() })

export const liveOrder = z.object({
  id,
  status: z.enum(liveStatuses),
  customer: named,
  washer: named.nullable(),
  /** Since when it is in this status. */
  since: timestamp,
  /** When the next thing has to have happened: a Washer found, the pickup, the return. */
  due_at: timestamp.nullable(),
  risk: z.enum(risks),
  /** Of the pickup, to about 200 metres. */
  place: place.nullable(),
  /** Where the Washer was last seen, to about 200 metres. */
  washer_place: place.nullable(),
  /** While a Washer is looked for. */
  search: z.object({ offers: z.int(), open: z.int(), radius_km: z.number() }).nullable(),
})
export type LiveOrder = z.infer<typeof liveOrder>

/** How the search for Washers goes today, by the market's day. */
export const dispatchHealth = z.object({
  placed: z.int(),
  accepted: z.int(),
  no_taker: z.int(),
  /** Seconds from the beginning of a search to its acceptance; null while none was accepted. */
  acceptance_p50_s: z.number().nullable(),
  acceptance_p95_s: z.number().nullable(),
  offers_per_order: z.number().nullable(),
  washers_online: z.int(),
})
export type DispatchHealth = z.infer<typeof dispatchHealth>

export const getOpsLive = defineEndpoint({
  method: 'GET',
  path: '/api/ops/live',
  access: 'operator',
  summary: 'Orders under way by stage, with time left and risk, and how dispatch does today.',
  answers: { 200: enveloped(z.object({ orders: z.array(liveOrder), health: dispatchHealth })) },
})

/** For operators with a second factor; the number is the market's, of which there is one. It names orders and no people. */
export const operatorsChannel = 'private-operators.1'
export const operatorsChannelPattern = /^private-operators\.(1)$/

export const liveChanged = { event: 'live-changed', data: z.object({ order_id: id }) } as const
