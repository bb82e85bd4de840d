import { market } from '@washline/contract/market'
import * as schedule from '@washline/contract/schedule/endpoints'
import * as feeds from '@washline/contract/schedule/feed-endpoints'
import * as hours from '@washline/contract/schedule/washer-endpoints'
import { anOrder } from '../../src/orders/builders.ts'
import type { TestApp } from '../harness/start-app.ts'
import { type People, saveCard } from './people.ts'
import type { Step } from './step.ts'

const home = { address: '18 Linden Street', latitude: 3.1479, longitude: 101.7118 }
const always = [{ from: 0, to: 1_440 }]
const week = [always, always, always, always, always, always, always]

/** A Washer's hours, a pickup that is booked in them, and both calendars. */
export function scheduleSteps(app: TestApp, { customer }: People): readonly Step[] {
  const booked = { card: '', schedule: 0, booking: 0, draft: 0, from: '', feed: '' }
  return [
    {
      endpoint: hours.saveWasherHours,
      by: 'washer',
      strangers: 'own',
      request: () => ({
        body: { time_zone: market.timeZone, at_once: 3, works_on_holidays: true, weekly: week, days: {} },
      }),
    },
    {
      endpoint: hours.saveWasherDay,
      by: 'washer',
      strangers: 'own',
      request: () => ({ body: { day: '2099-12-31', hours: [] } }),
    },
    { endpoint: hours.getWasherCalendar, by: 'washer', strangers: 'own' },
    {
      endpoint: schedule.listWindows,
      by: 'customer',
      strangers: 'open',
      request: () => ({ query: { latitude: home.latitude, longitude: home.longitude } }),
      learn: async ({ data }) => {
        booked.card = await saveCard(app, customer)
        booked.from = data.days.at(-1).windows[0].from
        booked.draft = (await anOrder(app.db, { customerId: customer.id, createdAt: app.clock.now() })).id
      },
    },
    {
      endpoint: schedule.createSchedule,
      by: 'customer',
      request: () => ({
        body: {
          order_id: booked.draft,
          pickup_location: home,
          load_type: 'light',
          payment_method_id: booked.card,
          window_from: booked.from,
          repeat: 'weekly',
        },
      }),
      learn: ({ data }) => {
        booked.schedule = data.id
        booked.booking = data.bookings[0].id
      },
    },
    { endpoint: schedule.listSchedules, by: 'customer', strangers: 'own' },
    {
      endpoint: schedule.changeBooking,
      by: 'customer',
      request: () => ({ params: { id: booked.booking }, body: { is_skipped: true } }),
    },
    {
      endpoint: schedule.changeSchedule,
      by: 'customer',
      request: () => ({ params: { id: booked.schedule }, body: { is_paused: true } }),
    },
    { endpoint: schedule.endSchedule, by: 'customer', request: () => ({ params: { id: booked.schedule } }) },
    { endpoint: feeds.downloadCalendar, by: 'customer', strangers: 'own' },
    { endpoint: feeds.getCalendarFeed, by: 'customer', strangers: 'own' },
    {
      endpoint: feeds.makeCalendarFeed,
      by: 'customer',
      strangers: 'own',
      learn: ({ data }) => {
        booked.feed = data.path.split('/').at(-1)
      },
    },
    { endpoint: feeds.readCalendarFeed, by: 'guest', request: () => ({ params: { token: booked.feed } }) },
    { endpoint: feeds.revokeCalendarFeed, by: 'customer', strangers: 'own' },
  ]
}
