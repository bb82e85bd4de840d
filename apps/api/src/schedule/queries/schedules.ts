import type { ScheduleId, UserId } from '@washline/contract/ids'
import type { Schedule as ShownSchedule } from '@washline/contract/schedule/schemas'
import type { Queryable } from '../../platform/db/queryable.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { bookingsOf, readSchedule, schedulesOf } from '../queries.ts'
import { showSchedule } from '../rules/show-schedule.ts'

/** A customer's schedules; one that does not repeat is listed until its window is over. */
export async function listSchedules(q: Queryable, customerId: UserId, now: Date): Promise<ShownSchedule[]> {
  const schedules = await schedulesOf(q, customerId)
  const bookings = await bookingsOf(
    q,
    schedules.map(({ id }) => id),
    now,
  )
  return schedules
    .map((schedule) =>
      showSchedule(
        schedule,
        bookings.filter(({ scheduleId }) => scheduleId === schedule.id),
        now,
      ),
    )
    .filter(({ repeat, bookings: theirs }) => repeat !== 'none' || theirs.some(({ to }) => new Date(to) > now))
}

export async function scheduleView(q: Queryable, id: ScheduleId, now: Date): Promise<ShownSchedule> {
  const schedule = await readSchedule(q, id)
  if (!schedule) throw notFound()
  return showSchedule(schedule, await bookingsOf(q, [id], now), now)
}
