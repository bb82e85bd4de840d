import type { Schedule } from '@washline/contract/schedule/schemas'
import { expect } from 'vitest'
import { anOrder } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type Person, startApp } from '../harness/start-app.ts'
import { becomeWasher, saveCard } from '../scenarios/people.ts'

export type ScheduleMarket = Awaited<ReturnType<typeof startScheduleMarket>>

export const home = { address: '18 Linden Street', latitude: 3.1479, longitude: 101.7118 }
/** Tuesday, 10:00 to 12:00. */
export const tuesday = '2026-03-03T02:00:00.000Z'
export const firstOf = (schedule: Schedule) => schedule.bookings[0] as Schedule['bookings'][number]

const nine = [{ from: 540, to: 1_020 }]
const week = {
  time_zone: 'Asia/Kuala_Lumpur',
  at_once: 3,
  works_on_holidays: false,
  weekly: [nine, nine, nine, nine, nine, [], []],
  days: {},
}

/** Two customers with cards, and a Washer with hours, on a Monday at 08:00 in Kuala Lumpur. */
export async function startScheduleMarket() {
  const app = await startApp({ at: new Date('2026-03-02T00:00:00Z') })
  const ana = await app.join('Ana Pereira')
  const ben = await app.join('Ben Booker')
  const walt = await app.join('Walt Vogel')
  await becomeWasher(app, walt)
  const cards = new Map([
    [ana, await saveCard(app, ana)],
    [ben, await saveCard(app, ben)],
  ])
  const setHours = (change: object = {}) =>
    app.send(walt.token, { method: 'PUT', url: '/api/provider/calendar', body: { ...week, ...change } })
  const windows = async (by: Person, at = home) =>
    (await app.send(by.token, { method: 'GET', url: `/api/windows?latitude=${at.latitude}&longitude=${at.longitude}` }))
      .body.data
  const bodyOf = async (by: Person, change: object = {}) => ({
    order_id: (await anOrder(app.db, { customerId: by.id, createdAt: app.clock.now() })).id,
    pickup_location: home,
    load_type: 'light',
    payment_method_id: cards.get(by),
    window_from: tuesday,
    ...change,
  })
  const book = async (by: Person, change: object = {}) =>
    app.send(by.token, { method: 'POST', url: '/api/schedules', body: await bodyOf(by, change) })
  const booked = async (by: Person, change: object = {}): Promise<Schedule> => {
    const answer = await book(by, change)
    expect(answer.status, answer.text).toBe(200)
    return answer.body.data
  }
  const change = (by: Person, id: number, body: object, of = 'schedules') =>
    app.send(by.token, { method: 'PATCH', url: `/api/${of}/${id}`, body })
  const listOf = async (by: Person): Promise<Schedule[]> =>
    (await app.send(by.token, { method: 'GET', url: '/api/schedules' })).body.data
  const ordersOf = (by: Person) =>
    app.db.all<{ id: number; status: string; pickupAt: Date }>(sql`
      select id, status, pickup_at as "pickupAt" from orders where customer_id = ${by.id} and status <> 'draft' and placed_at >= ${app.clock.now()} order by id`)
  const notificationsOf = async (by: Person) =>
    (await app.send(by.token, { method: 'GET', url: '/api/notifications' })).body.data.map(
      ({ title }: { title: string }) => title,
    )
  const until = (moment: string) => app.clock.advance(new Date(moment).getTime() - app.clock.now().getTime())

  const reset = async () => {
    await app.forgetLimits()
    await app.db.run(sql`delete from schedules`)
    await setHours()
  }
  return {
    app,
    ana,
    ben,
    walt,
    cards,
    setHours,
    windows,
    bodyOf,
    book,
    booked,
    change,
    listOf,
    ordersOf,
    notificationsOf,
    until,
    reset,
  }
}
