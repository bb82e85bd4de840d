import { z } from 'zod'
import { minorInput } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, enveloped } from '../envelope.ts'
import { bookingId, idParams, orderId, scheduleId } from '../ids.ts'
import { market } from '../market.ts'
import { loadTypes } from '../orders/load-types.ts'
import { orderMessages } from '../orders/messages.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { coverage, declaredItems, itemList, pickupLocation } from '../orders/schemas.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { severalLines } from '../texts/plain-text.ts'
import { scheduleMessages } from './messages.ts'
import { scheduleRefusals } from './refusals.ts'
import { placeWindows, repeats, schedule, timeZoneName } from './schemas.ts'

const instant = z.iso.datetime({ offset: true })

export const listWindows = defineEndpoint({
  method: 'GET',
  path: '/api/windows',
  access: 'customer',
  scope: 'orders:read',
  summary: 'The windows of the next days in which a pickup at a place can be booked, full ones included.',
  query: z.object({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
  answers: { 200: enveloped(placeWindows) },
})

export const listSchedules = defineEndpoint({
  method: 'GET',
  path: '/api/schedules',
  access: 'customer',
  scope: 'orders:read',
  summary: "The caller's booked orders and repeats that have not ended, with the pickups ahead.",
  answers: { 200: enveloped(z.array(schedule)) },
})

export const createSchedule = defineEndpoint({
  method: 'POST',
  path: '/api/schedules',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'Books a draft for a window, once or repeatedly. The order is placed, and the card asked, shortly before the window begins. A draft that is booked already answers with its schedule.',
  body: z.object({
    order_id: orderId,
    items: itemList.optional(),
    pickup_location: pickupLocation,
    load_type: z.enum(loadTypes, orderMessages.selectLoad),
    special_instructions: severalLines({ max: market.orders.notesMax }).nullish(),
    payment_method_id: z.string().max(100).nullish(),
    coverage: coverage.optional(),
    use_wallet: z.boolean().optional(),
    declared_items: declaredItems.optional(),
    /** The begin of one of the place's windows. */
    window_from: instant,
    repeat: z.enum(repeats).default('none'),
    ends_on: z.iso.date().nullish(),
  }),
  answers: { 200: enveloped(schedule) },
  refusals: [
    platformRefusals.notFound,
    orderRefusals.wrongStatus,
    scheduleRefusals.bookingMoved,
    scheduleRefusals.windowFull,
    scheduleRefusals.tooManySchedules,
  ],
})

export const changeSchedule = defineEndpoint({
  method: 'PATCH',
  path: '/api/schedules/:id',
  access: 'customer',
  scope: 'orders:write',
  summary:
    'Changes all pickups that are not placed yet: pause, repeat, last day, card, time zone, or the time, by the new window of the next pickup, or of the one from which on it holds.',
  params: idParams(scheduleId),
  body: z.object({
    is_paused: z.boolean().optional(),
    repeat: z.enum(repeats).optional(),
    ends_on: z.iso.date().nullish(),
    payment_method_id: z.string().min(1).max(100).optional(),
    time_zone: timeZoneName.optional(),
    window_from: instant.optional(),
    /** The pickup from which on the change holds; those before it stay. The next one by default. */
    from_booking: bookingId.optional(),
  }),
  answers: { 200: enveloped(schedule) },
  refusals: [scheduleRefusals.bookingMoved, scheduleRefusals.windowFull],
})

export const endSchedule = defineEndpoint({
  method: 'DELETE',
  path: '/api/schedules/:id',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Ends a schedule and cancels its booked pickups, free of charge. Orders that are placed already go on.',
  params: idParams(scheduleId),
  answers: { 200: done },
})

export const changeBooking = defineEndpoint({
  method: 'PATCH',
  path: '/api/bookings/:id',
  access: 'customer',
  scope: 'orders:write',
  summary: 'Moves one pickup to another window, skips it, takes the skipping back, or agrees to a higher price.',
  params: idParams(bookingId),
  body: z
    .object({
      window_from: instant.optional(),
      is_skipped: z.boolean().optional(),
      /** The price that the customer agrees to. */
      price_minor: minorInput.optional(),
    })
    .refine((change) => Object.values(change).filter((value) => value !== undefined).length === 1, {
      path: ['window_from'],
      message: scheduleMessages.oneChange,
    }),
  answers: { 200: enveloped(schedule) },
  refusals: [scheduleRefusals.bookingMoved, scheduleRefusals.windowFull],
})
