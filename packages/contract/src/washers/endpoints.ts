import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { orderId } from '../ids.ts'
import { paymentRefusals } from '../payments/refusals.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { washerRefusals } from './refusals.ts'
import { closing, washerStats } from './schemas.ts'
import { washerForm } from './washer-form.ts'

export const registerWasher = defineEndpoint({
  method: 'POST',
  path: '/api/provider/register',
  access: 'signed-in',
  scope: 'session',
  summary: 'Makes the caller a Washer, if the deposit is paid. Coordinates of 0, 0 mean that none were found.',
  body: washerForm.extend({
    lat: z.number().min(-90).max(90).default(0),
    lng: z.number().min(-180).max(180).default(0),
    payment_intent_id: z.string('The security deposit is missing.').min(1, 'The security deposit is missing.').max(100),
  }),
  answers: {
    200: z.object({ success: z.literal(true), message: z.string(), online: z.boolean(), verified: z.boolean() }),
  },
  refusals: [washerRefusals.alreadyWasher],
})

export const setAvailability = defineEndpoint({
  method: 'PUT',
  path: '/api/provider/availability',
  access: 'washer',
  scope: 'wash',
  summary: 'Goes online or offline, at a place, with a radius.',
  body: z.object({
    online: z.boolean(),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    radius_km: z.number().min(1).max(50).optional(),
  }),
  answers: {
    200: enveloped(
      z.object({
        online: z.boolean(),
        radius_km: z.number(),
        verified: z.boolean(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
      }),
    ),
  },
  refusals: [platformRefusals.notFound],
})

export const sendPosition = defineEndpoint({
  method: 'POST',
  path: '/api/provider/position',
  access: 'washer',
  scope: 'wash',
  summary: "Sends the Washer's live position; it is stored and broadcast while an order is in hand.",
  body: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    order_id: orderId.optional(),
  }),
  answers: { 200: done },
  refusals: [washerRefusals.positionUnlikely],
})

export const getClosing = defineEndpoint({
  method: 'GET',
  path: '/api/provider/close',
  access: 'signed-in',
  scope: 'session',
  summary: 'What prevents closing the caller’s Washer profile, and the state of the deposit. Null without a profile.',
  answers: { 200: enveloped(closing.nullable()) },
})

export const closeWasher = defineEndpoint({
  method: 'POST',
  path: '/api/provider/close',
  access: 'signed-in',
  scope: 'session',
  summary:
    'Closes the Washer profile, if nothing is open. The deposit is refunded to its card and the account becomes a customer account.',
  answers: { 200: done },
  refusals: [platformRefusals.notFound, paymentRefusals.balanceTooLow, washerRefusals.notSettled],
})

export const getWasherStats = defineEndpoint({
  method: 'GET',
  path: '/api/provider/stats',
  access: 'washer',
  scope: 'wash',
  summary: 'Stats of the calling Washer: orders, promises kept, pickups on time, requests accepted, rating.',
  answers: { 200: enveloped(washerStats) },
  refusals: [platformRefusals.notFound],
})

/** The stats of the Washer home, all from stored data. */
export const getWasherSummary = defineEndpoint({
  method: 'GET',
  path: '/api/provider/summary',
  access: 'washer',
  scope: 'wash',
  summary: 'Balance, ratings and availability of the calling Washer.',
  answers: {
    200: enveloped(
      z.object({
        online: z.boolean(),
        verified: z.boolean(),
        radius_km: z.number(),
        latitude: z.number().nullable(),
        longitude: z.number().nullable(),
        balance: z.object({
          available_minor: minorAmount,
          pending_minor: minorAmount,
          recent_change_minor: minorAmount,
          pending_deductions_minor: minorAmount,
        }),
        ratings: z.object({
          average: z.number().nullable(),
          count: z.int(),
          latest: z
            .object({
              rating: z.number(),
              comment: z.string(),
              from_user: z.object({ name: z.string() }),
              created_at: z.iso.datetime(),
            })
            .nullable(),
        }),
      }),
    ),
  },
  refusals: [platformRefusals.notFound],
})
