import type { UserId } from '@washline/contract/ids'
import type { BookingFailure } from '@washline/contract/schedule/schemas'

export interface ScheduleEvents {
  /** A booked pickup will fail unless its customer acts: the card is not valid then, or the price is above the estimate. */
  'booking.at-risk': {
    readonly customerId: UserId
    readonly reason: Exclude<BookingFailure, 'order'>
    readonly at: Date
  }
  /** A booked pickup could not be placed as an order. */
  'booking.failed': { readonly customerId: UserId; readonly reason: BookingFailure; readonly at: Date }
  /** A repeat found its window full. */
  'booking.full': { readonly customerId: UserId; readonly at: Date }
  /** An order is booked in the hours of a Washer who is offline. */
  'washer.expected': { readonly washerId: UserId; readonly at: Date }
}
