import { type BookingId, toOrderId } from '@washline/contract/ids'
import type { Schedule } from '@washline/contract/schedule/schemas'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { RunWaveDeps } from '../../src/dispatch/deps.ts'
import { runWave } from '../../src/dispatch/index.ts'
import { reportSlowSearch } from '../../src/dispatch/use-cases/report-slow-search.ts'
import { anOrder, aWasher } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { bookingsBefore } from '../../src/schedule/queries.ts'
import { beginSearches } from '../../src/schedule/use-cases/begin-searches.ts'
import { placeBooking } from '../../src/schedule/use-cases/place-booking.ts'
import { warnCustomers } from '../../src/schedule/use-cases/warn-customers.ts'
import { saveCard } from '../scenarios/people.ts'
import { firstOf, home, startScheduleMarket, tuesday } from './schedule-market.ts'

const market = await startScheduleMarket()
const { app, ana, ben, walt, cards, windows, booked, change, listOf, ordersOf, notificationsOf, until, reset } = market
const deps = () => app.schedule
afterAll(() => app.close())
beforeEach(reset)

describe('the search', () => {
  const due = async () =>
    (await bookingsBefore(app.db, new Date(app.clock.now().getTime() + 3_600_000))).map(({ id }) => id)
  const placeDue = async () => {
    for (const id of await due()) await placeBooking(deps(), id)
  }

  it('begins half an hour before, an hour where most is booked, and makes one order however often it runs', async () => {
    const { id } = firstOf(await booked(ana))
    until('2026-03-03T01:20:00Z')
    await beginSearches({ ...deps(), jobs: { enqueue: async () => expect.unreachable('too early') } })
    const early = firstOf(await booked(ben, { window_from: '2026-03-03T04:00:00.000Z' }))
    const second = firstOf(await booked(ben, { window_from: '2026-03-03T04:00:00.000Z' }))
    const begun: unknown[] = []
    const jobs = { enqueue: async (_tx: unknown, _job: unknown, data: unknown) => void begun.push(data) }
    until('2026-03-03T01:30:00Z')
    await beginSearches({ ...deps(), jobs })
    expect(begun).toEqual([{ bookingId: id }])
    await Promise.all([placeBooking(deps(), id as BookingId), placeBooking(deps(), id as BookingId)])
    await placeBooking(deps(), id as BookingId)
    const orders = await ordersOf(ana)
    expect(orders).toMatchObject([{ status: 'pending', pickupAt: new Date(tuesday) }])
    expect(firstOf((await listOf(ana))[0] as Schedule)).toMatchObject({ state: 'placed', order_id: orders[0]?.id })
    expect((await change(ana, id, { is_skipped: true }, 'bookings')).body.code).toBe('booking_moved')
    until('2026-03-03T03:00:00Z')
    begun.length = 0
    await beginSearches({ ...deps(), jobs })
    expect(begun).toEqual([{ bookingId: early.id }, { bookingId: second.id }])
  })

  /** The first free window in two days or more; its search begins, and its booking. */
  const bookedLater = async (more: object = {}) => {
    const ahead = new Date(app.clock.now().getTime() + 2 * 86_400_000).toISOString()
    const days = (await windows(ana)).days.flatMap(({ windows: theirs }: { windows: { from: string }[] }) => theirs)
    const { from } = days.find((window: { from: string }) => window.from > ahead)
    const schedule = await booked(ana, { window_from: from, ...more })
    return { schedule, from, booking: firstOf(schedule) }
  }
  const reach = (from: string) => until(new Date(new Date(from).getTime() - 1_800_000).toISOString())
  const now = async () => firstOf((await listOf(ana))[0] as Schedule)

  it('after a crash between the draft and the placing, the next run places the same draft', async () => {
    const { from, booking } = await bookedLater({ repeat: 'weekly' })
    await app.db.run(sql`delete from orders where id = ${booking.order_id}`)
    reach(from)
    const payments = { ...deps().payments, authorize: () => Promise.reject(new Error('crashed')) }
    await expect(placeBooking({ ...deps(), payments }, booking.id)).rejects.toThrow('crashed')
    const { order_id } = await now()
    expect(order_id).not.toBe(booking.order_id)
    expect((await change(ana, booking.id, { is_skipped: true }, 'bookings')).body.code).toBe('booking_moved')
    await placeBooking(deps(), booking.id)
    expect(await ordersOf(ana)).toMatchObject([{ id: order_id, status: 'pending' }])
  })

  it('lasts until half an hour after a pickup that lies ahead, less the usual lead', async () => {
    const { from, booking } = await bookedLater()
    reach(from)
    await placeBooking(deps(), booking.id)
    const orderId = toOrderId((await now()).order_id ?? 0)
    const ends: (Date | undefined)[] = []
    const jobs: RunWaveDeps['jobs'] = {
      enqueue: async (_tx, job, _data, when) => void (job.name === 'dispatch-give-up' && ends.push(when?.at)),
    }
    await reportSlowSearch({ ...app.dispatch, jobs }, { orderId, startedAt: app.clock.now() })
    expect(ends).toEqual([new Date(new Date(from).getTime() + 20 * 60_000)])
  })

  it('a declined card fails without a charge, and another card places it', async () => {
    const declined = await saveCard(app, ana)
    const { schedule, from, booking } = await bookedLater({ payment_method_id: declined })
    await app.send(ana.token, { method: 'DELETE', url: `/api/stripe/payment-methods/${declined}` })
    reach(from)
    await placeBooking(deps(), booking.id)
    expect(await now()).toMatchObject({ state: 'failed', failure: 'card' })
    expect(await ordersOf(ana)).toEqual([])
    expect(await notificationsOf(ana)).toContain('Your pickup was not ordered')
    await change(ana, schedule.id, { payment_method_id: cards.get(ana) })
    await placeDue()
    expect(await now()).toMatchObject({ state: 'placed', failure: null })
  })

  it('a price above the estimate waits for the customer, whatever it is', async () => {
    const { from, booking } = await bookedLater()
    await app.db.run(sql`update schedules set estimate_minor = estimate_minor - 1`)
    reach(from)
    await placeBooking(deps(), booking.id)
    const failed = await now()
    expect(failed).toMatchObject({ state: 'failed', failure: 'price', price_minor: failed.estimate_minor + 1 })
    const agree = (price_minor: number) => change(ana, booking.id, { price_minor }, 'bookings')
    expect((await agree(failed.estimate_minor)).body.code).toBe('booking_moved')
    expect((await agree(failed.estimate_minor + 1)).status).toBe(200)
    await placeDue()
    expect(await now()).toMatchObject({ state: 'placed', price_minor: null })
  })

  /** Not an hour too early, and not twice. */
  const warnsOnce = async (from: string, title: string) => {
    const warned = async () => (await notificationsOf(ana)).filter((each: string) => each === title).length
    until(new Date(new Date(from).getTime() - 49 * 3_600_000).toISOString())
    await warnCustomers(deps())
    expect(await warned()).toBe(0)
    until(new Date(new Date(from).getTime() - 48 * 3_600_000).toISOString())
    for (let time = 0; time < 2; time += 1) await warnCustomers(deps())
    expect(await warned()).toBe(1)
  }

  it('warns once, two days before, of a card that will have expired', async () => {
    const { from } = await bookedLater({ repeat: 'none' })
    await app.db.run(sql`update payment_cards set exp_year = 2020 where id = ${cards.get(ana)}`)
    await warnsOnce(from, 'Your card needs attention')
    await app.db.run(sql`update payment_cards set exp_year = 2040`)
  })

  it('warns once, two days before, of a pickup that became dearer, and takes the new price', async () => {
    const { schedule } = await bookedLater({ repeat: 'weekly' })
    const { id, from } = schedule.bookings[1] as Schedule['bookings'][number]
    await app.db.run(sql`update schedules set estimate_minor = estimate_minor - 1`)
    const second = async () => (await listOf(ana))[0]?.bookings.find((each) => each.id === id)
    await warnsOnce(from, 'A price has changed')
    const dearer = await second()
    expect(dearer).toMatchObject({ state: 'booked', price_minor: (dearer?.estimate_minor ?? 0) + 1 })
    expect((await change(ana, id, { price_minor: dearer?.price_minor }, 'bookings')).status).toBe(200)
    expect(await second()).toMatchObject({ state: 'booked', price_minor: null, estimate_minor: dearer?.price_minor })
  })

  it('one that nobody could begin is not placed after its window', async () => {
    const { from, booking } = await bookedLater()
    until(new Date(new Date(from).getTime() + 7_200_000).toISOString())
    await placeBooking(deps(), booking.id)
    expect(await ordersOf(ana)).toEqual([])
    expect(await app.db.one(sql`select state, failure from bookings where id = ${booking.id}`)).toEqual({
      state: 'failed',
      failure: 'order',
    })
  })

  it.each([
    [45, true],
    [30, false],
  ])('the Washer of last time is asked first after a rating of %s tenths: %s', async (tenths, isFirst) => {
    const { schedule, from, booking } = await bookedLater({ repeat: 'weekly' })
    const last = await anOrder(app.db, {
      status: 'completed',
      customerId: ana.id,
      washerId: walt.id,
      at: app.clock.now(),
    })
    await app.db.run(sql`
      insert into ratings (order_id, washer_id, customer_id, tenths, comment, created_at)
      values (${last.id}, ${walt.id}, ${ana.id}, ${tenths}, '', ${app.clock.now()})`)
    await app.db.run(sql`
      update bookings set order_id = ${last.id}, state = 'placed'
      where id = (select max(id) from bookings where schedule_id = ${schedule.id})`)
    reach(from)
    await placeBooking(deps(), booking.id)
    const orderId = (await listOf(ana))[0]?.bookings.find(({ id }) => id === booking.id)?.order_id ?? 0
    await aWasher(app.db, { ...home, name: 'Nina Near' })
    // Alone, so that waves and not batches decide about it.
    await app.db.run(sql`update searches set ended_at = ${app.clock.now()} where order_id <> ${orderId}`)
    await runWave(app.dispatch, toOrderId(orderId))
    const offers = await app.db.all(sql`select washer_id from offers where order_id = ${orderId}`)
    expect(offers).toContainEqual({ washer_id: walt.id })
    expect(offers.length === 1).toBe(isFirst)
  })

  it('calls a Washer who is offline in their hours', async () => {
    const { from, booking } = await bookedLater()
    await app.send(walt.token, { method: 'PUT', url: '/api/provider/availability', body: { online: false } })
    reach(from)
    await placeBooking(deps(), booking.id)
    expect(await notificationsOf(walt)).toContain('A pickup is booked during your hours')
    await app.send(walt.token, { method: 'PUT', url: '/api/provider/availability', body: { online: true } })
  })
})
