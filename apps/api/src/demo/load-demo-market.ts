import type { OrderId } from '@washline/contract/ids'
import { setAvailability } from '@washline/contract/washers/endpoints'
import { type App, createApp } from '../app.ts'
import { runWave } from '../dispatch/index.ts'
import { handClock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { Log } from '../platform/log/log.ts'
import type { OwnScanner, PhotoGateway } from '../scanning/index.ts'
import { markDemoMarket } from './demo-market.ts'
import { applicant, demoCustomer, handWasher } from './demo-people.ts'
import { finishInterruptedLoad } from './finish-interrupted-load.ts'
import { gatherPeople, type People } from './gather-people.ts'
import { liveAnOrder, type PastTime } from './live-an-order.ts'
import { liveClaims } from './live-claims.ts'
import { endDay, liveHistory, liveOne, type Past } from './live-history.ts'
import { liveRatedOrders } from './live-rated-orders.ts'
import { momentsOf, type PastMoment } from './plan-history.ts'
import { placeOf } from './register-washer.ts'
import { drawnScene } from './scenes/drawn-scene.ts'
import { sendIn } from './verify-washers.ts'

export interface DemoDeps {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly scanner: OwnScanner
  /** The market's own otherwise. */
  readonly photos?: PhotoGateway
  readonly print: (line: string) => void
  /** The simulated people's password, known to the autopilot only. */
  readonly autopilotPassword: string
  /** For tests: a shorter history. */
  readonly joinBeforeDays?: number
}

/** A late order ends some hours before the start: its Washer may still answer a claim about it. */
const lateOrderBeforeMs = 6 * 3_600_000
const minuteMs = 60_000
const dayMs = 24 * 3_600_000
/** People join this long before the start: the market has eight weeks of orders. */
const joinBeforeDays = 58
/** Of an afternoon: who orders later is served in the evening. */
const lastHour = 18
const firstOrderBeforeMs = 5.5 * dayMs
/** Before the late order, which comes last. */
const lastOrderBeforeMs = 9 * 3_600_000
/** An order this old with its wash just begun is at risk. */
const riskyOrderBeforeMs = 172 * minuteMs
/** Longer than the sweep leaves a payment to its own job, so that the demo's books are consistent from the start. */
const settledAfterMs = 60_000

/**
 * Fills an empty market: people, cards, Washers with their deposits, and past orders with their money and ratings.
 * Everything is made through the public API under a clock set in the past, so every number follows from stored events.
 * An interrupted load continues at the next start; a completed one is never repeated.
 */
export async function loadDemoMarket(deps: DemoDeps): Promise<void> {
  const { db } = deps
  if (await db.maybe(sql`select 1 from demo_loads`)) return
  await markDemoMarket(db, new Date())
  deps.print('Loading the demo market')
  const { latest } = await db.one<{ latest: Date | null }>(sql`select max(at) as latest from order_events`)
  const clock = handClock(
    new Date(Math.max(Date.now() - (deps.joinBeforeDays ?? joinBeforeDays) * dayMs, latest?.getTime() ?? 0)),
  )
  // Its Washers were checked by an operator, whatever those who come later are.
  const config = { ...deps.config, verification: 'manual' } as const
  const { log, scanner, photos } = deps
  const app = await createApp({ config, db, log, clock, scanner, photos })
  try {
    await app.install()
    await app.http.fastify.ready()
    await populate(deps, app, clock)
    clock.advance(settledAfterMs)
    await app.settlePayments()
    await app.earnings.releaseDue()
    await app.earnings.sweepCashOuts()
    await db.run(sql`insert into demo_loads (loaded_at) values (${new Date()}) on conflict do nothing`)
  } finally {
    await app.stop()
  }
}

async function populate(deps: DemoDeps, app: App, clock: ReturnType<typeof handClock>): Promise<void> {
  const { becomeWasher, ...people } = await gatherPeople({ ...deps, clock, fastify: app.http.fastify })
  const { customer, guests, washers, simulated } = people
  await finishInterruptedLoad(deps.db, [customer, ...guests, ...simulated, ...washers.values()])
  const time = { advance: clock.advance, search: (orderId: OrderId) => runWave(app.dispatch, orderId) }
  const history = {
    ...people,
    time,
    now: clock.now,
    photo: await drawnScene('five-garments'),
    settle: async () => {
      await app.settlePayments()
      await app.earnings.releaseDue()
    },
    sweepCashOuts: app.earnings.sweepCashOuts,
  }
  const begun = Date.now() - (deps.joinBeforeDays ?? joinBeforeDays) * dayMs
  const moments = momentsOf(new Date(begun), new Date(Date.now() - lastOrderBeforeMs))
  await liveUntilRated(deps.db, history, moments, people)
  const photo = await drawnScene('work-week')
  await liveClaims({
    customer: customer.client,
    claims: app.claims,
    liveLateOrder: async () => {
      const washer = washers.get(handWasher)
      if (!washer) throw new Error('demo data: nobody to wash')
      await liveHistory(history, moments)
      clock.advance(Math.max(0, Date.now() - lateOrderBeforeMs - clock.now().getTime()))
      await washer.client.call(setAvailability, { body: { online: true, ...placeOf(handWasher) } })
      const { client, paymentMethodId } = customer
      const late = { customer: client, washer: washer.client, paymentMethodId, photo, pickup: demoCustomer.home }
      return liveAnOrder({ ...late, isPhotographed: true, loadType: 'light', rating: undefined }, time)
    },
  })
  await liveRiskyOrder(people, clock, time)
  const { client: waiting } = await becomeWasher(applicant)
  for (const step of ['identity', 'facility'] as const) await sendIn(waiting, step)
  // Only who is looked after is online: the one that signs in by hand, and with the autopilot the driven ones.
  await washers.get(handWasher)?.client.call(setAvailability, { body: { online: true, ...placeOf(handWasher) } })
}

/** Ordinary orders, then those whose photos and ratings are looked at most, with ordinary ones beside them. */
async function liveUntilRated(
  db: Database,
  history: Past,
  moments: readonly PastMoment[],
  people: Omit<People, 'becomeWasher'>,
): Promise<void> {
  const { time, now, photo } = history
  const since = new Date(Date.now() - firstOrderBeforeMs)
  await liveHistory(
    history,
    moments.filter(({ at }) => at < since),
  )
  time.advance(Math.max(0, since.getTime() - now().getTime()))
  const photos = [await drawnScene('work-week'), await drawnScene('summer-load'), photo]
  await liveRatedOrders(db, people, {
    ...{ photos, time, now, since },
    // Not the customer's, whose claim is about her last order, and without a rating, which are counted here.
    liveMore: async (turn) => {
      if (now().getHours() < lastHour) await liveOne(history, turn * 3 + 1, false)
      else await endDay(history)
    },
  })
}

/** One order that a driven Washer still has, with its wash begun too late. */
async function liveRiskyOrder(
  { guests, washers }: Pick<People, 'guests' | 'washers'>,
  clock: ReturnType<typeof handClock>,
  time: PastTime,
): Promise<void> {
  const [, , guest] = guests
  const [who, washer] = [...washers].at(-1) ?? []
  if (!guest || !who || !washer) throw new Error('demo data: nobody to wash')
  clock.advance(Math.max(0, Date.now() - riskyOrderBeforeMs - clock.now().getTime()))
  await washer.client.call(setAvailability, { body: { online: true, ...placeOf(who) } })
  const { client, paymentMethodId } = guest
  const photo = await drawnScene('five-garments')
  const risky = { customer: client, washer: washer.client, paymentMethodId, photo, pickup: demoCustomer.home }
  const items = [{ name: 'Shirt', quantity: 4 }]
  await liveAnOrder(
    { ...risky, items, isPhotographed: false, loadType: 'light', rating: undefined, endsInTheWash: true },
    time,
  )
  await washer.client.call(setAvailability, { body: { online: false } })
}
