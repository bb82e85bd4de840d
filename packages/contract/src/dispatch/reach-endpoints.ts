import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { idParams, orderId, waitlistId } from '../ids.ts'
import { latitudeSchema, longitudeSchema, pointSchema } from '../maps/schemas.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { oneLine } from '../texts/plain-text.ts'
import { dispatchRefusals } from './refusals.ts'

/** A range of the usual time, in whole steps of `market.dispatch.reach.stepMinutes`. */
const usualPickup = z.object({
  from_minutes: z.int(),
  to_minutes: z.int(),
  /** From the last orders of this market, or assumed because there are too few of them. */
  basis: z.enum(['measured', 'assumed']),
})

/** Whether Washers can be asked at a place now. It contains no position and nothing about one Washer. */
export const reach = z.object({
  /** None, one or two, or more. */
  washers: z.enum(['none', 'few', 'several']),
  /** From placing the order to the pickup; null if no Washer is in reach. */
  pickup: usualPickup.nullable(),
  /** A demo only: simulated Washers come near when the order is placed. */
  simulated: z.boolean(),
  /** The caller waits to be notified of Washers in reach of this place. */
  waitlist_id: waitlistId.nullable(),
})
export type Reach = z.infer<typeof reach>

export const getReach = defineEndpoint({
  method: 'GET',
  path: '/api/orders/:id/reach',
  access: 'customer',
  scope: 'orders:read',
  summary: 'Whether Washers are in reach of a pickup place now, and the usual time to the pickup as a range.',
  params: idParams(orderId),
  query: z.object({ latitude: latitudeSchema, longitude: longitudeSchema }),
  answers: { 200: enveloped(reach) },
})

export const joinWaitlist = defineEndpoint({
  method: 'POST',
  path: '/api/waitlist',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'Notifies the caller once when a Washer is in reach of the place; outside every zone, when the place comes to be in one, for which consent is needed. The same place again renews it.',
  body: pointSchema.extend({
    address: oneLine({ min: 1, max: 300 }),
    /** To be sent an email when we serve a place that is in no zone. */
    consent: z.boolean().optional(),
  }),
  answers: { 200: enveloped(z.object({ waitlist_id: waitlistId, until: z.iso.datetime() })) },
  refusals: [dispatchRefusals.waitlistFull],
})

export const leaveWaitlist = defineEndpoint({
  method: 'DELETE',
  path: '/api/waitlist/:id',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Takes the caller off the waitlist of a place.',
  params: idParams(waitlistId),
  answers: { 200: done },
  refusals: [platformRefusals.notFound],
})
