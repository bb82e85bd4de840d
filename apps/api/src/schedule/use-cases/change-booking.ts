import type { BookingId, ScheduleId, UserId } from '@washline/contract/ids'
import { mostOf } from '@washline/contract/money'
import { scheduleRefusals } from '@washline/contract/schedule/refusals'
import { saveBookedUntil } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import type { BookDeps } from '../deps.ts'
import { type Booking, lockBooking, type Schedule, saveBooking, saveSchedule } from '../store.ts'
import { requireRoom, takeWindow } from './check-room.ts'

export interface BookingChange {
  readonly windowFrom?: Date | undefined
  readonly isSkipped?: boolean | undefined
  readonly priceMinor?: number | undefined
}

const moved = () => refuse(scheduleRefusals.bookingMoved)
const again = { state: 'booked', failure: null } as const

/** Changes one pickup for which no search has begun. */
export const changeBooking = (
  deps: Pick<BookDeps, 'db' | 'clock'>,
  { bookingId, customerId, change }: { bookingId: BookingId; customerId: UserId; change: BookingChange },
): Promise<ScheduleId> =>
  deps.db.transaction(async (tx) => {
    const found = await lockBooking(tx, bookingId)
    if (!found || found.schedule.customerId !== customerId) throw notFound()
    const { booking, schedule } = found
    if (schedule.endedAt || booking.state === 'placed' || booking.begunAt) throw moved()
    const now = deps.clock.now()
    if (change.windowFrom) await move(tx, booking, schedule, { from: change.windowFrom, now })
    else if (change.isSkipped === true) await saveBooking(tx, booking.id, { state: 'skipped', failure: null })
    else if (change.isSkipped === false) {
      if (booking.state !== 'skipped') throw moved()
      await requireRoom(tx, booking, { place: schedule, customerId, now, but: booking.id })
      await saveBooking(tx, booking.id, again)
    } else await agree(tx, booking, schedule, { priceMinor: change.priceMinor, now })
    return schedule.id
  })

async function move(
  tx: Tx,
  booking: Booking,
  schedule: Schedule,
  { from, now }: { from: Date; now: Date },
): Promise<void> {
  const { customerId } = schedule
  const window = await takeWindow(tx, from, { place: schedule, customerId, now, but: booking.id })
  await saveBooking(tx, booking.id, { ...again, from: window.from, to: window.to, warnedAt: null })
  if (booking.orderId !== null) await saveBookedUntil(tx, booking.orderId, window.to)
}

async function agree(
  tx: Tx,
  { id, priceMinor, to, state }: Booking,
  schedule: Schedule,
  agreed: { priceMinor: number | undefined; now: Date },
): Promise<void> {
  if (priceMinor === null || priceMinor !== agreed.priceMinor || to <= agreed.now) throw moved()
  await saveSchedule(tx, schedule.id, { estimateMinor: mostOf(schedule.estimateMinor, priceMinor) })
  await saveBooking(tx, id, { priceMinor: null, ...(state === 'failed' && again) })
}
