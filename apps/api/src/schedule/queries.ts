import type { BookingId, OrderId, ScheduleId, UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { orderProcess } from '@washline/contract/orders/process'
import type { WasherHours } from '@washline/contract/schedule/schemas'
import { searchRules } from '../console/index.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { BookedPickup, Supply, WasherSupply } from './rules/place-windows.ts'
import type { Span } from './rules/working-hours.ts'
import { type Booking, bookingColumns, type Schedule, scheduleColumns } from './store.ts'

const { neighboursM } = market.windows

const hoursColumn = sql`jsonb_build_object('time_zone', h.time_zone, 'at_once', h.at_once, 'works_on_holidays', h.works_on_holidays,
  'weekly', h.weekly, 'days', h.days)`

const supplyColumns = sql`w.user_id as "userId", w.shown_place[1] as latitude, w.shown_place[0] as longitude, w.radius_km as "radiusKm",
  ${hoursColumn} as hours`

/** The Washers with hours around a place, and what is booked there between two moments; `but` is left out. */
export async function supplyAround(
  q: Queryable,
  place: Point,
  { window, now, but }: { window: Span; now: Date; but?: BookingId | undefined },
): Promise<Supply> {
  const { radiiKm } = await searchRules(q, now)
  return {
    radiusM: Math.max(...radiiKm) * 1_000,
    washers: await q.all<WasherSupply>(sql`
      select * from (select ${supplyColumns} from washer_hours h join washers w on w.user_id = h.user_id
        where w.verified_at is not null and w.deposit_held and w.closed_at is null) s
      where s.latitude is not null and s.longitude is not null
        and great_circle_m(s.latitude, s.longitude, ${place.latitude}, ${place.longitude}) <= ${neighboursM}
      order by s."userId"`),
    booked: await q.all<BookedPickup>(sql`
      select s.customer_id as "customerId", s.latitude, s.longitude, b.from_at as "from", b.to_at as "to"
      from bookings b join schedules s on s.id = b.schedule_id
      where b.state in ('booked', 'placed') and b.from_at < ${window.to} and b.to_at > ${window.from}
        and b.id is distinct from ${but ?? null}::bigint
        and great_circle_m(s.latitude, s.longitude, ${place.latitude}, ${place.longitude}) <= ${neighboursM}
      order by b.id`),
  }
}

export const hoursOfWasher = async (q: Queryable, userId: UserId): Promise<WasherHours | undefined> =>
  (
    await q.maybe<{ hours: WasherHours }>(sql`
      select ${hoursColumn} as hours from washer_hours h where h.user_id = ${userId}`)
  )?.hours

export const placeOfWasher = (
  q: Queryable,
  userId: UserId,
): Promise<{ latitude: number; longitude: number; radiusKm: number } | undefined> =>
  q.maybe(sql`
    select * from (select shown_place[1] as latitude, shown_place[0] as longitude, radius_km as "radiusKm" from washers
      where user_id = ${userId}) place where place.latitude is not null and place.longitude is not null`)

export const schedulesOf = (q: Queryable, customerId: UserId): Promise<Schedule[]> =>
  q.all<Schedule>(sql`
    select ${scheduleColumns} from schedules s where s.customer_id = ${customerId} and s.ended_at is null order by s.id`)

export const readSchedule = (q: Queryable, id: ScheduleId): Promise<Schedule | undefined> =>
  q.maybe<Schedule>(sql`select ${scheduleColumns} from schedules s where s.id = ${id}`)

export const scheduleOfDraft = (q: Queryable, draftId: OrderId): Promise<Schedule | undefined> =>
  q.maybe<Schedule>(sql`select ${scheduleColumns} from schedules s where s.draft_id = ${draftId}`)

/** The pickups of schedules from a moment on, and the last one before it, in order. */
export const bookingsOf = (q: Queryable, scheduleIds: readonly ScheduleId[], since: Date): Promise<Booking[]> =>
  q.all<Booking>(sql`
    select ${bookingColumns} from bookings b where b.schedule_id = any(${scheduleIds}::bigint[])
      and (b.to_at > ${since} or b.period = (select max(p.period) from bookings p where p.schedule_id = b.schedule_id and p.to_at <= ${since}))
    order by b.from_at, b.id`)

export const lastPeriod = async (q: Queryable, scheduleId: ScheduleId): Promise<number> =>
  (
    await q.one<{ last: number }>(sql`
      select coalesce(max(period), -1) as last from bookings where schedule_id = ${scheduleId}`)
  ).last

/** Bookings whose search may have to begin by then. */
export const bookingsBefore = (
  q: Queryable,
  until: Date,
): Promise<(Booking & Pick<Schedule, 'customerId' | 'latitude' | 'longitude'>)[]> =>
  q.all(sql`
    select ${bookingColumns}, s.customer_id as "customerId", s.latitude, s.longitude
    from bookings b join schedules s on s.id = b.schedule_id
    where b.state = 'booked' and b.from_at <= ${until} order by b.from_at, b.id limit 1000`)

/** Bookings of which the customer has not been warned. */
export const unwarnedBefore = (q: Queryable, until: Date): Promise<BookingId[]> =>
  q
    .all<{ id: BookingId }>(sql`
      select id from bookings where state = 'booked' and from_at <= ${until} and warned_at is null and begun_at is null order by id`)
    .then((rows) => rows.map(({ id }) => id))

export const repeatingSchedules = (q: Queryable): Promise<ScheduleId[]> =>
  q
    .all<{ id: ScheduleId }>(sql`
      select id from schedules where ended_at is null and paused_at is null and repeat <> 'none' order by id`)
    .then((rows) => rows.map(({ id }) => id))

export const fullBookings = (q: Queryable, scheduleId: ScheduleId, after: Date): Promise<Booking[]> =>
  q.all<Booking>(sql`
    select ${bookingColumns} from bookings b
    where b.schedule_id = ${scheduleId} and b.state = 'full' and b.from_at > ${after} order by b.period`)

/** The Washer of the schedule's last completed order, if the customer rated it well. */
export const likedWasher = async (q: Queryable, scheduleId: ScheduleId): Promise<UserId | undefined> =>
  (
    await q.maybe<{ washerId: UserId }>(sql`
      select l."washerId" from (
        select o.washer_id as "washerId", r.tenths from bookings b join orders o on o.id = b.order_id
          left join visible_ratings r on r.order_id = o.id
        where b.schedule_id = ${scheduleId} and o.status = ${orderProcess.complete.to} and o.washer_id is not null
        order by b.period desc limit 1) l
      where l.tenths >= ${market.windows.likedTenths}`)
  )?.washerId

/** The last order of a schedule, whose care the next one takes over. */
export const lastOrderOf = async (q: Queryable, scheduleId: ScheduleId): Promise<OrderId | undefined> =>
  (
    await q.maybe<{ orderId: OrderId | null }>(sql`
      select order_id as "orderId" from bookings
      where schedule_id = ${scheduleId} and order_id is not null order by period desc limit 1`)
  )?.orderId ?? undefined

/** Those of the Washers who are offline. */
export const offlineOf = (q: Queryable, washerIds: readonly UserId[]): Promise<UserId[]> =>
  q
    .all<{ userId: UserId }>(sql`
      select user_id as "userId" from washers where user_id = any(${washerIds}::bigint[]) and not online order by user_id`)
    .then((rows) => rows.map(({ userId }) => userId))

export const liveSchedules = async (q: Queryable, customerId: UserId): Promise<number> =>
  (
    await q.one<{ count: number }>(sql`
      select count(*)::int as count from schedules s where s.customer_id = ${customerId} and s.ended_at is null
        and (s.repeat <> 'none' or exists (select from bookings b where b.schedule_id = s.id and b.state <> 'placed'))`)
  ).count
