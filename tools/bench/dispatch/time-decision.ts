import { toOrderId, toUserId } from '@washline/contract/ids'
import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { tripSeconds } from '@washline/contract/orders/pay'
import { decideBatch, linkedOrders, matchOf } from '../../../apps/api/src/dispatch/rules/decide-batch.ts'
import { runBatch } from '../../../apps/api/src/dispatch/use-cases/run-batch.ts'
import type { Database } from '../../../apps/api/src/platform/db/database.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import { clearWashers, fillWashers, placeInCity } from './fill-washers.ts'

const size = 200
const numbers = Array.from({ length: size }, (_, index) => index)

/** Every Washer of a city reaches every order. */
const place = (number: number) => {
  const { latitude, longitude } = placeInCity(number)
  return { latitude: 3 + (latitude - 3) / 3, longitude: 101 + (longitude - 101) / 3 }
}

/** Milliseconds of the processor for one decision, its costs included: the median of some. */
export function timeDecision(): number {
  const pickups = numbers.map(place)
  const homes = numbers.map((washer) => place(1_000 + washer))
  const decide = () => {
    const orders = numbers.map((order) => ({
      orderId: toOrderId(order + 1),
      waitedS: order % 60,
      matches: new Map(
        numbers.map((washer) => {
          const travelS = tripSeconds(distanceMeters(pickups[order] as Point, homes[washer] as Point))
          const pair = {
            backS: 9_000 + travelS,
            spreadS: 900,
            promisedS: market.promise.durationS,
            travelS,
            payMinorPerHour: 2_000,
            ordersInHand: washer % 3,
            acceptanceRate: (washer % 10) / 10,
            skipShare: 0,
            isNewcomer: washer % 7 === 0,
            isFavourite: false,
          }
          return [toUserId(washer + 1), matchOf(pair, market.dispatch.matching.refusal)]
        }),
      ),
    }))
    linkedOrders(orders)
    if (decideBatch(orders, () => true).size !== size) throw new Error('bench: an order was left without a Washer')
  }
  const tookMs = Array.from({ length: 15 }, () => {
    const before = process.cpuUsage()
    decide()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return tookMs.sort((a, b) => a - b)[7] ?? Number.NaN
}

/** Milliseconds of a whole batch in the database, from its reads to the commit of 200 offers. */
export async function timeBatch(db: Database): Promise<number> {
  await clearWashers(db)
  await fillWashers(db, { count: size, cities: 1 })
  const now = new Date()
  await db.run(sql`
    insert into users (id, name, email, created_at) overriding system value
    select 3100000 + n, 'Customer ' || n, 'batch-' || n || '@example.test', now() from generate_series(1, ${size}::int) n`)
  for (const number of numbers) {
    const { latitude, longitude } = placeInCity(number)
    await db.run(sql`
      with placed as (
        insert into orders (customer_id, status, item_count, value_minor, total_minor, catalogue_version, coverage_minor, load_type,
          pickup_address, pickup_latitude, pickup_longitude, pickup_at, created_at, placed_at)
        values (${3_100_001 + number}, 'pending', 4, 1000, 1000, 1, 50000, 'light', 'A street', ${latitude}, ${longitude}, ${now},
          ${now}, ${now})
        returning id)
      insert into searches (order_id, started_at, batch_since, place)
      select id, ${now}, ${now}, point(${longitude}, ${latitude}) from placed`)
  }
  await db.run(sql`analyze orders`)
  const nothing = async () => undefined
  const deps = {
    db,
    clock: { now: () => now },
    jobs: { enqueue: nothing },
    broadcast: nothing,
    events: { publish: nothing, on: () => undefined, guard: () => undefined },
    areaOf: () => null,
  }
  const begunAt = performance.now()
  await runBatch(deps, now)
  return performance.now() - begunAt
}
