import { orderNumber, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Language } from '@washline/contract/texts/languages'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import { translate } from '../../platform/texts/translate.ts'
import { hoursOfWasher } from '../queries.ts'
import { calendarTexts } from '../rules/calendar-texts.ts'
import { spansOf } from '../rules/working-hours.ts'
import { type CalendarEntry, writeCalendar } from '../rules/write-calendar.ts'
import { pickupEntries, workEntries } from './calendar-entries.ts'

const dayMs = 86_400_000
const sinceDays = 30
const hoursAheadDays = 28

const languageOf = async (q: Queryable, userId: UserId): Promise<Language> =>
  (await q.maybe<{ language: Language | null }>(sql`select language from contacts where id = ${userId}`))?.language ??
  'en'

/** A person's pickups, and as a Washer their orders in hand and their hours, as iCalendar. */
export async function calendarOf(q: Queryable, userId: UserId, now: Date): Promise<string> {
  const language = await languageOf(q, userId)
  const pieces = (count: number) => translate(language, calendarTexts.pieces, { count })
  const pickups = await pickupEntries(q, userId, new Date(now.getTime() - sinceDays * dayMs))
  const work = await workEntries(q, userId)
  const hours = await hoursOfWasher(q, userId)
  const spans = hours ? spansOf(hours, now, new Date(now.getTime() + hoursAheadDays * dayMs)) : []
  const entries: CalendarEntry[] = [
    ...pickups.map(({ id, from, to, itemCount, isSkipped }) => ({
      uid: `booking-${id}@washline`,
      from,
      to,
      title: translate(language, calendarTexts.pickup),
      description: pieces(itemCount),
      isCancelled: isSkipped,
    })),
    ...work.map(({ orderId, from, pieces: count }) => ({
      uid: `order-${orderId}@washline`,
      from,
      to: new Date(from.getTime() + 30 * 60_000),
      title: translate(language, calendarTexts.order, { number: orderNumber(orderId) }),
      description: pieces(count),
    })),
    ...spans.map((span) => ({
      ...span,
      uid: `hours-${userId}-${span.from.toISOString()}@washline`,
      title: translate(language, calendarTexts.hours),
      isFree: true,
    })),
  ]
  return writeCalendar(market.name, entries, now)
}
