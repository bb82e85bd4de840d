import type { ScheduleId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { toMinor } from '@washline/contract/money'
import * as endpoints from '@washline/contract/schedule/endpoints'
import * as feeds from '@washline/contract/schedule/feed-endpoints'
import * as washer from '@washline/contract/schedule/washer-endpoints'
import { tokenHash } from '../platform/crypto/opaque-token.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { ScheduleDeps } from './deps.ts'
import { calendarOf } from './queries/calendar.ts'
import { feedOwner, feedSince } from './queries/calendar-entries.ts'
import { listSchedules, scheduleView } from './queries/schedules.ts'
import { washerCalendar } from './queries/washer-calendar.ts'
import { changeBooking } from './use-cases/change-booking.ts'
import { changeHours, withDay } from './use-cases/change-hours.ts'
import { changeSchedule, endSchedule } from './use-cases/change-schedule.ts'
import { windowsAt, wireOf } from './use-cases/check-room.ts'
import { createSchedule } from './use-cases/create-schedule.ts'
import { makeFeed, revokeFeed } from './use-cases/make-feed.ts'

const limit = { limit: { per: 'actor', max: 60, windowS: 60 } } as const
const success = true as const
const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

const viewOf = (deps: ScheduleDeps) => async (id: ScheduleId) => ok(await scheduleView(deps.db, id, deps.clock.now()))

function bookRoutes(http: Http, deps: ScheduleDeps): void {
  const view = viewOf(deps)
  http.route(
    endpoints.listWindows,
    async ({ actor, query: place }) => {
      const wanted = { place, customerId: actor.userId, now: deps.clock.now() }
      const { timeZone, windows } = await windowsAt(deps.db, wanted)
      const free = windows.find(({ isFull }) => !isFull)
      const days = Map.groupBy(windows, ({ day }) => day)
      return ok({
        time_zone: timeZone ?? market.timeZone,
        is_offered: windows.length > 0,
        days: [...days].map(([day, theirs]) => ({
          day,
          windows: theirs.map((window) => ({ ...wireOf(window), is_full: window.isFull })),
        })),
        next_free: free ? wireOf(free) : null,
      })
    },
    limit,
  )
  http.route(endpoints.listSchedules, async ({ actor }) =>
    ok(await listSchedules(deps.db, actor.userId, deps.clock.now())),
  )
  http.route(
    endpoints.createSchedule,
    async ({ actor, body, ceilingMinor }) => {
      const id = await createSchedule(deps, {
        orderId: body.order_id,
        customerId: actor.userId,
        items: body.items,
        loadType: body.load_type,
        notes: body.special_instructions || null,
        pickup: body.pickup_location,
        coverageMinor: body.coverage === undefined ? undefined : toMinor(body.coverage),
        useWallet: body.use_wallet,
        declared: body.declared_items ?? [],
        paymentMethodId: body.payment_method_id || null,
        windowFrom: new Date(body.window_from),
        repeat: body.repeat,
        endsOn: body.ends_on ?? null,
        ceilingMinor,
      })
      return view(id)
    },
    limit,
  )
}

function changeRoutes(http: Http, deps: ScheduleDeps): void {
  const view = viewOf(deps)
  http.route(
    endpoints.changeSchedule,
    async ({ actor, params, body }) => {
      const change = {
        isPaused: body.is_paused,
        repeat: body.repeat,
        endsOn: body.ends_on,
        paymentMethodId: body.payment_method_id,
        timeZone: body.time_zone,
        windowFrom: dateOf(body.window_from),
        fromBooking: body.from_booking,
      }
      await changeSchedule(deps, { scheduleId: params.id, customerId: actor.userId, change })
      return view(params.id)
    },
    limit,
  )
  http.route(endpoints.endSchedule, async ({ actor, params }) => {
    await endSchedule(deps, { scheduleId: params.id, customerId: actor.userId })
    return { success }
  })
  http.route(
    endpoints.changeBooking,
    async ({ actor, params, body }) => {
      const change = { windowFrom: dateOf(body.window_from), isSkipped: body.is_skipped, priceMinor: body.price_minor }
      return view(await changeBooking(deps, { bookingId: params.id, customerId: actor.userId, change }))
    },
    limit,
  )
}

function washerRoutes(http: Http, deps: ScheduleDeps): void {
  const view = async (userId: Parameters<typeof washerCalendar>[1]) => {
    const calendar = await washerCalendar(deps.db, userId, deps.clock.now())
    if (!calendar) throw notFound()
    return ok(calendar)
  }
  http.route(washer.getWasherCalendar, ({ actor }) => view(actor.userId))
  http.route(
    washer.saveWasherHours,
    async ({ actor, body }) => {
      await changeHours(deps, actor.userId, () => body)
      return view(actor.userId)
    },
    limit,
  )
  http.route(
    washer.saveWasherDay,
    async ({ actor, body: { day, hours: ranges } }) => {
      await changeHours(deps, actor.userId, (hours) => withDay(hours, { day, ranges }))
      return view(actor.userId)
    },
    limit,
  )
}

function feedRoutes(http: Http, deps: ScheduleDeps): void {
  http.route(feeds.downloadCalendar, ({ actor }) => calendarOf(deps.db, actor.userId, deps.clock.now()), limit)
  http.route(feeds.getCalendarFeed, async ({ actor }) => {
    const since = await feedSince(deps.db, actor.userId)
    return ok({ since: since?.toISOString() ?? null })
  })
  http.route(
    feeds.makeCalendarFeed,
    async ({ actor }) => {
      const { token, since } = await makeFeed(deps, actor.userId)
      return ok({ path: `/api/calendar/feeds/${token}`, since: since.toISOString() })
    },
    limit,
  )
  http.route(feeds.revokeCalendarFeed, async ({ actor }) => {
    await revokeFeed(deps, actor.userId)
    return { success }
  })
  http.route(
    feeds.readCalendarFeed,
    async ({ params }) => {
      const userId = await feedOwner(deps.db, tokenHash(params.token))
      if (userId === undefined) throw notFound()
      return calendarOf(deps.db, userId, deps.clock.now())
    },
    { limit: { per: 'ip', max: 60, windowS: 60 } },
  )
}

export function scheduleRoutes(http: Http, deps: ScheduleDeps): void {
  bookRoutes(http, deps)
  changeRoutes(http, deps)
  washerRoutes(http, deps)
  feedRoutes(http, deps)
}
