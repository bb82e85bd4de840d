import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'

const file = { type: 'text/calendar', name: 'washline.ics' } as const

export const downloadCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/calendar',
  access: 'signed-in',
  scope: 'orders:read',
  summary: "The caller's booked pickups, and a Washer's accepted orders and hours, as iCalendar.",
  file,
  answers: { 200: z.string() },
})

export const getCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/api/calendar/feed',
  access: 'signed-in',
  scope: 'session',
  summary: 'Since when the caller has a secret address of their calendar; null without one.',
  answers: { 200: enveloped(z.object({ since: z.iso.datetime().nullable() })) },
})

export const makeCalendarFeed = defineEndpoint({
  method: 'POST',
  path: '/api/calendar/feed',
  access: 'signed-in',
  scope: 'session',
  summary: 'Makes a secret address to which calendar programs can subscribe. It replaces the one before.',
  secret: true,
  answers: { 200: enveloped(z.object({ path: z.string(), since: z.iso.datetime() })) },
})

export const revokeCalendarFeed = defineEndpoint({
  method: 'DELETE',
  path: '/api/calendar/feed',
  access: 'signed-in',
  scope: 'session',
  summary: 'Ends the secret address.',
  answers: { 200: done },
})

export const readCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/api/calendar/feeds/:token',
  access: 'public',
  scope: 'public',
  summary: 'The calendar of whoever made this secret address, as iCalendar.',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  file,
  answers: { 200: z.string() },
})
