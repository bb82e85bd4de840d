import type { ScheduleId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { saveBookedUntil } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { BookDeps } from '../deps.ts'
import { fullBookings, lastPeriod, repeatingSchedules } from '../queries.ts'
import { nextPeriod, type Recurrence, windowOf } from '../rules/recurrence.ts'
import { type Booking, insertBooking, lockSchedule, type Schedule, saveBooking } from '../store.ts'
import { hasRoomAt } from './check-room.ts'

const { repeatsDaysAhead, soldUntilMs } = market.windows

export const recurrenceOf = ({ repeat, firstDay, minute, timeZone, endsOn }: Schedule): Recurrence => ({
  repeat,
  firstDay,
  minute,
  timeZone,
  endsOn,
})

/** What a pickup that was taken back had: the next one of its period has it again. */
type Before = Pick<Booking, 'period' | 'orderId' | 'declared'>

/**
 * Books the periods ahead that have no pickup yet. One without a place left is stored as full, which its customer learns, and is
 * tried again later.
 */
export async function extendSchedule(
  tx: Tx,
  deps: Pick<BookDeps, 'events'>,
  schedule: Schedule,
  { now, before = [] }: { readonly now: Date; readonly before?: readonly Before[] },
): Promise<void> {
  if (schedule.pausedAt || schedule.endedAt) return
  const rule = recurrenceOf(schedule)
  const wanted = { place: schedule, customerId: schedule.customerId, now }
  const until = new Date(now.getTime() + repeatsDaysAhead * 86_400_000)
  const soonest = new Date(now.getTime() + soldUntilMs)
  for (let last = await lastPeriod(tx, schedule.id); ; ) {
    const period = nextPeriod(rule, last, soonest)
    const window = period === undefined ? undefined : windowOf(rule, period)
    if (period === undefined || !window || (window.from > until && schedule.repeat !== 'none')) return
    const hasRoom = await hasRoomAt(tx, window, wanted)
    const same = before.find((other) => other.period === period)
    const orderId = same?.orderId ?? (period === 0 ? schedule.draftId : null)
    if (orderId !== null) await saveBookedUntil(tx, orderId, window.to)
    const state = hasRoom ? 'booked' : 'full'
    await insertBooking(tx, {
      ...window,
      scheduleId: schedule.id,
      period,
      state,
      orderId,
      declared: same?.declared ?? [],
    })
    if (!hasRoom) await deps.events.publish(tx, 'booking.full', { customerId: schedule.customerId, at: now })
    last = period
  }
}

/** A place that became free is taken by a repeat that found its window full. */
async function retryFull(tx: Tx, schedule: Schedule, now: Date): Promise<void> {
  for (const { id, from, to } of await fullBookings(tx, schedule.id, new Date(now.getTime() + soldUntilMs)))
    if (await hasRoomAt(tx, { from, to }, { place: schedule, customerId: schedule.customerId, now, but: id }))
      await saveBooking(tx, id, { state: 'booked' })
}

/** Books the periods of all repeats that have come near. */
export async function extendSchedules(deps: Pick<BookDeps, 'db' | 'clock' | 'events'>): Promise<void> {
  const extend = (id: ScheduleId) =>
    deps.db.transaction(async (tx) => {
      const schedule = await lockSchedule(tx, id)
      if (!schedule || schedule.pausedAt || schedule.endedAt) return
      await retryFull(tx, schedule, deps.clock.now())
      await extendSchedule(tx, deps, schedule, { now: deps.clock.now() })
    })
  for (const id of await repeatingSchedules(deps.db)) await extend(id)
}
