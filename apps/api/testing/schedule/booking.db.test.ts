import type { Schedule, WasherCalendar } from '@washline/contract/schedule/schemas'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { anOrder, aWasher } from '../../src/orders/builders.ts'
import { expireDrafts } from '../../src/orders/use-cases/expire-drafts.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { lockDays } from '../../src/schedule/store.ts'
import { extendSchedules } from '../../src/schedule/use-cases/extend-schedule.ts'
import { raceBehind } from '../harness/race-behind.ts'
import type { Person } from '../harness/start-app.ts'
import { firstOf, home, startScheduleMarket, tuesday } from './schedule-market.ts'

const market = await startScheduleMarket()
const { app, ana, ben, walt, setHours, windows, bodyOf, book, booked, change, listOf, notificationsOf, reset } = market
const deps = () => app.schedule
afterAll(() => app.close())
beforeEach(reset)

describe('windows', () => {
  it('are those that hours cover, and none where nobody has hours', async () => {
    const { is_offered, days, time_zone } = await windows(ana)
    expect({ is_offered, time_zone }).toEqual({ is_offered: true, time_zone: 'Asia/Kuala_Lumpur' })
    const shown = days.find(({ day }: { day: string }) => day === '2026-03-03').windows
    expect(shown.map(({ from }: { from: string }) => from.slice(11, 16))).toEqual(['02:00', '04:00', '06:00'])
    expect(days.some(({ day }: { day: string }) => day === '2026-03-07')).toBe(false)
    expect(await windows(ana, { ...home, latitude: 5 })).toMatchObject({ is_offered: false, days: [], next_free: null })
    expect(await windows(walt)).toBeUndefined()
  })

  it('a day off takes its windows away and leaves what is booked', async () => {
    await booked(ana)
    const body = { day: '2026-03-03', hours: [] }
    await app.send(walt.token, { method: 'PUT', url: '/api/provider/calendar/days', body })
    expect((await windows(ana)).days.some(({ day }: { day: string }) => day === '2026-03-03')).toBe(false)
    expect(firstOf((await listOf(ana))[0] as Schedule).state).toBe('booked')
    expect((await book(ben)).status).toBe(409)
  })

  it('of two people who want the last place one gets it, the other the next free window', async () => {
    await booked(ben)
    const bodies = [await bodyOf(ana), await bodyOf(ben)]
    const answers = await raceBehind(
      app.db,
      (tx) => lockDays(tx, { from: new Date(tuesday), to: new Date(tuesday) }),
      () =>
        [ana, ben].map((by, index) =>
          app.send(by.token, { method: 'POST', url: '/api/schedules', body: bodies[index] }),
        ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({
      code: 'window_full',
      next_free: { from: '2026-03-03T04:00:00.000Z', to: '2026-03-03T06:00:00.000Z' },
    })
    const shown = (await windows(ana)).days.find(({ day }: { day: string }) => day === '2026-03-03').windows
    expect(shown.map(({ is_full }: { is_full: boolean }) => is_full)).toEqual([true, false, false])
  })

  it.each([
    ['a time between two windows', { window_from: '2026-03-03T02:30:00.000Z' }, 422],
    ['a window that is over', { window_from: '2026-03-02T00:00:00.000Z' }, 409],
    ['a window outside the hours', { window_from: '2026-03-03T14:00:00.000Z' }, 409],
    ['an end before the first pickup', { repeat: 'weekly', ends_on: '2026-03-02' }, 422],
    ['a card of somebody else', { payment_method_id: 'pm_of_somebody' }, 422],
    ['no card', { payment_method_id: null }, 422],
    ['a load that is too small', { items: [{ name: 'T-shirt', quantity: 30 }] }, 422],
  ])('refuses %s', async (_, changed, status) => {
    expect((await book(ana, changed)).status).toBe(status)
    expect(await listOf(ana)).toEqual([])
  })
})

describe('a booking', () => {
  it('of a draft that is booked already is the same one, and strangers do not find it', async () => {
    const body = await bodyOf(ana)
    const send = (by: Person) => app.send(by.token, { method: 'POST', url: '/api/schedules', body })
    const [one, same] = [await send(ana), await send(ana)]
    expect(same.body.data).toEqual(one.body.data)
    expect((await send(ben)).status).toBe(404)
    expect((await change(ben, one.body.data.id, { is_paused: true })).status).toBe(404)
    expect((await change(ben, firstOf(one.body.data).id, { is_skipped: true }, 'bookings')).status).toBe(404)
  })

  it('holds its draft until it is placed', async () => {
    await booked(ana, { window_from: '2026-03-06T02:00:00.000Z' })
    const jobs = { enqueue: async () => undefined }
    const draft = firstOf((await listOf(ana))[0] as Schedule).order_id
    const shown = async () =>
      (await app.send(ana.token, { method: 'GET', url: '/api/orders?status=draft' })).body.data.find(
        ({ id }: { id: number }) => id === draft,
      )
    expect(await shown()).toMatchObject({ booked_until: '2026-03-06T04:00:00.000Z' })
    const isThere = async () => (await app.db.maybe(sql`select from orders where id = ${draft}`)) !== undefined
    const later = (days: number) => ({
      ...app.clock,
      now: () => new Date(app.clock.now().getTime() + days * 86_400_000),
    })
    await expireDrafts({ db: app.db, clock: later(3), jobs })
    expect(await isThere()).toBe(true)
    await change(ana, (await listOf(ana))[0]?.id ?? 0, { is_paused: true })
    await expireDrafts({ db: app.db, clock: later(30), jobs })
    expect(await isThere()).toBe(false)
  })

  it('moves, is skipped and taken back, while there is room', async () => {
    const schedule = await booked(ana)
    const { id } = firstOf(schedule)
    const moved = await change(ana, id, { window_from: '2026-03-04T04:00:00.000Z' }, 'bookings')
    expect(firstOf(moved.body.data)).toMatchObject({ from: '2026-03-04T04:00:00.000Z', state: 'booked' })
    await change(ana, id, { is_skipped: true }, 'bookings')
    for (let place = 0; place < 2; place += 1) await booked(ben, { window_from: '2026-03-04T04:00:00.000Z' })
    expect((await change(ana, id, { is_skipped: false }, 'bookings')).body.code).toBe('window_full')
    expect((await change(ana, id, { is_skipped: true, price_minor: 1 }, 'bookings')).status).toBe(422)
  })
})

describe('a repeat', () => {
  const days = (schedule: Schedule | undefined) => schedule?.bookings.map(({ from }) => from.slice(0, 10))

  it('books the weeks ahead once, however often it is extended', async () => {
    const schedule = await booked(ana, { repeat: 'weekly' })
    expect(days(schedule)).toEqual(['2026-03-03', '2026-03-10'])
    await Promise.all([extendSchedules(deps()), extendSchedules(deps())])
    expect(days((await listOf(ana))[0])).toEqual(['2026-03-03', '2026-03-10'])
  })

  it('is paused, resumed, changed as a whole and ended', async () => {
    const { id } = await booked(ana, { repeat: 'weekly' })
    expect((await change(ana, id, { is_paused: true })).body.data).toMatchObject({ bookings: [], is_paused: true })
    expect(days((await change(ana, id, { is_paused: false })).body.data)).toEqual(['2026-03-03', '2026-03-10'])
    const later = await change(ana, id, { window_from: '2026-03-05T04:00:00.000Z' })
    expect(days(later.body.data)).toEqual(['2026-03-05', '2026-03-12'])
    expect(days((await change(ana, id, { repeat: 'fortnightly' })).body.data)).toEqual(['2026-03-05'])
    expect(days((await change(ana, id, { repeat: 'weekly', ends_on: '2026-03-05' })).body.data)).toEqual(['2026-03-05'])
    const zoned = await change(ana, id, { ends_on: null, time_zone: 'Asia/Tokyo' })
    expect(zoned.body.data.bookings[0].from).toBe('2026-03-05T03:00:00.000Z')
    expect((await app.send(ana.token, { method: 'DELETE', url: `/api/schedules/${id}` })).status).toBe(200)
    expect(await listOf(ana)).toEqual([])
    expect((await change(ana, id, { is_paused: true })).body.code).toBe('booking_moved')
  })

  it('is moved from one pickup on, and those before it stay', async () => {
    const { id, bookings } = await booked(ana, { repeat: 'weekly' })
    const second = bookings[1]?.id
    const moved = await change(ana, id, { window_from: '2026-03-06T04:00:00.000Z', from_booking: second })
    expect(moved.body.data.bookings.map(({ from }: { from: string }) => from)).toEqual([
      '2026-03-03T02:00:00.000Z',
      '2026-03-06T04:00:00.000Z',
      '2026-03-13T04:00:00.000Z',
    ])
    const gone = await change(ana, id, { window_from: '2026-03-05T04:00:00.000Z', from_booking: second })
    expect(gone.body.code).toBe('booking_moved')
    const other = firstOf(await booked(ben)).id
    expect((await change(ana, id, { window_from: '2026-03-05T04:00:00.000Z', from_booking: other })).status).toBe(409)
  })

  it('that finds its window full notifies its customer, and takes a place that becomes free', async () => {
    await setHours({ at_once: 1 })
    const { id } = await booked(ben, { window_from: '2026-03-09T02:00:00.000Z' })
    const schedule = await booked(ana, { window_from: '2026-03-02T02:00:00.000Z', repeat: 'weekly' })
    expect(schedule.bookings.map(({ state }) => state)).toEqual(['booked', 'full', 'booked'])
    expect(await notificationsOf(ana)).toContain('A repeat pickup is full')
    await app.send(ben.token, { method: 'DELETE', url: `/api/schedules/${id}` })
    await extendSchedules(deps())
    expect((await listOf(ana))[0]?.bookings.map(({ state }) => state)).toEqual(['booked', 'booked', 'booked'])
  })
})

describe('calendars', () => {
  it('shows a Washer the booked load of each hour', async () => {
    const { from } = (await windows(ana)).next_free
    await booked(ana, { window_from: from })
    const { data } = (await app.send(walt.token, { method: 'GET', url: '/api/provider/calendar' })).body
    const hour = data.days
      .flatMap(({ outlook }: { outlook: { from: string }[] }) => outlook)
      .find((one: { from: string }) => one.from === from)
    expect(hour).toMatchObject({ booked: 1, expected: 1, earning: null })
  })

  it('shows a Washer what such an hour earned nearby, once enough days are known', async () => {
    const other = await aWasher(app.db)
    /** Picked up at that hour in Kuala Lumpur. */
    const done = async (day: string, hour: number, change: object = {}) => {
      const at = new Date(Date.parse(`${day}T00:00:00+08:00`) + hour * 3_600_000 + 3 * 60_000)
      const { id } = await anOrder(app.db, { status: 'completed', washerId: walt.id, pickup: home, at, ...change })
      return (await app.db.one<{ pay: number }>(sql`select net_pay_minor as pay from orders where id = ${id}`)).pay
    }
    const earningAtTen = async () => {
      const { data } = (await app.send(walt.token, { method: 'GET', url: '/api/provider/calendar' })).body
      return (data as WasherCalendar).days.flatMap(({ outlook }) => outlook).find(({ from }) => from === tuesday)
        ?.earning
    }
    for (const day of ['16', '17', '18', '19', '20', '23']) await done(`2026-02-${day}`, 10)
    expect(await earningAtTen()).toBeNull()
    const pay = await done('2026-02-24', 10)
    await done('2026-02-25', 10)
    await done('2026-02-25', 10.5)
    await done('2026-02-26', 10, { washerId: other.id })
    await done('2026-02-26', 10)
    for (const [day, hour, change] of [
      ['2026-02-21', 10, {}],
      ['2026-02-16', 11, {}],
      ['2026-02-16', 10, { pickup: { ...home, latitude: 4 } }],
      ['2026-02-16', 10, { status: 'delivered' }],
    ] as const)
      await done(day, hour, change)
    // Of forty weekdays eight had one such order for each Washer, one had two, and the others none.
    expect(await earningAtTen()).toEqual({
      low_minor: 0,
      mean_minor: Math.round((10 * pay) / 40),
      high_minor: pay,
      days: 40,
    })
  })

  it('are read at a secret address until it is replaced or revoked', async () => {
    const { from } = (await windows(ana)).next_free
    await booked(ana, { window_from: from })
    const make = async () => (await app.send(ana.token, { method: 'POST', url: '/api/calendar/feed' })).body.data.path
    const read = (url: string) => app.send(undefined, { method: 'GET', url })
    const [first, second] = [await make(), await make()]
    expect((await read(first)).status).toBe(404)
    const feed = await read(second)
    expect(feed.headers['content-type']).toContain('text/calendar')
    expect(feed.text).toContain(`DTSTART:${from.slice(0, 19).replaceAll(/[-:]/g, '')}Z\r\n`)
    expect(feed.text).not.toContain('Linden')
    expect((await app.send(ana.token, { method: 'GET', url: '/api/calendar' })).text).toContain('BEGIN:VEVENT')
    expect((await app.send(ben.token, { method: 'GET', url: '/api/calendar' })).text).not.toContain('BEGIN:VEVENT')
    await app.send(ana.token, { method: 'DELETE', url: '/api/calendar/feed' })
    expect((await read(second)).status).toBe(404)
  })
})
