import { linkPayoutAccount } from '@washline/contract/earnings/endpoints'
import { register } from '@washline/contract/identity/endpoints'
import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { createSetupIntent, listPaymentMethods, pay } from '@washline/contract/payments/endpoints'
import { registerWasher } from '@washline/contract/washers/endpoints'
import { sql } from '../../src/platform/db/sql.ts'
import { insertDrafts } from '../harness/insert-drafts.ts'
import { type Attempt, createCaller } from './caller.ts'
import { type Customer, liveAsCustomer, spot } from './customer.ts'
import type { KilledMarket } from './killed-market.ts'
import { liveAsWasher } from './washer.ts'
import type { Acknowledged, World } from './world-state.ts'

const bankAccount = '000123456789'
const card = '4242424242424242'

/** What the world needs of a market. */
type Market = Pick<KilledMarket, 'url' | 'withDatabase'> & { readonly stripe: Pick<KilledMarket['stripe'], 'control'> }

interface Seen {
  readonly attempted: (attempt: Attempt) => void
  readonly joined: (person: { readonly id: UserId; readonly token: string }) => void
}

/** Somebody with an account and a card that pays. */
async function join({ url, stripe, withDatabase }: Market, name: string, seen: Seen) {
  const password = { password: 'long enough', password_confirmation: 'long enough' }
  const email = `${name.toLowerCase()}@example.test`
  const joined = await createCaller(url)(register, {
    body: { name, email, phone_number: '+60 12 345 678', ...password },
  })
  if (!joined) throw new Error(`${name} could not join`)
  const { id } = joined.user
  const call = createCaller(url, joined.token, seen.attempted)
  seen.joined({ id, token: joined.token })
  await call(createSetupIntent)
  const { customer } = await withDatabase((db) =>
    db.one<{ customer: string }>(sql`select customer_id as customer from payment_customers where user_id = ${id}`),
  )
  await stripe.control('cards', { customer, number: card })
  const cardId = (await call(listPaymentMethods))?.payment_methods[0]?.id
  if (!cardId) throw new Error(`${name} has no card`)
  return { id, call, cardId }
}

async function becomeWasher(killed: Market, name: string, seen: Seen) {
  const { call, cardId } = await join(killed, name, seen)
  const { amountMinor: amount } = market.deposit
  const deposit = await call(pay, {
    body: { amount, currency: market.currency, payment_method_id: cardId, type: 'security_deposit' },
  })
  if (!deposit?.success) throw new Error(`${name} has no deposit`)
  const address = { street: '1 Linden Street', city: 'World', postal_code: '1', state: 'State', country: 'Country' }
  await call(registerWasher, {
    body: {
      business_name: name,
      ...address,
      lat: spot.latitude,
      lng: spot.longitude,
      payment_intent_id: deposit.payment_intent_id,
    },
  })
  const link = await call(linkPayoutAccount, { body: { current_password: 'long enough' } })
  const account = /onboarding\/(\w+)/.exec(link?.data.url ?? '')?.[1]
  if (!account) throw new Error(`${name} has no payout account`)
  await killed.stripe.control('banks', { account, number: bankAccount })
  return call
}

/** Four customers and three Washers who act until `end` is called; `end` waits for the answers that are still open. */
export async function wakeWorld(
  killed: Market,
  chance: () => number,
  drafts: number,
  watch: (attempt: Attempt) => void = () => undefined,
) {
  let over = false
  let answers = 0
  const people: { readonly id: UserId; readonly token: string }[] = []
  const seen: Seen = {
    attempted: (attempt) => {
      if (attempt.status !== undefined) answers += 1
      watch(attempt)
    },
    joined: (person) => people.push(person),
  }
  const acknowledged: Acknowledged = { placed: [], topUps: [], tips: [], cashOuts: [] }
  const world: World = { chance, acknowledged, isOver: () => over }
  const washers = await Promise.all(['Wanda', 'Wim', 'Wen'].map((name) => becomeWasher(killed, name, seen)))
  const customers: Customer[] = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan'].map(async (name) => {
      const person = await join(killed, name, seen)
      return { ...person, drafts: await killed.withDatabase((db) => insertDrafts(db, person.id, drafts)) }
    }),
  )
  const lives = Promise.all([
    ...customers.map((customer) => liveAsCustomer(world, customer)),
    ...washers.map((call) => liveAsWasher(world, call)),
  ])
  return {
    acknowledged,
    people,
    /** How many calls the server has answered so far. */
    answers: () => answers,
    end: async () => {
      over = true
      await lives
    },
  }
}
