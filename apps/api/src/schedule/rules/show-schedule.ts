import type { BookingId, OrderId, ScheduleId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/load-types'
import type { BookingFailure, BookingState, Schedule } from '@washline/contract/schedule/schemas'
import { dayOf, nextPeriod, type Recurrence } from './recurrence.ts'
import type { Span } from './working-hours.ts'

interface StoredSchedule extends Recurrence {
  readonly id: ScheduleId
  readonly pausedAt: Date | null
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly loadType: LoadType
  readonly itemCount: number
  readonly paymentMethodId: string | null
  readonly estimateMinor: Minor
}

interface StoredBooking extends Span {
  readonly id: BookingId
  readonly period: number
  readonly state: BookingState
  readonly failure: BookingFailure | null
  readonly priceMinor: Minor | null
  readonly orderId: OrderId | null
  readonly begunAt: Date | null
}

/** A booking whose search has begun is shown as the order that it becomes. */
const stateOf = ({ state, begunAt }: StoredBooking): BookingState => (begunAt && state === 'booked' ? 'placed' : state)

export function showSchedule(schedule: StoredSchedule, bookings: readonly StoredBooking[], now: Date): Schedule {
  const { id, repeat, endsOn, timeZone, address, latitude, longitude, loadType, itemCount, estimateMinor } = schedule
  const last = Math.max(-1, ...bookings.map(({ period }) => period))
  const next = schedule.pausedAt ? undefined : nextPeriod(schedule, last, now)
  return {
    id,
    repeat,
    is_paused: schedule.pausedAt !== null,
    ends_on: endsOn,
    time_zone: timeZone,
    address,
    latitude,
    longitude,
    load_type: loadType,
    item_count: itemCount,
    payment_method_id: schedule.paymentMethodId,
    next_day: next === undefined ? null : dayOf(schedule, next),
    bookings: bookings.map((booking) => ({
      id: booking.id,
      from: booking.from.toISOString(),
      to: booking.to.toISOString(),
      state: stateOf(booking),
      failure: booking.failure,
      order_id: booking.orderId,
      estimate_minor: estimateMinor,
      price_minor: booking.priceMinor,
    })),
  }
}
