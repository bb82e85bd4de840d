import {
  type CountedKind,
  type CountedTab,
  type RecentDays,
  recentDayCount,
} from '@washline/contract/console/recent-days'
import { market } from '@washline/contract/market'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

interface DayCount {
  readonly day: string
  readonly kind: CountedKind
  readonly count: number
}

/** Events counted by the days of the market's calendar. */
const byDay = (events: Sql): Sql => sql`
  select to_char(at at time zone ${market.timeZone}, 'YYYY-MM-DD') as day, kind, count(*)::int as count
  from (${events}) events group by 1, 2 order by 1 desc, 2`

const placed = (from: Date): Sql => sql`select placed_at as at, 'placed' as kind from orders where placed_at >= ${from}`
const claims = (from: Date): Sql =>
  sql`select submitted_at as at, 'claims' as kind from claims where submitted_at >= ${from}`
const complaints = (from: Date): Sql =>
  sql`select submitted_at as at, 'complaints' as kind from complaints where submitted_at >= ${from}`

/** What became of an order is counted on the day on which it was placed. */
const reads: Readonly<Record<CountedTab, (q: Queryable, from: Date) => Promise<DayCount[]>>> = {
  orders: (q, from) =>
    q.all<DayCount>(
      byDay(sql`
        ${placed(from)}
        union all select placed_at, 'completed' from orders where placed_at >= ${from} and completed_at is not null
        union all select placed_at, 'cancelled' from orders where placed_at >= ${from} and cancelled_at is not null`),
    ),
  people: (q, from) =>
    q.all<DayCount>(
      byDay(sql`
        select created_at as at, 'joined' as kind from users where created_at >= ${from}
        union all select created_at, 'washers' from washers where created_at >= ${from}`),
    ),
  verification: (q, from) =>
    q.all<DayCount>(
      byDay(sql`
        select submitted_at as at, 'submitted' as kind from verification_steps where submitted_at >= ${from}
        union all select decided_at, 'decided' from verification_steps where decided_at >= ${from}`),
    ),
  claims: (q, from) => q.all<DayCount>(byDay(sql`${claims(from)} union all ${complaints(from)}`)),
  quality: (q, from) =>
    q.all<DayCount>(byDay(sql`${placed(from)} union all ${complaints(from)} union all ${claims(from)}`)),
  reports: (q, from) =>
    q.all<DayCount>(
      byDay(sql`
        select created_at as at, 'reports' as kind from reports where created_at >= ${from}
        union all select opened_at, 'doors' from door_cases where opened_at >= ${from}`),
    ),
  alerts: (q, from) =>
    q.all<DayCount>(
      byDay(sql`
        select raised_at as at, 'alerts' as kind from payment_alerts where raised_at >= ${from}
        union all select closed_at, 'closed' from payment_alerts where closed_at >= ${from}`),
    ),
}

const dayMs = 24 * 3_600_000

/** The latest days of the market's calendar, today first. */
function daysUntil(now: Date): string[] {
  const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: market.timeZone }).format(now))
  return Array.from({ length: recentDayCount }, (_, ago) => new Date(today - ago * dayMs).toISOString().slice(0, 10))
}

/** What of a tab of the console happened on each of the latest days. */
export async function recentDaysOf(q: Queryable, about: CountedTab, now: Date): Promise<RecentDays> {
  const days = daysUntil(now)
  // A day of the calendar begins up to a day before or after the one of UTC.
  const counts = await reads[about](q, new Date(now.getTime() - (recentDayCount + 1) * dayMs))
  return { days, counts: counts.filter(({ day }) => days.includes(day)) }
}
