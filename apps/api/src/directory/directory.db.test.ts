import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestApi } from '../../testing/harness/test-api.ts'
import { MapsFailure, type MapsGateway } from '../maps/index.ts'
import { aCustomer, anOrder, aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { directoryModule } from './module.ts'

const middle = { latitude: 3.1478, longitude: 101.7117 }
const here = `latitude=${middle.latitude}&longitude=${middle.longitude}`
const geocode: MapsGateway['geocode'] = async (address) => {
  if (address === 'Down') throw new MapsFailure('geocode', { kind: 'unreachable' })
  return address === 'Nowhere'
    ? null
    : {
        ...(address.includes('12 ') && { is_partial: true }),
        place_id: '1',
        display_name: address,
        formatted_address: `${address}, Earth`,
        precision: 'city',
        ...middle,
      }
}
const api = await startTestApi(
  ({ db, clock }) => directoryModule({ db, clock, maps: { geocode } }),
  new Date('2026-11-21T10:00:00Z'),
)
afterAll(api.close)
const { db } = api
beforeEach(async () => {
  // Unlists the Washers of earlier tests.
  await db.run(sql`update washers set verified_at = null`)
  api.clock.advance(120_000)
})

const ask = (query: string) => api.call(undefined, 'GET', `/api/washers${query}`)
const listed = async (query: string) => (await ask(query)).body.data.washers
const change = (userId: UserId, set: ReturnType<typeof sql>) =>
  db.run(sql`update washers set ${set} where user_id = ${userId}`)
const rate = async (washerId: UserId, tenths: number, comment: string) => {
  const order = await anOrder(db, { status: 'completed', washerId })
  await db.run(sql`
    insert into ratings (order_id, washer_id, customer_id, tenths, comment, created_at)
    values (${order.id}, ${washerId}, ${order.customerId}, ${tenths}, ${comment}, ${api.clock.now()})`)
}

it('shows the public profile of a Washer and no other field', async () => {
  const { id } = await aWasher(db, { name: 'Siti Rahman', businessName: 'Sudsy', ...middle, online: false })
  await change(
    id,
    sql`rating_tenths_sum = 94, rating_count = 2, orders_done = 12, orders_on_time = 11, created_at = '2026-03-31'`,
  )
  const answer = await ask(`?${here}`)
  expect(answer).toEqual({
    status: 200,
    body: {
      success: true,
      data: {
        center: { name: null, ...middle },
        radius_km: Math.max(...market.dispatch.radiiKm),
        washers: [
          {
            id: id,
            name: 'Sudsy',
            since: '2026-03',
            rating: { average: 4.7, count: 2 },
            completed_orders: 12,
            promise_kept_percent: 92,
            is_newcomer: false,
            place: { latitude: expect.any(Number), longitude: expect.any(Number) },
            distance_meters: expect.any(Number),
          },
        ],
      },
    },
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/Siti|Rahman|Jalan|@/)
})

it.each([
  ['who is unverified', sql`verified_at = null`],
  ['who has no deposit', sql`deposit_held = false`],
  ['who has no place', sql`online = false, latitude = null, longitude = null`],
])('leaves out a Washer %s', async (_, set) => {
  await change((await aWasher(db, middle)).id, set)
  expect(await listed(`?${here}`)).toEqual([])
})

it('finds a typed place, answers null for an unknown one and 503 when the maps service fails', async () => {
  await aWasher(db, middle)
  expect((await ask('?place=Harbour%20Town')).body.data).toMatchObject({
    center: { name: 'Harbour Town, Earth' },
    washers: [{ is_newcomer: true, promise_kept_percent: null, rating: { average: null, count: 0 } }],
  })
  expect((await ask('?place=Nowhere')).body.data).toMatchObject({ center: null, washers: [] })
  expect((await ask('?place=Down')).status).toBe(503)
})

it.each(['', '?place=', '?latitude=3', '?latitude=91&longitude=0', `?${here}&radius_km=0`, `?${here}&radius_km=99`])(
  'refuses %j',
  async (query) => expect((await ask(query)).status).toBe(422),
)

it('lists Washers within the radius, nearest shown place first', async () => {
  const near = await aWasher(db, { latitude: 3.1748, longitude: 101.7117 })
  const nearest = await aWasher(db, { latitude: 3.1478, longitude: 101.7197 })
  await aWasher(db, { latitude: 3.2378, longitude: 101.7117 })
  const ids = (await listed(`?${here}&radius_km=6`)).map(({ id }: { id: number }) => id)
  expect(ids).toEqual([nearest.id, near.id])
  const distances = (await listed(`?${here}`)).map((washer: { distance_meters: number }) => washer.distance_meters)
  expect(distances).toHaveLength(3)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  expect(distances.every((meters: number) => meters % 100 === 0)).toBe(true)
})

it('shows one place for all positions within a cell', async () => {
  const cell = 1 / 220
  const corner = { latitude: Math.floor(middle.latitude * 220) / 220, longitude: middle.longitude }
  const { id } = await aWasher(db, corner)
  const shown = async (latitude: number) => {
    await change(id, sql`latitude = ${latitude}`)
    return (await listed(`?${here}`))[0].place
  }
  const places = [await shown(corner.latitude + cell * 0.1), await shown(corner.latitude + cell * 0.9)]
  expect(places[0]).toEqual(places[1])
  expect(await shown(corner.latitude + cell * 1.1)).not.toEqual(places[0])
})

it('shows a place within one cell of the true one, anywhere on earth', async () => {
  const { id } = await aWasher(db, middle)
  const rows = await db.all<{ off: number }>(sql`
    select great_circle_m(latitude, longitude, (shown_place(latitude, longitude, ${id}))[1],
      (shown_place(latitude, longitude, ${id}))[0]) as off
    from generate_series(-89, 89, 7) latitude, generate_series(-179.99, 179.99, 13.7) longitude`)
  expect(Math.max(...rows.map(({ off }) => off))).toBeLessThan(760)
  expect(Math.max(...rows.map(({ off }) => off))).toBeGreaterThan(300)
})

it.each([
  ['across the antimeridian', { latitude: -16.8, longitude: 179.98 }, { latitude: -16.8, longitude: -179.97 }],
  ['near the pole', { latitude: 89.96, longitude: 0 }, { latitude: 89.95, longitude: 170 }],
])('finds a Washer %s', async (_, at, place) => {
  await aWasher(db, place)
  expect(await listed(`?latitude=${at.latitude}&longitude=${at.longitude}`)).toHaveLength(1)
})

it('shows a Washer with ratings per star and the latest ratings with the customers’ initials', async () => {
  const washer = await aWasher(db, { businessName: 'Sudsy', ...middle })
  for (const [tenths, comment] of [
    [50, 'First'],
    [44, ''],
    [0, 'Damp'],
  ] as const)
    await rate(washer.id, tenths, comment)
  const { body } = await ask(`/${washer.id}`)
  expect(body.data).toMatchObject({ name: 'Sudsy', stars: [1, 1, 0, 0, 1] })
  const given = { id: expect.any(Number), from: 'C.', on: '2026-11-21', answer: null }
  expect(body.data.latest).toEqual([
    { ...given, rating: 0, comment: 'Damp' },
    { ...given, rating: 4.4, comment: '' },
    { ...given, rating: 5, comment: 'First' },
  ])
})

it('lists ratings in pages with their answers, without hidden ones', async () => {
  const washer = await aWasher(db, middle)
  for (const tenths of [10, 20, 30, 40]) await rate(washer.id, tenths, `${tenths}`)
  await db.run(sql`
    update ratings set answer = 'Sorry', answered_at = now(), hidden_at = case tenths when 20 then now() end,
      answer_hidden_at = case tenths when 30 then now() end
    where washer_id = ${washer.id} and tenths in (10, 20, 30)`)
  const path = `/${washer.id}`
  const page = async (cursor = '') => (await ask(`${path}/ratings?limit=2${cursor}`)).body.data
  const first = await page()
  expect(first.ratings).toMatchObject([
    { rating: 4, answer: null },
    { rating: 3, answer: null },
  ])
  expect(await page(`&cursor=${first.next_cursor}`)).toMatchObject({
    ratings: [{ rating: 1, answer: 'Sorry' }],
    next_cursor: null,
  })
  expect((await ask(path)).body.data.stars).toEqual([0, 1, 1, 0, 1])
  expect((await ask(`${path}/ratings?cursor=x`)).status).toBe(422)
  expect((await ask('/999999/ratings')).status).toBe(404)
})

it('leaves out blocked Washers for the blocker only', async () => {
  const washer = await aWasher(db, middle)
  const [viewer, other] = [await aCustomer(db), await aCustomer(db)]
  await db.run(sql`insert into blocks (blocker_id, blocked_id, created_at) values (${viewer.id}, ${washer.id}, now())`)
  const seen = async (by: UserId | undefined) =>
    (await api.call(by, 'GET', `/api/washers?${here}`)).body.data.washers.length
  expect(await Promise.all([viewer.id, other.id, washer.id, undefined].map(seen))).toEqual([0, 1, 1, 1])
})

it('answers 404 for Washers who are not listed', async () => {
  const { id } = await aWasher(db, middle)
  await change(id, sql`verified_at = null`)
  expect((await ask(`/${id}`)).status).toBe(404)
  expect((await ask('/999999')).status).toBe(404)
  expect((await ask('/x')).status).toBe(404)
})

it('limits calls by IP address', async () => {
  const statuses = []
  for (let call = 0; call < 61; call += 1) statuses.push((await ask('/999999')).status)
  expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true)
  expect(statuses[60]).toBe(429)
})

it('uses the index of shown places', async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`)
    return tx.all(sql`
      explain select w.user_id from washers w
      where w.verified_at is not null and w.deposit_held and w.shown_pos <@ circle(point(1.77, 0.05), 0.01)`)
  })
  expect(JSON.stringify(plan)).toContain('washers_shown')
})

it('marks a place that was understood only in part', async () => {
  expect((await ask('?place=12+Rua+Augusta')).body.data.center).toMatchObject({ is_partial: true })
  expect((await ask('?place=Lisbon')).body.data.center).not.toHaveProperty('is_partial')
})
