import { market } from '@washline/contract/market'
import type { Span } from './working-hours.ts'

const { hoursPerOrder, searchBeforeMs, earlyMs, scarceFrom } = market.windows

/** How many orders a Washer takes in a window that their hours cover: one at least. */
export const placesOf = ({ from, to }: Span, atOnce: number): number =>
  Math.max(1, Math.floor(((to.getTime() - from.getTime()) * atOnce) / (hoursPerOrder * 3_600_000)))

/**
 * Gives each booking a Washer who may take it, with no more bookings for one Washer than places, and as many bookings as can be served: an
 * earlier booking moves to another Washer where that makes room. Bookings are the Washers who may take each; the answer is the Washer of
 * each, undefined for one that cannot be served.
 */
export function assignBookings<Id>(
  bookings: readonly (readonly Id[])[],
  places: ReadonlyMap<Id, number>,
): (Id | undefined)[] {
  const taken = new Map<Id, number[]>()
  const assigned = bookings.map((): Id | undefined => undefined)
  const place = (booking: number, seen: Set<Id>): boolean => {
    for (const washer of bookings[booking] ?? []) {
      if (seen.has(washer)) continue
      seen.add(washer)
      const theirs = taken.get(washer) ?? []
      const free = theirs.length < (places.get(washer) ?? 0)
      const moved = free ? undefined : theirs.find((other) => place(other, seen))
      if (!free && moved === undefined) continue
      taken.set(washer, [...(taken.get(washer) ?? []).filter((other) => other !== moved), booking])
      assigned[booking] = washer
      return true
    }
    return false
  }
  for (const booking of bookings.keys()) place(booking, new Set())
  return assigned
}

/** Whether one booking more can be served beside those there are. */
export const hasRoom = <Id>(
  booked: readonly (readonly Id[])[],
  more: readonly Id[],
  places: ReadonlyMap<Id, number>,
): boolean => assignBookings([...booked, more], places).at(-1) !== undefined

/** How long before its window the search for a booking begins: earlier where Washers will be short. */
export const searchLeadMs = ({ booked, places }: { readonly booked: number; readonly places: number }): number =>
  booked >= places * scarceFrom ? earlyMs : searchBeforeMs
