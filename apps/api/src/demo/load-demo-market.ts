import { savePlace } from '@washline/contract/maps/places'
import { market } from '@washline/contract/market'
import { confirmSandboxSetup, createSetupIntent, pay } from '@washline/contract/payments/endpoints'
import { registerWasher, setAvailability } from '@washline/contract/washers/endpoints'
import { sceneJpeg } from '../../../../models/scanner/scenes/scene-jpeg.ts'
import { createApp } from '../app.ts'
import { runWave } from '../dispatch/index.ts'
import { createToken, createUser } from '../identity/index.ts'
import { handClock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { Log } from '../platform/log/log.ts'
import type { ScannerGateway } from '../scanning/index.ts'
import { type DemoClient, demoClient } from './demo-client.ts'
import {
  comments,
  type DemoWasher,
  demoCity,
  demoCustomer,
  demoOperator,
  demoPassword,
  drivenWashers,
  handWasher,
  neighbours,
} from './demo-people.ts'
import { liveAnOrder } from './live-an-order.ts'

export interface DemoDeps {
  readonly config: Config
  readonly db: Database
  readonly log: Log
  readonly scanner: ScannerGateway
  readonly say: (line: string) => void
  /** The driven Washers' password, known to the autopilot only. */
  readonly autopilotPassword: string
}

interface Card {
  readonly paymentMethodId: string
}

const dayMs = 86_400_000
const placeOf = ({ offset }: DemoWasher) => ({
  latitude: demoCity.latitude + offset[0],
  longitude: demoCity.longitude + offset[1],
})

/**
 * Fills an empty market: people, cards, Washers with their deposits, and past orders with their money and ratings.
 * All of it is lived through the public API under a clock that stands in the past, so every figure has its story.
 */
export async function loadDemoMarket(deps: DemoDeps): Promise<void> {
  const { db } = deps
  const known = await db.maybe(sql`select 1 from users where email = ${demoCustomer.email}`)
  if (known) return
  deps.say('Loading the demo market')
  const clock = handClock(new Date(Date.now() - 9 * dayMs))
  const app = await createApp({ config: deps.config, db, log: deps.log, clock, scanner: deps.scanner })
  await app.install()
  await app.http.fastify.ready()

  const join = async (person: {
    email: string
    name: string
    phone?: string
    password?: string
    isOperator?: boolean
    address?: string
  }): Promise<DemoClient> => {
    const at = clock.now()
    const token = await db.transaction(async (tx) => {
      const userId = await createUser(tx, {
        name: person.name,
        email: person.email,
        phoneNumber: person.phone ?? '+60 3 5550 3000',
        password: person.password ?? demoPassword,
        isOperator: person.isOperator ?? false,
        ...(person.address ? { address: person.address } : {}),
        at,
      })
      if (!userId) throw new Error(`demo data: ${person.email} is taken`)
      return createToken(tx, { userId, at })
    })
    return demoClient(app.http.fastify, token)
  }
  const saveCard = async (client: DemoClient): Promise<Card> => {
    const { client_secret } = await client.call(createSetupIntent)
    const saved = await client.call(confirmSandboxSetup, {
      body: { client_secret, card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' } },
    })
    if (!saved.payment_method) throw new Error('demo data: the card was not saved')
    return { paymentMethodId: saved.payment_method.id }
  }
  const becomeWasher = async (washer: DemoWasher, password?: string): Promise<DemoClient> => {
    const client = await join({ ...washer, ...(password ? { password } : {}) })
    const card = await saveCard(client)
    const paid = await client.call(pay, {
      body: {
        amount: market.deposit.amountMinor,
        currency: market.currency,
        payment_method_id: card.paymentMethodId,
        type: 'security_deposit',
      },
    })
    if (!paid.success) throw new Error('demo data: the deposit was declined')
    const { latitude: lat, longitude: lng } = placeOf(washer)
    await client.call(registerWasher, {
      body: {
        business_name: washer.business,
        street: washer.street,
        city: 'Harbour Town',
        postal_code: '50450',
        state: 'Harbour District',
        country: 'Malaysia',
        lat,
        lng,
        payment_intent_id: paid.payment_intent_id,
      },
    })
    await client.call(setAvailability, { body: { online: false } })
    return client
  }

  await join({ ...demoOperator, isOperator: true })
  const customer = await join({ ...demoCustomer, address: demoCustomer.home.address })
  const customerCard = await saveCard(customer)
  await customer.call(savePlace, { body: { label: 'home', ...demoCustomer.home } })
  const washers = new Map<DemoWasher, DemoClient>([[handWasher, await becomeWasher(handWasher)]])
  for (const washer of drivenWashers) washers.set(washer, await becomeWasher(washer, deps.autopilotPassword))

  const guests: { client: DemoClient; card: Card }[] = []
  for (const neighbour of neighbours) {
    const client = await join(neighbour)
    guests.push({ client, card: await saveCard(client) })
  }
  const photos = [await sceneJpeg('work-week'), await sceneJpeg('summer-load'), await sceneJpeg('five-garments')]
  const time = { advance: clock.advance, search: (orderId: number) => runWave(app.dispatch, orderId) }
  let lived = 0
  for (const [washer, client] of washers) {
    for (const tenths of washer.ratings) {
      const isCustomers = lived % 4 === 0
      const guest = guests[lived % guests.length]
      const photo = photos[lived % photos.length]
      if (!guest || !photo) continue
      await client.call(setAvailability, { body: { online: true, ...placeOf(washer) } })
      await liveAnOrder(
        {
          customer: isCustomers ? customer : guest.client,
          washer: client,
          paymentMethodId: (isCustomers ? customerCard : guest.card).paymentMethodId,
          photo,
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
      lived += 1
    }
  }
  // Only who is looked after is online: the one that signs in by hand, and with the autopilot the driven ones.
  await washers.get(handWasher)?.call(setAvailability, { body: { online: true, ...placeOf(handWasher) } })
  await app.stop()
}
