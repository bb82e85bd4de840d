import type { UserId } from '@washline/contract/ids'
import type { MinuteRange, WasherHours } from '@washline/contract/schedule/schemas'
import { addDays, localTime } from '@washline/contract/zoned-time'
import { notFound } from '../../platform/http/refusal.ts'
import { lockWasher } from '../../washers/index.ts'
import type { ScheduleClock } from '../deps.ts'
import { hoursOfWasher } from '../queries.ts'
import { saveHours } from '../store.ts'

/** Days that have gone by are no longer stored. */
const daysFrom = (days: WasherHours['days'], first: string): WasherHours['days'] =>
  Object.fromEntries(Object.entries(days).filter(([day]) => day >= first))

/** Changes a Washer's hours, under the lock of their profile. What is booked already stays booked. */
export const changeHours = (
  deps: ScheduleClock,
  userId: UserId,
  change: (before: WasherHours | undefined) => WasherHours | undefined,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const washer = await lockWasher(tx, userId)
    if (!washer || washer.closed) throw notFound()
    const hours = change(await hoursOfWasher(tx, userId))
    if (!hours) throw notFound()
    const at = deps.clock.now()
    const yesterday = addDays(localTime(at, hours.time_zone).day, -1)
    await saveHours(tx, userId, { ...hours, days: daysFrom(hours.days, yesterday) }, at)
  })

/** The hours with those of one day; null returns it to the week's. */
export const withDay = (
  hours: WasherHours | undefined,
  { day, ranges }: { day: string; ranges: readonly MinuteRange[] | null },
): WasherHours | undefined => {
  if (!hours) return undefined
  const { [day]: _, ...others } = hours.days
  return { ...hours, days: ranges === null ? others : { ...others, [day]: [...ranges] } }
}
