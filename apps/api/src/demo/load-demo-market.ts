import { savePlace } from '@washline/contract/maps/places'
import { setAvailability } from '@washline/contract/washers/endpoints'
import { drawnScene } from '../../../../models/scanner/scenes/drawn-scene.ts'
import { type App, createApp } from '../app.ts'
import { runWave } from '../dispatch/index.ts'
import { handClock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { Log } from '../platform/log/log.ts'
import type { ScannerGateway } from '../scanning/index.ts'
import {
  applicant,
  comments,
  type DemoWasher,
  demoCustomer,
  demoOperator,
  drivenWashers,
  handWasher,
  neighbours,
} from './demo-people.ts'
import { finishHalfLived } from './finish-half-lived.ts'
import { type DemoPerson, joinMarket, placeOf } from './join-market.ts'
import { liveAnOrder } from './live-an-order.ts'
import { liveClaims } from './live-claims.ts'
import { sendIn, verifyWasher } from './verify-washers.ts'

export interface DemoDeps {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly scanner: ScannerGateway
  readonly say: (line: string) => void
  /** The driven Washers' password, known to the autopilot only. */
  readonly autopilotPassword: string
}

const dayMs = 86_400_000
/** A late order ends some hours before the start: its Washer may still answer a claim about it. */
const lateOrderBeforeMs = 6 * 3_600_000
const minuteMs = 60_000
/** Past the time that the sweep leaves a payment to its own job, so that the demo's books prove from the start. */
const settledAfterMs = 60_000

/**
 * Fills an empty market: people, cards, Washers with their deposits, and past orders with their money and ratings.
 * All of it is lived through the public API under a clock that stands in the past, so every figure has its story.
 * A load that was cut off goes on at the next start; one that came to its end is never repeated.
 */
export async function loadDemoMarket(deps: DemoDeps): Promise<void> {
  const { db } = deps
  if (await db.maybe(sql`select 1 from demo_loads`)) return
  deps.say('Loading the demo market')
  const { latest } = await db.one<{ latest: Date | null }>(sql`select max(at) as latest from order_events`)
  const clock = handClock(new Date(Math.max(Date.now() - 9 * dayMs, latest?.getTime() ?? 0)))
  // Its Washers were checked by an operator, whatever those who come later are.
  const config = { ...deps.config, verification: 'manual' } as const
  const app = await createApp({ config, db, log: deps.log, clock, scanner: deps.scanner })
  try {
    await app.install()
    await app.http.fastify.ready()
    await populate(deps, app, clock)
    clock.advance(settledAfterMs)
    await app.settlePayments()
    await db.run(sql`insert into demo_loads (loaded_at) values (${new Date()}) on conflict do nothing`)
  } finally {
    await app.stop()
  }
}

interface Payer extends DemoPerson {
  readonly paymentMethodId: string
}

async function populate(deps: DemoDeps, app: App, clock: ReturnType<typeof handClock>): Promise<void> {
  const { db } = deps
  const { join, saveCard, becomeWasher } = joinMarket({ db, clock, fastify: app.http.fastify })
  const withCard = async (person: DemoPerson): Promise<Payer> => ({
    ...person,
    paymentMethodId: await saveCard(person.client),
  })
  const operator = await join({ ...demoOperator, isOperator: true })
  const customer = await withCard(await join({ ...demoCustomer, address: demoCustomer.home.address }))
  await customer.client.call(savePlace, { body: { label: 'home', ...demoCustomer.home } })
  const washers = new Map<DemoWasher, DemoPerson>([[handWasher, await becomeWasher(handWasher)]])
  for (const washer of drivenWashers) washers.set(washer, await becomeWasher(washer, deps.autopilotPassword))
  for (const { client } of washers.values()) {
    await verifyWasher(client, operator.client)
    clock.advance(minuteMs)
  }
  const guests: Payer[] = []
  for (const neighbour of neighbours) guests.push(await withCard(await join(neighbour)))
  await finishHalfLived(db, [customer, ...guests, ...washers.values()])

  const photos = [await drawnScene('work-week'), await drawnScene('summer-load'), await drawnScene('five-garments')]
  const time = { advance: clock.advance, search: (orderId: number) => runWave(app.dispatch, orderId) }
  let lived = -1
  for (const [washer, { client, userId }] of washers) {
    const { rated } = await db.one<{ rated: number }>(
      sql`select count(*) as rated from ratings where washer_id = ${userId}`,
    )
    for (const [number, tenths] of washer.ratings.entries()) {
      lived += 1
      if (number < rated) continue
      const isCustomers = lived % 4 === 0
      const payer = isCustomers ? customer : guests[lived % guests.length]
      const photo = photos[lived % photos.length]
      if (!payer || !photo) throw new Error('demo data: nobody to order, or nothing to wash')
      await client.call(setAvailability, { body: { online: true, ...placeOf(washer) } })
      await liveAnOrder(
        {
          customer: payer.client,
          washer: client,
          paymentMethodId: payer.paymentMethodId,
          photo,
          isPhotographed: isCustomers,
          pickup: isCustomers
            ? demoCustomer.home
            : {
                ...demoCustomer.home,
                address: `${20 + lived} Linden Street, Harbour Town`,
                latitude: demoCustomer.home.latitude + lived * 0.0003,
              },
          loadType: lived % 2 === 0 ? 'light' : 'medium',
          rating: { tenths, comment: comments[lived % comments.length] ?? '' },
        },
        time,
      )
      await client.call(setAvailability, { body: { online: false } })
      clock.advance(dayMs / 3)
    }
  }
  await liveClaims({
    customer: customer.client,
    claims: app.claims,
    liveLateOrder: async () => {
      const washer = washers.get(handWasher)
      const [photo] = photos
      if (!washer || !photo) throw new Error('demo data: nobody to wash, or nothing to wash')
      clock.advance(Math.max(0, Date.now() - lateOrderBeforeMs - clock.now().getTime()))
      await washer.client.call(setAvailability, { body: { online: true, ...placeOf(handWasher) } })
      const { client, paymentMethodId } = customer
      const late = { customer: client, washer: washer.client, paymentMethodId, photo, pickup: demoCustomer.home }
      return liveAnOrder({ ...late, isPhotographed: true, loadType: 'light', rating: undefined }, time)
    },
  })
  const { client: waiting } = await becomeWasher(applicant)
  for (const step of ['identity', 'facility'] as const) await sendIn(waiting, step)
  // Only who is looked after is online: the one that signs in by hand, and with the autopilot the driven ones.
  await washers.get(handWasher)?.client.call(setAvailability, { body: { online: true, ...placeOf(handWasher) } })
}
