import { setAvailability } from '@washline/contract/washers/endpoints'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { comments, type DemoWasher, demoCustomer } from './demo-people.ts'
import type { DemoPerson } from './join-market.ts'
import { liveAnOrder, type PastTime } from './live-an-order.ts'
import { placeOf } from './register-washer.ts'

export interface Payer extends DemoPerson {
  readonly paymentMethodId: string
}

interface DemoPeople {
  readonly customer: Payer
  readonly guests: readonly Payer[]
  readonly washers: ReadonlyMap<DemoWasher, DemoPerson>
}

const betweenOrdersMs = 3.5 * 3_600_000
const afterwardsMs = 90 * 60_000
const dayBeginsAt = 8
const dayEndsAt = 20

/** Until the next order: some hours, or until morning. */
function untilNext(now: Date): number {
  const next = new Date(now.getTime() + betweenOrdersMs)
  const isNight = next.getHours() < dayBeginsAt || next.getHours() >= dayEndsAt
  if (isNight) {
    if (next.getHours() >= dayEndsAt) next.setDate(next.getDate() + 1)
    next.setHours(dayBeginsAt, 0, 0, 0)
  }
  return next.getTime() - now.getTime()
}

interface RatedDays {
  readonly photos: readonly Buffer[]
  readonly time: PastTime
  readonly now: () => Date
  readonly since: Date
  /** Lives something else in the hours after an order. */
  readonly liveMore: (turn: number) => Promise<void>
}

/** An order for every rating of every Washer, each fourth one the demo customer's. Rated orders of an earlier load, all since `since`, stay as they are. */
export async function liveRatedOrders(
  db: Database,
  { customer, guests, washers }: DemoPeople,
  { photos, time, now, since, liveMore }: RatedDays,
): Promise<void> {
  let lived = -1
  for (const [washer, { client, userId }] of washers) {
    const { rated } = await db.one<{ rated: number }>(
      sql`select count(*) as rated from ratings where washer_id = ${userId} and created_at >= ${since}`,
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
          pickup: isCustomers ? demoCustomer.home : guestHome(lived),
          loadType: lived % 2 === 0 ? 'light' : 'medium',
          rating: { tenths, comment: comments[lived % comments.length] ?? '' },
        },
        time,
      )
      await client.call(setAvailability, { body: { online: false } })
      const next = now().getTime() + untilNext(now())
      time.advance(afterwardsMs)
      await liveMore(lived)
      time.advance(Math.max(0, next - now().getTime()))
    }
  }
}

const guestHome = (order: number) => ({
  ...demoCustomer.home,
  address: `${20 + order} Linden Street, Harbour Town`,
  latitude: demoCustomer.home.latitude + order * 0.0003,
})
