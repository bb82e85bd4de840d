import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { dayHours, washerCalendar, washerHours } from './schemas.ts'

export const getWasherCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/provider/calendar',
  access: 'washer',
  scope: 'wash',
  summary: "The Washer's hours and the next days with booked pickups and likely earnings per hour.",
  answers: { 200: enveloped(washerCalendar) },
  refusals: [platformRefusals.notFound],
})

export const saveWasherHours = defineEndpoint({
  method: 'PUT',
  path: '/api/provider/calendar',
  access: 'washer',
  scope: 'wash',
  summary: 'Sets the weekly hours in which pickups may be booked, and the days that differ.',
  body: washerHours,
  answers: { 200: enveloped(washerCalendar) },
  refusals: [platformRefusals.notFound],
})

export const saveWasherDay = defineEndpoint({
  method: 'PUT',
  path: '/api/provider/calendar/days',
  access: 'washer',
  scope: 'wash',
  summary: 'Sets the hours of one day: none for a day off, null for the usual ones.',
  body: z.object({ day: z.iso.date(), hours: dayHours.nullable() }),
  answers: { 200: enveloped(washerCalendar) },
  refusals: [platformRefusals.notFound],
})
