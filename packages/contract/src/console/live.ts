import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { offerOutcomes } from '../dispatch/explanations.ts'
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
  /** The chance that its promise is missed, from 0 to 1, while it is in a Washer's hands. */
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

/** All live orders counted, however many the list shows. */
export const liveCounts = z.object({
  stages: z.array(z.object({ status: z.enum(openStatuses), orders: z.int() })),
  /** Orders that an operator has to act on. */
  overdue: z.int(),
  /** Orders with a chance of at least `market.pace.atRisk` to miss their promise. */
  at_risk: z.int(),
  /** Pending orders: how many have no open offer, and since when the first of them searches. */
  unfilled: z.object({ searching: z.int(), without_offer: z.int(), since: timestamp.nullable() }),
})
export type LiveCounts = z.infer<typeof liveCounts>

/** How dispatch decides: `wave` asks the best few Washers about one order, `batch` one Washer each about several orders. */
export const decisionModes = ['wave', 'batch'] as const

export const dispatchDecision = z.object({
  mode: z.enum(decisionModes),
  at: timestamp,
  /** What it decided about; a wave decides about one order. */
  orders: z.array(
    z.object({
      id: orderId,
      /** The distance of the farthest Washer asked. */
      reach_m: z.int(),
      /** Within which a wave asked; a batch asks wherever it costs least. Null too for a wave that is no longer stored. */
      radius_km: z.number().nullable(),
      asked: z.array(named.extend({ outcome: z.enum(offerOutcomes) })),
    }),
  ),
})
export type DispatchDecision = z.infer<typeof dispatchDecision>

export const getConsoleLive = defineEndpoint({
  method: 'GET',
  path: '/api/ops/live',
  access: 'operator',
  scope: 'console:queues',
  summary:
    'The most urgent orders under way by stage with time left and risk, counts over all of them, how dispatch does today, and its last decisions.',
  answers: {
    200: enveloped(
      z.object({
        orders: z.array(liveOrder),
        counts: liveCounts,
        health: dispatchHealth,
        decisions: z.array(dispatchDecision),
      }),
    ),
  },
})

/** Places on the map of live orders are whole numbers of this part of a degree: about 200 metres. */
export const mapStepsPerDegree = 500
/** The most orders on the map; the most urgent ones where there are more. */
export const mapOrdersMost = 10_000

const step = z.int()

/** Tuples, since there may be ten thousand. `status` and `risk` are places in `openStatuses` and `risks`. */
export const liveMap = z.object({
  orders: z.array(z.tuple([orderId, step, step, z.int(), z.int()])).describe('[id, latitude, longitude, status, risk]'),
  /** Washers with an order in their hands, each with one of their orders. */
  carriers: z.array(z.tuple([orderId, step, step])).describe('[order id, latitude, longitude]'),
  /** Washers who are online and have no order in their hands, counted by place. */
  free: z.array(z.tuple([z.int(), step, step])).describe('[Washers, latitude, longitude]'),
  /** How many orders are live. */
  total: z.int(),
})
export type LiveMap = z.infer<typeof liveMap>

export const getConsoleLiveMap = defineEndpoint({
  method: 'GET',
  path: '/api/ops/live/map',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Places of all orders under way, of their Washers and of free Washers, rounded to about 200 meters.',
  answers: { 200: enveloped(liveMap) },
})

/** For operators with a second factor. Its events contain ids of orders only. 1 is the id of the only market. */
export const operatorsChannel = 'private-operators.1'
export const operatorsChannelPattern = /^private-operators\.(1)$/

export const liveChanged = { event: 'live-changed', data: z.object({ order_id: orderId }) } as const
