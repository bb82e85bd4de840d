import { minor } from '@washline/contract/money'
import { tipWasher } from '@washline/contract/orders/endpoints'
import type { ItemInput } from '@washline/contract/orders/schemas'
import { setAvailability } from '@washline/contract/washers/endpoints'
import { cashingOut, type DemoWasher, demoCustomer, handWasher, townspeople } from './demo-people.ts'
import type { DemoPerson } from './join-market.ts'
import { liveAnOrder, type PastTime } from './live-an-order.ts'
import { cashOutAll } from './live-cash-outs.ts'
import type { Payer } from './live-rated-orders.ts'
import { type PastMoment, ratingOf } from './plan-history.ts'
import { placeOf } from './register-washer.ts'

export interface Past {
  readonly customer: Payer
  readonly simulated: readonly Payer[]
  readonly washers: ReadonlyMap<DemoWasher, DemoPerson>
  readonly photo: Buffer
  readonly time: PastTime
  readonly now: () => Date
  /** What the jobs of a day would have done. */
  readonly settle: () => Promise<void>
  readonly sweepCashOuts: () => Promise<void>
}

const baskets: readonly (readonly ItemInput[])[] = [
  [
    { name: 'T-shirt', quantity: 6 },
    { name: 'Jeans', quantity: 2 },
  ],
  [
    { name: 'Bed sheet', quantity: 2 },
    { name: 'Pillowcase', quantity: 4 },
    { name: 'Towel', quantity: 5 },
  ],
  [
    { name: 'Shirt', quantity: 5 },
    { name: 'Pants', quantity: 2 },
    { name: 'Socks (pair)', quantity: 5 },
  ],
  [
    { name: 'Dress', quantity: 2 },
    { name: 'Blouse', quantity: 3 },
    { name: 'Sweater', quantity: 1 },
  ],
]
const payday = 1

/** Lives the orders of these moments, as far as they are still to come: half of them Sam's, the others of the Washers who have ratings. */
export async function liveHistory(past: Past, moments: readonly PastMoment[]): Promise<void> {
  const { time, now } = past
  for (const { at, number } of moments) {
    if (at < now()) continue
    if (at.toDateString() !== now().toDateString()) await endDay(past)
    time.advance(at.getTime() - now().getTime())
    await liveOne(past, number)
  }
}

/** Earnings become available; on Mondays Washers cash out, and the bank takes two days. */
export async function endDay({ washers, now, settle, sweepCashOuts }: Past): Promise<void> {
  await settle()
  const day = now().getDay()
  const cashing = [...washers].filter(([washer]) => washer === handWasher || cashingOut.includes(washer))
  if (day === payday) await cashOutAll(cashing.map(([, { client }]) => client))
  else if (day > payday && day <= payday + 2) await sweepCashOuts()
}

function washerOf({ washers }: Past, number: number): readonly [DemoWasher, DemoPerson] {
  const rated = [...washers].filter(([washer]) => washer !== handWasher && washer.ratings.length > 0)
  const chosen = number % 2 === 0 ? undefined : rated[(number >> 1) % rated.length]
  const sam = washers.get(handWasher)
  if (!sam) throw new Error('demo data: nobody to wash')
  return chosen ?? [handWasher, sam]
}

/** One ordinary order: its people, bag, rating and tip follow from its number. */
export async function liveOne(past: Past, number: number, isOfMira = number % 9 === 4): Promise<void> {
  const [washer, person] = washerOf(past, number)
  const index = number % past.simulated.length
  const payer = isOfMira ? past.customer : past.simulated[index]
  const home = isOfMira ? demoCustomer.home : townspeople[index]?.home
  const items = baskets[number % baskets.length]
  if (!payer || !home || !items) throw new Error('demo data: nobody to order')
  await person.client.call(setAvailability, { body: { online: true, ...placeOf(washer) } })
  const id = await liveAnOrder(
    {
      customer: payer.client,
      washer: person.client,
      paymentMethodId: payer.paymentMethodId,
      photo: past.photo,
      items,
      isPhotographed: false,
      pickup: home,
      loadType: 'light',
      ...(number % 6 === 2 && { coverage: 1_000 }),
      rating: number % 3 === 0 ? ratingOf(number / 3) : undefined,
    },
    past.time,
  )
  if (number % 5 === 0)
    await payer.client.call(tipWasher, {
      params: { id },
      body: { amount_minor: minor(200 + 100 * (number % 3)), payment_method_id: payer.paymentMethodId },
    })
  await person.client.call(setAvailability, { body: { online: false } })
}
