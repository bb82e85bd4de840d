import { market } from '@washline/contract/market'
import { confirmSandboxSetup, createSetupIntent, listPaymentMethods, pay } from '@washline/contract/payments/endpoints'
import { registerWasher, setAvailability } from '@washline/contract/washers/endpoints'
import type { FastifyInstance } from 'fastify'
import { createToken, createUser } from '../identity/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { washerProfile } from '../washers/index.ts'
import { type DemoClient, demoClient } from './demo-client.ts'
import { type DemoWasher, demoCity, demoPassword } from './demo-people.ts'

export interface DemoPerson {
  readonly userId: number
  readonly client: DemoClient
}

export interface NewPerson {
  readonly email: string
  readonly name: string
  readonly phone?: string
  readonly password?: string
  readonly isOperator?: boolean
  readonly address?: string
}

export const placeOf = ({ offset }: DemoWasher) => ({
  latitude: demoCity.latitude + offset[0],
  longitude: demoCity.longitude + offset[1],
})

/** How people come into the demo market. Each step is left out for whom it was done before, so that a load can go on. */
export function joinMarket(deps: { db: Database; clock: Clock; fastify: FastifyInstance }) {
  const { db, clock, fastify } = deps

  const join = async (person: NewPerson): Promise<DemoPerson> => {
    const at = clock.now()
    return db.transaction(async (tx) => {
      const known = await tx.maybe<{ id: number }>(sql`select id from users where email = ${person.email}`)
      const userId =
        known?.id ??
        (await createUser(tx, {
          name: person.name,
          email: person.email,
          phoneNumber: person.phone ?? '+60 3 5550 3000',
          password: person.password ?? demoPassword,
          isOperator: person.isOperator ?? false,
          ...(person.address ? { address: person.address } : {}),
          at,
        }))
      if (!userId) throw new Error(`demo data: ${person.email} is taken`)
      return {
        userId,
        client: demoClient(
          fastify,
          await createToken(tx, { userId, at, ...(person.isOperator && { secondFactorAt: at }) }),
        ),
      }
    })
  }

  /** Gives the id of the person's card. */
  const saveCard = async (client: DemoClient): Promise<string> => {
    const [known] = (await client.call(listPaymentMethods)).payment_methods
    if (known) return known.id
    const { client_secret } = await client.call(createSetupIntent)
    const saved = await client.call(confirmSandboxSetup, {
      body: { client_secret, card: { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' } },
    })
    if (!saved.payment_method) throw new Error('demo data: the card was not saved')
    return saved.payment_method.id
  }

  const register = async (client: DemoClient, washer: DemoWasher): Promise<void> => {
    const paid = await client.call(pay, {
      body: {
        amount: market.deposit.amountMinor,
        currency: market.currency,
        payment_method_id: await saveCard(client),
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
  }

  const becomeWasher = async (washer: DemoWasher, password?: string): Promise<DemoPerson> => {
    const person = await join({ ...washer, ...(password ? { password } : {}) })
    if (!(await washerProfile(db, person.userId))) await register(person.client, washer)
    await person.client.call(setAvailability, { body: { online: false } })
    return person
  }

  return { join, saveCard, becomeWasher }
}
