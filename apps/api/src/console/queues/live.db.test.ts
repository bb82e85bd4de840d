import type { DispatchDecision, LiveCounts, LiveMap } from '@washline/contract/console/live'
import type { OrderId, UserId } from '@washline/contract/ids'
import { openStatuses } from '@washline/contract/orders/process'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Person, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { anOrder, aWasher, copyOrder } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let operator: Person
beforeAll(async () => {
  app = await startApp()
  operator = await app.join('Olga Marsh', { isOperator: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.run(sql`delete from offers`)
  await app.db.run(sql`delete from order_items`)
  await app.db.run(sql`delete from orders`)
  await app.db.run(sql`update washers set online = false`)
})

const ago = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000)
const read = async <T>(url: string, by: Person = operator) => {
  const { status, body } = await app.send(by.token, { method: 'GET', url })
  return { status, data: body.data as T }
}
interface Live {
  readonly orders: readonly {
    readonly id: OrderId
    readonly status: string
    readonly risk: string
    readonly chance: number | null
  }[]
  readonly counts: LiveCounts
  readonly decisions: readonly DispatchDecision[]
}
const live = async () => (await read<Live>('/api/ops/live')).data
const map = async () => (await read<LiveMap>('/api/ops/live/map')).data

let number = 0
const offer = async (orderId: OrderId, washerId: UserId, state: string, at: Date, until = ago(-1)) => {
  number += 1
  await app.db.run(sql`
    insert into offers (order_id, washer_id, state, score, score_parts, reason, distance_m, duration_s, created_at, expires_at)
    values (${orderId}, ${washerId}, ${state}, 1, '{}', 'Near', ${1_000 + number}, 60, ${at}, ${until})`)
}

it('counts all live orders, however many the list shows', async () => {
  await copyOrder(app.db, (await anOrder(app.db, { status: 'pending', at: ago(3) })).id, 299)
  const waiting = await anOrder(app.db, { status: 'pending', at: ago(9) })
  await offer((await anOrder(app.db, { status: 'pending', at: ago(1) })).id, operator.id, 'open', ago(1))
  const [calm, atRisk, overdue] = [
    await anOrder(app.db, { status: 'in_progress', at: ago(20) }),
    await anOrder(app.db, { status: 'in_progress', at: ago(160) }),
    await anOrder(app.db, { status: 'in_progress', at: ago(303) }),
  ]
  await anOrder(app.db, { status: 'completed', at: ago(20) })
  const { orders, counts } = await live()
  expect(counts).toEqual({
    stages: openStatuses.map((status) => ({ status, orders: { pending: 302, in_progress: 3 }[status as string] ?? 0 })),
    overdue: 1,
    at_risk: 2,
    unfilled: { searching: 302, without_offer: 301, since: ago(9).toISOString() },
  })
  expect(orders).toHaveLength(200)
  expect(orders.map(({ id }) => id).slice(0, 3)).toEqual([overdue.id, atRisk.id, calm.id])
  expect(orders[3]?.id).toBe(waiting.id)
})

it('shows every live order on the map, rounded to about 200 metres', async () => {
  const pickup = { address: '12 Jalan Ampang', latitude: 3.14912, longitude: 101.71277 }
  const searching = await anOrder(app.db, { status: 'pending', at: ago(3), pickup })
  const late = await anOrder(app.db, { status: 'in_progress', at: ago(303) })
  const { washerId } = await anOrder(app.db, { status: 'accepted', at: ago(1), pickup })
  await app.db.run(sql`
    update washers set last_latitude = 3.15293, last_longitude = 101.70791, last_position_at = now() where user_id = ${washerId}`)
  await anOrder(app.db, { status: 'cancelled', at: ago(3) })
  const { orders, carriers, total } = await map()
  expect(total).toBe(3)
  expect(orders[0]).toEqual([late.id, 1_574, 50_856, openStatuses.indexOf('in_progress'), 3])
  expect(orders).toContainEqual([searching.id, 1_575, 50_856, 0, 0])
  expect(carriers).toEqual([[expect.any(Number), 1_576, 50_854]])
})

it('counts free Washers by place: online, listed, with nothing in hand', async () => {
  const place = { latitude: 3.16031, longitude: 101.7187 }
  await aWasher(app.db, place)
  await aWasher(app.db, { latitude: 3.15981, longitude: 101.7183 })
  await aWasher(app.db, { ...place, online: false })
  const unverified = await aWasher(app.db, place)
  await app.db.run(sql`update washers set verified_at = null where user_id = ${unverified.id}`)
  const busy = await aWasher(app.db, place)
  await anOrder(app.db, { status: 'accepted', washerId: busy.id, at: ago(1) })
  const done = await aWasher(app.db, { latitude: 3.2, longitude: 101.7 })
  await anOrder(app.db, { status: 'delivered', washerId: done.id, at: ago(1) })
  expect((await map()).free).toEqual([
    [2, 1_580, 50_859],
    [1, 1_600, 50_850],
  ])
})

it('lists the last fifty decisions of dispatch with what became of each offer', async () => {
  const [siti, noor, dara] = [
    await aWasher(app.db, { name: 'Siti' }),
    await aWasher(app.db, { name: 'Noor' }),
    await aWasher(app.db, { name: 'Dara' }),
  ]
  const order = await anOrder(app.db, { status: 'pending', at: ago(9) })
  await offer(order.id, siti.id, 'skipped', ago(4), ago(3))
  await offer(order.id, noor.id, 'open', ago(4), ago(3))
  await offer(order.id, dara.id, 'open', ago(1))
  await app.db.run(sql`
    insert into waves (order_id, search_started_at, at, rules, radius_step, is_favourite_asked, is_whole, places, credit, candidates,
      asked, radius_km)
    values (${order.id}, ${ago(9)}, ${ago(4)}, '{}', 0, false, true, 2, 0, '[]', '{}', 6)`)
  const { decisions } = await live()
  expect(decisions).toEqual([
    {
      mode: 'wave',
      at: ago(1).toISOString(),
      orders: [
        {
          id: order.id,
          reach_m: 1_000 + number,
          radius_km: null,
          asked: [{ id: dara.id, name: 'Dara', outcome: 'open' }],
        },
      ],
    },
    {
      mode: 'wave',
      at: ago(4).toISOString(),
      orders: [
        {
          id: order.id,
          reach_m: 1_000 + number - 1,
          radius_km: 6,
          asked: [
            { id: siti.id, name: 'Siti', outcome: 'skipped' },
            { id: noor.id, name: 'Noor', outcome: 'expired' },
          ],
        },
      ],
    },
  ])
  const other = await anOrder(app.db, { status: 'pending', at: ago(9) })
  const at = app.clock.now()
  await offer(order.id, siti.id, 'open', at)
  await offer(other.id, noor.id, 'open', at)
  await app.db.run(sql`update offers set ground = 'batch' where created_at = ${at}`)
  expect((await live()).decisions[0]).toMatchObject({ mode: 'batch', orders: [{ id: other.id }, { id: order.id }] })
  for (let wave = 0; wave < 55; wave += 1) await offer(order.id, siti.id, 'expired', ago(100 - wave))
  expect((await live()).decisions.flatMap(({ orders }) => orders)).toHaveLength(50)
})

it('answers operators with a second factor only', async () => {
  const unproven = await app.join('Uma Fresh', { isOperator: true, isUnproven: true })
  for (const url of ['/api/ops/live', '/api/ops/live/map']) {
    expect((await read(url)).status).toBe(200)
    expect((await read(url, unproven)).status).toBe(403)
    expect((await read(url, await app.join('Sam Stranger'))).status).toBe(403)
  }
})

it('reads the market once for all operators who ask meanwhile, and anew for who asks later', async () => {
  await anOrder(app.db, { status: 'pending', at: ago(3) })
  const readsOf = async (times: number, url: string) => {
    const before = app.db.statements()
    const answers = await Promise.all(Array.from({ length: times }, () => read(url)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    return app.db.statements() - before
  }
  for (const url of ['/api/ops/live', '/api/ops/live/map']) {
    const [alone, token] = [await readsOf(1, url), await readsOf(1, '/api/ops/disks')]
    // The first one's, and one for the others.
    expect(await readsOf(20, url)).toBeLessThanOrEqual(2 * alone + 20 * token)
  }
  await anOrder(app.db, { status: 'pending', at: ago(1) })
  expect((await map()).total).toBe(2)
})

it('gives the chance that the customer of each order sees, wherever its Washer is and whatever else they have in hand', async () => {
  const customer = await app.join('Cora Bell')
  const door = { address: '12 Jalan Ampang', latitude: 3.15, longitude: 101.71 }
  const near = { ...door, latitude: 3.151 }
  const at = (minutes: number, status: 'accepted' | 'in_progress', washerId: UserId, pickup = door) =>
    anOrder(app.db, { status, customerId: customer.id, washerId, at: ago(minutes), pickup })
  const washers = await Promise.all([1, 2, 3, 4].map(() => aWasher(app.db)))
  const [still, coming, busy, leaving] = washers.map(({ id }) => id) as [UserId, UserId, UserId, UserId]
  const orders = [
    await at(150, 'in_progress', still),
    await at(4, 'accepted', coming),
    await at(165, 'in_progress', busy),
    await at(150, 'in_progress', busy, near),
    await at(160, 'in_progress', leaving),
  ]
  await app.db.run(sql`
    update orders set laundry_completed_at = ${ago(20)} where washer_id = any(${[still, busy, leaving]}::bigint[])`)
  await app.db.run(sql`
    update washers set last_latitude = 3.19, last_longitude = 101.71, last_position_at = ${ago(0)}
    where user_id = any(${[coming, busy, leaving]}::bigint[])`)
  await app.db.run(
    sql`update washers set left_latitude = 3.19, left_longitude = 101.71, left_at = ${ago(5)} where user_id = ${leaving}`,
  )
  await app.db.run(sql`
    insert into washer_paces (washer_id, stage, orders, mean, variance, updated_at)
    select washer_id, stage, 20, ln(1500), 0.2, ${ago(0)} from unnest(${[still, busy]}::bigint[]) washer_id, unnest(array['back', 'wash']) stage`)
  await app.db.run(
    sql`insert into market_paces (stage, orders, mean, variance, updated_at) values ('back', 90, ln(1300), 0.3, ${ago(0)})`,
  )
  await app.db.run(sql`
    insert into market_calibrations (stage, is_live, others, p50, p90, measured_at) values ('back', false, 0, 0.4, 1.9, ${ago(0)}), ('back', false, 1, 0.2, 1.5, ${ago(0)}), ('back', true, 0, 0.3, 1.7, ${ago(0)})`)
  const shown = new Map((await live()).orders.map((order) => [order.id, order.chance]))
  const seen = new Set<number>()
  for (const { id } of orders) {
    const { body } = await app.send(customer.token, { method: 'GET', url: `/api/orders/${id}` })
    const { risk } = (body.data as { promise: { risk: number } }).promise
    expect(shown.get(id)).toBe(risk)
    seen.add(risk)
  }
  expect(seen.size).toBeGreaterThan(3)
})
