import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { HourOutlook, WasherCalendar, WasherHours } from '@washline/contract/schedule/schemas'
import { addDays, localTime, momentOf, weekdayOf } from '@washline/contract/zoned-time'
import type { Queryable } from '../../platform/db/queryable.ts'
import { hoursOfWasher, placeOfWasher, supplyAround } from '../queries.ts'
import { type HourEarning, likelyEarning } from '../rules/likely-earning.ts'
import { outlookOf } from '../rules/place-windows.ts'
import { hoursOn, isHoliday } from '../rules/working-hours.ts'
import { type HourPay, hourPays } from './earnings.ts'

const hourMin = 60

/** What each hour of the day earned, weekdays and weekends apart. */
function earningsOf(pays: readonly HourPay[], { today }: { today: string }) {
  const isWeekend = (day: string) => weekdayOf(day) >= 5
  const days = Array.from({ length: market.windows.earnings.days }, (_, ago) => addDays(today, -1 - ago))
  const withOrders = new Set(pays.map(({ day }) => day))
  const stored = new Map(pays.map(({ day, hour, payMinor }) => [`${day} ${hour}`, payMinor]))
  return (day: string, hour: number): HourEarning | null => {
    const same = days.filter((other) => isWeekend(other) === isWeekend(day))
    const perDay = same.map((other) => stored.get(`${other} ${hour}`) ?? 0)
    return likelyEarning(perDay, same.filter((other) => withOrders.has(other)).length)
  }
}

interface Outlook {
  /** None for a Washer whom no pickup can be booked with. */
  readonly demandIn: ReturnType<typeof outlookOf> | undefined
  readonly earningOf: (day: string, hour: number) => HourEarning | null
  readonly now: Date
}

/** The hours of one day that are still to come. */
function hoursOfDay(hours: WasherHours, day: string, { demandIn, earningOf, now }: Outlook): HourOutlook[] {
  const begins = hoursOn(hours, day).flatMap(({ from, to }) => {
    const first = Math.floor(from / hourMin)
    return Array.from({ length: Math.ceil(to / hourMin) - first }, (_, n) => first + n)
  })
  return [...new Set(begins)].flatMap((hour) => {
    const from = momentOf({ day, minute: hour * hourMin }, hours.time_zone)
    const to = new Date(from.getTime() + 3_600_000)
    if (to <= now) return []
    const { booked, expected } = demandIn?.({ from, to }) ?? { booked: 0, expected: 0 }
    return [
      { from: from.toISOString(), booked, expected: Math.round(expected * 10) / 10, earning: earningOf(day, hour) },
    ]
  })
}

/** A Washer's hours and the week ahead. Null hours: none were set. */
export async function washerCalendar(q: Queryable, userId: UserId, now: Date): Promise<WasherCalendar | undefined> {
  const hours = await hoursOfWasher(q, userId)
  const place = await placeOfWasher(q, userId)
  if (!place || !hours) return { hours: hours ?? null, days: [] }
  const { time_zone: timeZone } = hours
  const today = localTime(now, timeZone).day
  const window = { from: now, to: new Date(now.getTime() + (market.windows.daysAhead + 2) * 86_400_000) }
  const supply = await supplyAround(q, place, { window, now })
  const earningOf = earningsOf(await hourPays(q, place, { timeZone, now }), { today })
  const me = supply.washers.find((washer) => washer.userId === userId)
  const outlook = { demandIn: me && outlookOf(supply, me, window), earningOf, now }
  const days = Array.from({ length: market.windows.daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
  return {
    hours,
    days: days.map((day) => ({
      day,
      is_holiday: isHoliday(day),
      is_changed: day in hours.days,
      hours: [...hoursOn(hours, day)],
      outlook: hoursOfDay(hours, day, outlook),
    })),
  }
}
