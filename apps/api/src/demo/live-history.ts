import { minor } from '@washline/contract/money'
import { tipWasher } from '@washline/contract/orders/endpoints'
import type { ItemInput } from '@washline/contract/orders/schemas'
import { setAvailability } from '@washline/contract/washers/endpoints'
import { comments, type DemoWasher, demoCustomer, handWasher, townspeople } from './demo-people.ts'
import type { DemoPerson } from './join-market.ts'
import { liveAnOrder, type PastTime } from './live-an-order.ts'
import type { Payer } from './live-rated-orders.ts'
import { placeOf } from './register-washer.ts'

interface Past {
  readonly customer: Payer
  readonly simulated: readonly Payer[]
  readonly washers: ReadonlyMap<DemoWasher, DemoPerson>
  readonly photo: Buffer
  readonly time: PastTime
  readonly now: () => Date
  /** What the jobs of a day would have done. */
  readonly endDay: () => Promise<void>
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** When the orders of a day are placed, in hours after the first. */
const hoursOfDay = [0, 3, 6, 10]
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

/** One or two orders a day at first, three at last: a market that grows, with quieter days in it. */
export const ordersOn = (day: number, days: number): number =>
  day % 7 === 1 ? 1 : Math.min(hoursOfDay.length, 1 + Math.floor(((day + 1) / days) * 2) + (day % 7 >= 5 ? 1 : 0))

/** Weeks of orders until `until`: half of them Sam's, the others of the Washers who have ratings. */
export async function liveHistory(past: Past, until: Date): Promise<void> {
  const { time, now } = past
  const rated = [...past.washers].filter(([washer]) => washer !== handWasher && washer.ratings.length > 0)
  const days = Math.floor((until.getTime() - now().getTime()) / dayMs)
  let lived = 0
  for (let day = 0; day < days; day += 1) {
    const begins = now().getTime()
    for (let order = 0; order < ordersOn(day, days); order += 1) {
      time.advance(Math.max(0, begins + (hoursOfDay[order] ?? 0) * hourMs - now().getTime()))
      const isSams = lived % 2 === 0
      const [washer, person] = (isSams ? undefined : rated[(lived >> 1) % rated.length]) ?? [
        handWasher,
        past.washers.get(handWasher),
      ]
      if (!person) throw new Error('demo data: nobody to wash')
      await liveOne(past, { washer, person, number: lived })
      lived += 1
    }
    await past.endDay()
    time.advance(Math.max(0, begins + dayMs - now().getTime()))
  }
}

interface PastWash {
  readonly washer: DemoWasher
  readonly person: DemoPerson
  readonly number: number
}

async function liveOne(past: Past, { washer, person, number }: PastWash): Promise<void> {
  const isMiras = number % 9 === 4
  const index = number % past.simulated.length
  const payer = isMiras ? past.customer : past.simulated[index]
  const home = isMiras ? demoCustomer.home : townspeople[index]?.home
  const items = baskets[number % baskets.length]
  if (!payer || !home || !items) throw new Error('demo data: nobody to order')
  await person.client.call(setAvailability, { body: { online: true, ...placeOf(washer) } })
  const tenths = 47 + (number % 4)
  const isRated = number % 3 === 0
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
      rating: isRated ? { tenths, comment: comments[number % comments.length] ?? '' } : undefined,
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
