import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { bookingId, orderId, scheduleId } from '../ids.ts'
import { market } from '../market.ts'
import { loadTypes } from '../orders/load-types.ts'
import { isTimeZone } from '../zoned-time.ts'
import { scheduleMessages } from './messages.ts'

export const repeats = ['none', 'weekly', 'fortnightly'] as const
export type Repeat = (typeof repeats)[number]

/** A pickup is booked, then `placed` as an order. `full`: a repeat found no place yet; `failed`: it could not be placed. */
export const bookingStates = ['booked', 'skipped', 'full', 'failed', 'placed'] as const
export type BookingState = (typeof bookingStates)[number]

/** Why a booking could not be placed: the card, a price above the estimate, or the order itself. */
export const bookingFailures = ['card', 'price', 'order'] as const
export type BookingFailure = (typeof bookingFailures)[number]

/** An IANA name. */
export const timeZoneName = z
  .string()
  .max(64)
  .regex(/^[A-Za-z]/, scheduleMessages.timeZone)
  .refine(isTimeZone, scheduleMessages.timeZone)

export const timeWindow = z.object({ from: z.iso.datetime(), to: z.iso.datetime() })
export type TimeWindow = z.infer<typeof timeWindow>

export const placeWindows = z.object({
  time_zone: z.string(),
  /** Whether Washers have hours here; otherwise only "now" can be chosen. */
  is_offered: z.boolean(),
  /** The windows that hours cover, by local day; those without a place left are full. */
  days: z.array(z.object({ day: z.iso.date(), windows: z.array(timeWindow.extend({ is_full: z.boolean() })) })),
  next_free: timeWindow.nullable(),
})
export type PlaceWindows = z.infer<typeof placeWindows>

export const booking = z.object({
  id: bookingId,
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  state: z.enum(bookingStates),
  failure: z.enum(bookingFailures).nullable(),
  order_id: orderId.nullable(),
  /** Value and fees that the customer agreed to at most. */
  estimate_minor: minorAmount,
  /** The price now, where it is above the estimate. */
  price_minor: minorAmount.nullable(),
})
export type Booking = z.infer<typeof booking>

export const schedule = z.object({
  id: scheduleId,
  repeat: z.enum(repeats),
  is_paused: z.boolean(),
  /** The last day on which it may repeat. */
  ends_on: z.iso.date().nullable(),
  time_zone: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  load_type: z.enum(loadTypes),
  item_count: z.int(),
  payment_method_id: z.string().nullable(),
  /** The day of the next pickup that is not booked yet; null without one. */
  next_day: z.iso.date().nullable(),
  /** Those ahead, and the last one, in order. */
  bookings: z.array(booking),
})
export type Schedule = z.infer<typeof schedule>

const minute = z.int().min(0).max(1_440)
/** Minutes from midnight, local time. */
export const minuteRange = z.object({ from: minute, to: minute })
export type MinuteRange = z.infer<typeof minuteRange>

/** Whether each range has a length and begins no earlier than the one before ends. */
export const areInOrder = (ranges: readonly MinuteRange[]): boolean =>
  ranges.every(({ from, to }, index) => from < to && from >= (ranges[index - 1]?.to ?? 0))

/** Hours of one day, in order; none is a day off. */
export const dayHours = z.array(minuteRange).max(market.windows.rangesPerDay).refine(areInOrder, scheduleMessages.hours)

export const washerHours = z.object({
  time_zone: timeZoneName,
  /** Orders that the Washer has in hand at once. */
  at_once: z.int().min(1).max(market.windows.mostAtOnce),
  works_on_holidays: z.boolean(),
  /** From Monday to Sunday. */
  weekly: z.array(dayHours).length(7),
  /** Days whose hours differ, also holidays. */
  days: z.record(z.iso.date(), dayHours).refine((days) => Object.keys(days).length <= market.windows.daysChanged),
})
export type WasherHours = z.infer<typeof washerHours>

export const hourOutlook = z.object({
  from: z.iso.datetime(),
  /** Booked pickups in reach in this hour, and how many of them this Washer will likely be asked for first. */
  booked: z.number(),
  expected: z.number(),
  /** What one Washer earned in such an hour, with the range that eight in ten days fell into; null while too few are known. */
  earning: z
    .object({ low_minor: minorAmount, mean_minor: minorAmount, high_minor: minorAmount, days: z.int() })
    .nullable(),
})
export type HourOutlook = z.infer<typeof hourOutlook>

/** As they were stored; what was sent is checked by `washerHours`. */
const storedHours = z.object({
  time_zone: z.string(),
  at_once: z.int(),
  works_on_holidays: z.boolean(),
  weekly: z.array(z.array(minuteRange)),
  days: z.record(z.string(), z.array(minuteRange)),
})

export const washerCalendar = z.object({
  hours: storedHours.nullable(),
  days: z.array(
    z.object({
      day: z.iso.date(),
      is_holiday: z.boolean(),
      is_changed: z.boolean(),
      hours: z.array(minuteRange),
      outlook: z.array(hourOutlook),
    }),
  ),
})
export type WasherCalendar = z.infer<typeof washerCalendar>
