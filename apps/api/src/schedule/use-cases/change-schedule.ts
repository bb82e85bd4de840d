import type { BookingId, ScheduleId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { scheduleMessages } from '@washline/contract/schedule/messages'
import { scheduleRefusals } from '@washline/contract/schedule/refusals'
import type { Repeat } from '@washline/contract/schedule/schemas'
import { localTime } from '@washline/contract/zoned-time'
import { saveBookedUntil } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { invalid, notFound, refuse } from '../../platform/http/refusal.ts'
import type { BookDeps } from '../deps.ts'
import { bookingsOf, lastPeriod } from '../queries.ts'
import { dayOf, movedTo, nextPeriod } from '../rules/recurrence.ts'
import { deleteBookings, lockSchedule, retryCard, type Schedule, type ScheduleChanges, saveSchedule } from '../store.ts'
import { takeWindow } from './check-room.ts'
import { checkCard } from './create-schedule.ts'
import { extendSchedule, recurrenceOf } from './extend-schedule.ts'

export interface ScheduleChange {
  readonly isPaused?: boolean | undefined
  readonly repeat?: Repeat | undefined
  readonly endsOn?: string | null | undefined
  readonly paymentMethodId?: string | undefined
  readonly timeZone?: string | undefined
  readonly windowFrom?: Date | undefined
  /** The pickup from which on the change holds; the next one by default. */
  readonly fromBooking?: BookingId | undefined
}

export async function lockOwn(tx: Tx, id: ScheduleId, customerId: UserId): Promise<Schedule> {
  const schedule = await lockSchedule(tx, id)
  if (!schedule || schedule.customerId !== customerId) throw notFound()
  if (schedule.endedAt) throw refuse(scheduleRefusals.bookingMoved)
  return schedule
}

/** The period of the chosen pickup, or the first one that is not an order yet. */
async function openPeriod(tx: Tx, schedule: Schedule, chosen: BookingId | undefined, now: Date): Promise<number> {
  const open = (await bookingsOf(tx, [schedule.id], now)).find(
    ({ id, state, begunAt, to }) =>
      state !== 'placed' && begunAt === null && to > now && (chosen === undefined || id === chosen),
  )
  if (!open && chosen !== undefined) throw refuse(scheduleRefusals.bookingMoved)
  const soonest = new Date(now.getTime() + market.windows.soldUntilMs)
  const period = open?.period ?? nextPeriod(recurrenceOf(schedule), await lastPeriod(tx, schedule.id), soonest)
  if (period === undefined) throw refuse(scheduleRefusals.bookingMoved)
  return period
}

/** The rule of the pickups from a period on, for a new time, repeat, zone or end. */
async function newRule(
  tx: Tx,
  schedule: Schedule,
  period: number,
  change: ScheduleChange,
  now: Date,
): Promise<ScheduleChanges> {
  const rule = { ...recurrenceOf(schedule), timeZone: change.timeZone ?? schedule.timeZone }
  const { customerId } = schedule
  const window = change.windowFrom && (await takeWindow(tx, change.windowFrom, { place: schedule, customerId, now }))
  const day = window?.day ?? dayOf(rule, period)
  const endsOn = change.endsOn === undefined ? schedule.endsOn : change.endsOn
  if (endsOn !== null && endsOn < localTime(now, rule.timeZone).day)
    throw invalid({ ends_on: [scheduleMessages.endsBefore] })
  const { repeat, firstDay, minute } = movedTo(rule, period, {
    day,
    minute: window?.minute ?? rule.minute,
    repeat: change.repeat ?? schedule.repeat,
  })
  return { repeat, firstDay, minute, timeZone: window?.timeZone ?? rule.timeZone, endsOn }
}

/** Changes every pickup of a schedule for which no search has begun. Each period keeps its one pickup. */
export const changeSchedule = (
  deps: BookDeps,
  { scheduleId, customerId, change }: { scheduleId: ScheduleId; customerId: UserId; change: ScheduleChange },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const schedule = await lockOwn(tx, scheduleId, customerId)
    const { isPaused, repeat, endsOn, timeZone, windowFrom, paymentMethodId, fromBooking } = change
    if (paymentMethodId !== undefined) {
      await checkCard(tx, deps, customerId, paymentMethodId)
      await saveSchedule(tx, scheduleId, { paymentMethodId })
      await retryCard(tx, scheduleId, now)
    }
    const changesRule = [repeat, endsOn, timeZone, windowFrom].some((value) => value !== undefined)
    if (!changesRule && isPaused === undefined) return
    const period = await openPeriod(tx, schedule, fromBooking, now)
    // Its own places are free while a new time is looked for.
    const before = await deleteBookings(tx, scheduleId, period)
    const rule = changesRule ? await newRule(tx, schedule, period, change, now) : {}
    const pausedAt = isPaused === undefined ? schedule.pausedAt : isPaused ? now : null
    await saveSchedule(tx, scheduleId, { ...rule, pausedAt })
    await extendSchedule(tx, deps, { ...schedule, ...rule, pausedAt }, { now, before })
  })

/** Ends a schedule; a pickup whose search has begun is an order and goes on. */
export const endSchedule = (
  deps: BookDeps,
  { scheduleId, customerId }: { scheduleId: ScheduleId; customerId: UserId },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const schedule = await lockSchedule(tx, scheduleId)
    if (!schedule || schedule.customerId !== customerId) throw notFound()
    await saveSchedule(tx, scheduleId, { endedAt: schedule.endedAt ?? deps.clock.now() })
    for (const { orderId } of await deleteBookings(tx, scheduleId, 0))
      if (orderId !== null) await saveBookedUntil(tx, orderId, null)
  })
