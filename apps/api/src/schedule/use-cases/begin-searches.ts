import { market } from '@washline/contract/market'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { blockedWith } from '../../relationships/index.ts'
import type { ScheduleClock } from '../deps.ts'
import { placeBookingJob } from '../jobs.ts'
import { bookingsBefore, supplyAround } from '../queries.ts'
import { loadAt } from '../rules/place-windows.ts'
import { searchLeadMs } from '../rules/window-capacity.ts'

/** Enqueues the placing of every booking whose window is near, earlier where most of its places are booked. */
export async function beginSearches(deps: ScheduleClock & { readonly jobs: Pick<Jobs, 'enqueue'> }): Promise<void> {
  const now = deps.clock.now()
  const soon = await bookingsBefore(deps.db, new Date(now.getTime() + market.windows.earlyMs))
  for (const booking of soon) {
    const leftMs = booking.from.getTime() - now.getTime()
    const supply = await supplyAround(deps.db, booking, { window: booking, now })
    const blocked = await blockedWith(deps.db, booking.customerId)
    if (leftMs > searchLeadMs(loadAt(supply, { ...booking, blocked }, booking))) continue
    const { id: bookingId } = booking
    await deps.db.transaction((tx) =>
      deps.jobs.enqueue(tx, placeBookingJob, { bookingId }, { key: `booking-${bookingId}` }),
    )
  }
}
