import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { orderId } from '../ids.ts'

/** What a Washer does at a stop, as the move that follows. */
export const stopKinds = ['pickUp', 'takeOver', 'startLaundry', 'finishLaundry', 'deliver'] as const
export type StopKind = (typeof stopKinds)[number]

/** Where a stop is. The Washer's own place has no address here. */
export const stopPlace = z.object({ address: z.string().nullable(), latitude: z.number(), longitude: z.number() })
export type StopPlace = z.infer<typeof stopPlace>

export const routeStop = z.object({
  order_id: orderId,
  kind: z.enum(stopKinds),
  place: stopPlace,
  expected_at: z.iso.datetime(),
  /** The deadline of the stop. */
  due_at: z.iso.datetime(),
  late: z.boolean(),
})
export type RouteStop = z.infer<typeof routeStop>

/** The stops of a Washer's orders in hand, in the best order, computed for a moment. */
export const washerRoute = z.object({ stops: z.array(routeStop), made_at: z.iso.datetime() })
export type WasherRoute = z.infer<typeof washerRoute>

export const getWasherRoute = defineEndpoint({
  method: 'GET',
  path: '/api/provider/route',
  access: 'washer',
  scope: 'wash',
  summary:
    'The stops of the calling Washer’s orders in hand, in the best order, with expected times. The door of an order that is still to be taken over is no stop yet.',
  answers: { 200: enveloped(washerRoute) },
})
