import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { orderId, userId } from '../ids.ts'
import { openStatuses } from '../orders/process.ts'

/** `overdue`: an operator has to act. */
export const risks = ['none', 'tight', 'late', 'overdue'] as const
export type Risk = (typeof risks)[number]

const timestamp = z.iso.datetime()
const named = z.object({ id: userId, name: z.string() })

const place = z.object({ latitude: z.number(), longitude: z.number() })

export const liveOrder = z.object({
  id: orderId,
  status: z.enum(openStatuses),
  customer: named,
  washer: named.nullable(),
  /** What its customer agreed to. */
  agreed_minor: minorAmount,
  /** When it entered this status. */
  since: timestamp,
  /** The deadline of the next step: finding a Washer, the pickup, the return. */
  due_at: timestamp.nullable(),
  risk: z.enum(risks),
  /** The chance that its promise is missed, from 0 to 1, while it is in a Washer's hands. The list begins with the greatest. */
  chance: z.number().nullable(),
  /** The pickup place, rounded to about 200 metres. */
  place: place.nullable(),
  /** The Washer's last position, rounded to about 200 metres. */
  washer_place: place.nullable(),
  /** While the order is pending. */
  search: z.object({ offers: z.int(), open: z.int(), radius_km: z.number() }).nullable(),
})
export type LiveOrder = z.infer<typeof liveOrder>

/** The metrics of dispatch today, in the market's time zone. */
export const dispatchHealth = z.object({
  placed: z.int(),
  accepted: z.int(),
  no_taker: z.int(),
  /** Seconds from the start of a search to its acceptance; null if none was accepted. */
  acceptance_p50_s: z.number().nullable(),
  acceptance_p95_s: z.number().nullable(),
  offers_per_order: z.number().nullable(),
  washers_online: z.int(),
})
export type DispatchHealth = z.infer<typeof dispatchHealth>

export const getConsoleLive = defineEndpoint({
  method: 'GET',
  path: '/api/ops/live',
  access: 'operator',
  summary: 'Orders under way by stage, with time left and risk, and how dispatch does today.',
  answers: { 200: enveloped(z.object({ orders: z.array(liveOrder), health: dispatchHealth })) },
})

/** For operators with a second factor. Its events contain ids of orders only. 1 is the id of the only market. */
export const operatorsChannel = 'private-operators.1'
export const operatorsChannelPattern = /^private-operators\.(1)$/

export const liveChanged = { event: 'live-changed', data: z.object({ order_id: orderId }) } as const
