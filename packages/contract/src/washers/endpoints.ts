import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { id } from '../ids.ts'
import { closing, washerFigures } from './schemas.ts'

const required = (message: string) => z.string(message).trim().min(1, message).max(120)

/** The Become a Provider form, as people fill it in. */
export const washerForm = z.object({
  business_name: required('Business name is required'),
  street: required('Street address is required'),
  city: required('City is required'),
  postal_code: required('Postal code is required'),
  state: required('State is required'),
  country: required('Country is required'),
})

export const registerWasher = defineEndpoint({
  method: 'POST',
  path: '/api/provider/register',
  access: 'signed-in',
  summary: 'Makes the caller a Washer, once the deposit is held. Coordinates of 0, 0 mean that none were found.',
  body: washerForm.extend({
    lat: z.number().min(-90).max(90).default(0),
    lng: z.number().min(-180).max(180).default(0),
    payment_intent_id: z.string('The security deposit is missing.').min(1, 'The security deposit is missing.').max(100),
  }),
  answers: {
    200: z.object({ success: z.literal(true), message: z.string(), online: z.boolean(), verified: z.boolean() }),
  },
})

export const setAvailability = defineEndpoint({
  method: 'PUT',
  path: '/api/provider/availability',
  access: 'washer',
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
})

export const sendPosition = defineEndpoint({
  method: 'POST',
  path: '/api/provider/position',
  access: 'washer',
  summary: "The Washer's position while an order is on its way.",
  body: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    order_id: id.optional(),
  }),
  answers: { 200: done },
})

export const getClosing = defineEndpoint({
  method: 'GET',
  path: '/api/provider/close',
  access: 'signed-in',
  summary: 'What keeps the caller from stopping as a Washer, and where the deposit is. Null for who never was one.',
  answers: { 200: enveloped(closing.nullable()) },
})

export const closeWasher = defineEndpoint({
  method: 'POST',
  path: '/api/provider/close',
  access: 'signed-in',
  summary:
    'Stops being a Washer: nothing may be open. The deposit goes back to its card, the account to the customer type.',
  answers: { 200: done },
})

export const getWasherFigures = defineEndpoint({
  method: 'GET',
  path: '/api/provider/figures',
  access: 'washer',
  summary: 'How the calling Washer works: orders, promises kept, pickups on time, requests accepted, rating.',
  answers: { 200: enveloped(washerFigures) },
})

/** The figures of the Washer home: all from stored data. */
export const getWasherSummary = defineEndpoint({
  method: 'GET',
  path: '/api/provider/summary',
  access: 'washer',
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
          available: z.number(),
          pending: z.number(),
          recent_change: z.number(),
          pending_deductions: z.number(),
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
})
