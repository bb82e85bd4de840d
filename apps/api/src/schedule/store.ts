import type { BookingId, OrderId, ScheduleId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { LoadType } from '@washline/contract/orders/load-types'
import type { DeclaredItemInput } from '@washline/contract/orders/schemas'
import type { BookingFailure, BookingState, Repeat, WasherHours } from '@washline/contract/schedule/schemas'
import type { OrderItem } from '../orders/index.ts'
import type { Tx } from '../platform/db/database.ts'
import { spliceEach } from '../platform/db/splice-each.ts'
import { type Sql, sql } from '../platform/db/sql.ts'
import type { Span } from './rules/working-hours.ts'

export interface Schedule {
  readonly id: ScheduleId
  readonly customerId: UserId
  readonly draftId: OrderId
  readonly repeat: Repeat
  readonly firstDay: string
  readonly minute: number
  readonly timeZone: string
  readonly endsOn: string | null
  readonly pausedAt: Date | null
  readonly endedAt: Date | null
  readonly items: readonly OrderItem[]
  readonly itemCount: number
  readonly loadType: LoadType
  readonly notes: string | null
  readonly address: string
  readonly latitude: number
  readonly longitude: number
  readonly coverageMinor: Minor
  readonly useWallet: boolean | null
  readonly paymentMethodId: string | null
  readonly estimateMinor: Minor
}

export const scheduleColumns = sql`
  s.id, s.customer_id as "customerId", s.draft_id as "draftId", s.repeat, s.first_day::text as "firstDay", s.minute,
  s.time_zone as "timeZone", s.ends_on::text as "endsOn", s.paused_at as "pausedAt", s.ended_at as "endedAt", s.items,
  s.item_count as "itemCount", s.load_type as "loadType", s.notes, s.address, s.latitude, s.longitude,
  s.coverage_minor as "coverageMinor", s.use_wallet as "useWallet", s.payment_method_id as "paymentMethodId",
  s.estimate_minor as "estimateMinor"`

export interface Booking extends Span {
  readonly id: BookingId
  readonly scheduleId: ScheduleId
  readonly period: number
  readonly state: BookingState
  readonly failure: BookingFailure | null
  readonly priceMinor: Minor | null
  readonly orderId: OrderId | null
  readonly declared: readonly DeclaredItemInput[]
  /** When the search began: from then on it is an order. */
  readonly begunAt: Date | null
}

export const bookingColumns = sql`
  b.id, b.schedule_id as "scheduleId", b.period, b.from_at as "from", b.to_at as "to", b.state, b.failure,
  b.price_minor as "priceMinor", b.order_id as "orderId", b.declared, b.begun_at as "begunAt"`

/** Serialises what is booked on the days of a window, so that two people cannot get its last place. */
export async function lockDays(tx: Tx, window: Span): Promise<void> {
  const days = [window.from, window.to].map((at) => at.toISOString().slice(0, 10))
  for (const day of new Set(days))
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('bookings ' || ${day}, 0))`)
}

export type NewSchedule = Omit<Schedule, 'id' | 'pausedAt' | 'endedAt'>

/** Undefined if the draft is booked already. */
export const insertSchedule = (tx: Tx, schedule: NewSchedule, at: Date): Promise<{ id: ScheduleId } | undefined> =>
  tx.maybe<{ id: ScheduleId }>(sql`
    insert into schedules (customer_id, draft_id, repeat, first_day, minute, time_zone, ends_on, items, item_count, load_type,
      notes, address, latitude, longitude, coverage_minor, use_wallet, payment_method_id, estimate_minor, created_at)
    values (${schedule.customerId}, ${schedule.draftId}, ${schedule.repeat}, ${schedule.firstDay}::date, ${schedule.minute},
      ${schedule.timeZone}, ${schedule.endsOn}::date, ${JSON.stringify(schedule.items)}::jsonb, ${schedule.itemCount},
      ${schedule.loadType}, ${schedule.notes}, ${schedule.address}, ${schedule.latitude}, ${schedule.longitude},
      ${schedule.coverageMinor}, ${schedule.useWallet}::boolean, ${schedule.paymentMethodId}, ${schedule.estimateMinor}, ${at})
    on conflict (draft_id) do nothing returning id`)

export const lockSchedule = (tx: Tx, id: ScheduleId): Promise<Schedule | undefined> =>
  tx.maybe<Schedule>(sql`select ${scheduleColumns} from schedules s where s.id = ${id} for update`)

export type ScheduleChanges = Partial<
  Pick<
    Schedule,
    | 'repeat'
    | 'firstDay'
    | 'minute'
    | 'timeZone'
    | 'endsOn'
    | 'pausedAt'
    | 'endedAt'
    | 'paymentMethodId'
    | 'estimateMinor'
  >
>
const scheduleAssignments: { readonly [K in keyof ScheduleChanges]-?: (changes: ScheduleChanges) => Sql } = {
  repeat: ({ repeat }) => sql`, repeat = ${repeat}`,
  firstDay: ({ firstDay }) => sql`, first_day = ${firstDay}::date`,
  minute: ({ minute }) => sql`, minute = ${minute}`,
  timeZone: ({ timeZone }) => sql`, time_zone = ${timeZone}`,
  endsOn: ({ endsOn }) => sql`, ends_on = ${endsOn}::date`,
  pausedAt: ({ pausedAt }) => sql`, paused_at = ${pausedAt}`,
  endedAt: ({ endedAt }) => sql`, ended_at = ${endedAt}`,
  paymentMethodId: ({ paymentMethodId }) => sql`, payment_method_id = ${paymentMethodId}`,
  estimateMinor: ({ estimateMinor }) => sql`, estimate_minor = ${estimateMinor}`,
}
export const saveSchedule = (tx: Tx, id: ScheduleId, changes: ScheduleChanges): Promise<number> =>
  tx.run(sql`update schedules set version = version + 1 ${spliceEach(scheduleAssignments, changes)} where id = ${id}`)

export interface NewBooking extends Span {
  readonly scheduleId: ScheduleId
  readonly period: number
  readonly state: 'booked' | 'full'
  readonly orderId: OrderId | null
  readonly declared: readonly DeclaredItemInput[]
}

/** Does nothing where the period has its pickup. */
export const insertBooking = (tx: Tx, booking: NewBooking): Promise<number> =>
  tx.run(sql`
    insert into bookings (schedule_id, period, from_at, to_at, state, order_id, declared)
    values (${booking.scheduleId}, ${booking.period}, ${booking.from}, ${booking.to}, ${booking.state}, ${booking.orderId}::bigint,
      ${JSON.stringify(booking.declared)}::jsonb)
    on conflict (schedule_id, period) do nothing`)

/** Locks the schedule first, like every change of its bookings. */
export async function lockBooking(
  tx: Tx,
  id: BookingId,
): Promise<{ booking: Booking; schedule: Schedule } | undefined> {
  const found = await tx.maybe<{ scheduleId: ScheduleId }>(sql`
    select schedule_id as "scheduleId" from bookings where id = ${id}`)
  const schedule = found && (await lockSchedule(tx, found.scheduleId))
  const booking = await tx.maybe<Booking>(sql`select ${bookingColumns} from bookings b where b.id = ${id} for update`)
  return booking && schedule && { booking, schedule }
}

export type BookingChanges = Partial<
  Pick<Booking, 'from' | 'to' | 'state' | 'failure' | 'priceMinor' | 'orderId' | 'begunAt'> & {
    readonly warnedAt: Date | null
    readonly preferredWasherId: UserId | null
  }
>
const bookingAssignments: { readonly [K in keyof BookingChanges]-?: (changes: BookingChanges) => Sql } = {
  from: ({ from }) => sql`, from_at = ${from}`,
  to: ({ to }) => sql`, to_at = ${to}`,
  state: ({ state }) => sql`, state = ${state}`,
  failure: ({ failure }) => sql`, failure = ${failure}`,
  priceMinor: ({ priceMinor }) => sql`, price_minor = ${priceMinor}::bigint`,
  orderId: ({ orderId }) => sql`, order_id = ${orderId}::bigint`,
  begunAt: ({ begunAt }) => sql`, begun_at = ${begunAt}`,
  warnedAt: ({ warnedAt }) => sql`, warned_at = ${warnedAt}`,
  preferredWasherId: ({ preferredWasherId }) => sql`, preferred_washer_id = ${preferredWasherId}::bigint`,
}
export const saveBooking = (tx: Tx, id: BookingId, changes: BookingChanges): Promise<number> =>
  tx.run(sql`update bookings set version = version + 1 ${spliceEach(bookingAssignments, changes)} where id = ${id}`)

/** The order of a booking was placed, by the job or by the customer. */
export const savePlaced = (tx: Tx, orderId: OrderId): void =>
  tx.runLast(
    () => sql`
    update bookings set state = 'placed', failure = null, price_minor = null
    where order_id = ${orderId} and state <> 'placed'`,
  )

/** Takes back the pickups from a period on that no search has begun for. */
export const deleteBookings = (tx: Tx, scheduleId: ScheduleId, fromPeriod: number): Promise<Booking[]> =>
  tx.all<Booking>(sql`
    delete from bookings b where schedule_id = ${scheduleId} and period >= ${fromPeriod} and state <> 'placed' and begun_at is null
    returning ${bookingColumns}`)

/** Bookings that failed by their card try again with another one, while their window lasts. */
export const retryCard = (tx: Tx, scheduleId: ScheduleId, now: Date): Promise<number> =>
  tx.run(sql`
    update bookings set state = 'booked', failure = null, warned_at = null
    where schedule_id = ${scheduleId} and state = 'failed' and failure = 'card' and to_at > ${now}`)

export const saveHours = (tx: Tx, userId: UserId, hours: WasherHours, at: Date): Promise<number> =>
  tx.run(sql`
    insert into washer_hours (user_id, time_zone, at_once, works_on_holidays, weekly, days, updated_at)
    values (${userId}, ${hours.time_zone}, ${hours.at_once}, ${hours.works_on_holidays}, ${JSON.stringify(hours.weekly)}::jsonb,
      ${JSON.stringify(hours.days)}::jsonb, ${at})
    on conflict (user_id) do update set time_zone = excluded.time_zone, at_once = excluded.at_once,
      works_on_holidays = excluded.works_on_holidays, weekly = excluded.weekly, days = excluded.days, updated_at = excluded.updated_at`)

export const saveFeed = (tx: Tx, feed: { userId: UserId; tokenHash: Buffer; at: Date }): Promise<number> =>
  tx.run(sql`
    insert into calendar_feeds (user_id, token_hash, created_at) values (${feed.userId}, ${feed.tokenHash}, ${feed.at})
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`)

export const deleteFeed = (tx: Tx, userId: UserId): Promise<number> =>
  tx.run(sql`delete from calendar_feeds where user_id = ${userId}`)
