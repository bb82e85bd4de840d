import type { UserId } from '@washline/contract/ids'
import { cellMiddle, distanceMeters, type Point } from '@washline/contract/maps/geo'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../platform/db/sql.ts'
import { aWasher, noPayments, startWashers } from './builders.ts'
import { availableWashers } from './queries.ts'

const api = await startWashers({ payments: noPayments, verification: 'auto' })
afterAll(api.close)
const { db } = api
beforeEach(() => db.run(sql`delete from washers`))

const middle = { latitude: 3.1478, longitude: 101.7117 }
const around = (place: { latitude: number; longitude: number }, more: object = {}) =>
  availableWashers(db, { ...place, radiusM: 15_000, limit: 10, excludeUserIds: [], ...more })
const idsAround = async (place: { latitude: number; longitude: number }, more: object = {}) =>
  (await around(place, more)).map(({ userId }) => userId)

test('lists the nearest first, with distance and metrics', async () => {
  const far = await aWasher(api, { latitude: 3.2378 })
  const near = await aWasher(api, { latitude: 3.1568 })
  await db.run(sql`
    update washers set rating_tenths_sum = 94, rating_count = 2, orders_done = 5, orders_on_time = 4
    where user_id = ${near.userId}`)
  const [first, second] = await around(middle)
  expect(first).toMatchObject({
    userId: near.userId,
    name: 'Siti',
    businessName: 'Sudsy',
    radiusKm: 15,
    ratingTenthsSum: 94,
    ratingCount: 2,
    ordersDone: 5,
    ordersOnTime: 4,
  })
  const shown = await db.one<Point>(sql`
    select shown_place[1] as latitude, shown_place[0] as longitude from washers where user_id = ${near.userId}`)
  expect(first).toMatchObject(shown)
  expect(first?.distanceM).toBeCloseTo(distanceMeters(cellMiddle(middle), shown), 0)
  expect(second?.userId).toBe(far.userId)
})

test.each([
  ['who is offline', { online: false }],
  ['who is unverified', { verified: false }],
  ['without a deposit', { depositHeld: false }],
  ['whose account is of the customer type', { accountIsWasher: false }],
  ['without a position', { latitude: null, longitude: null, online: false }],
  ['who is outside the search radius', { latitude: 3.3 }],
  ['whose own radius is smaller', { latitude: 3.2, radiusKm: 5 }],
])('leaves out a Washer %s', async (_, fields) => {
  const { userId } = await aWasher(api)
  await aWasher(api, fields)
  expect(await idsAround(middle)).toEqual([userId])
})

test('leaves out excluded users and applies the limit', async () => {
  const ids = []
  for (let i = 0; i < 4; i += 1) ids.push((await aWasher(api, { latitude: middle.latitude + i / 1_000 })).userId)
  expect(await idsAround(middle, { excludeUserIds: ids.slice(0, 1), limit: 2 })).toEqual(ids.slice(1, 3))
})

test.each([
  [
    'across the antimeridian eastwards',
    { latitude: -16.8, longitude: 179.98 },
    { latitude: -16.8, longitude: -179.97 },
  ],
  [
    'across the antimeridian westwards',
    { latitude: -16.8, longitude: -179.98 },
    { latitude: -16.8, longitude: 179.97 },
  ],
  ['far north', { latitude: 84.3, longitude: 20 }, { latitude: 84.35, longitude: 20.5 }],
  ['at the edge of the plane', { latitude: 84.95, longitude: 20 }, { latitude: 85.02, longitude: 20 }],
  ['over the pole', { latitude: 89.97, longitude: 0 }, { latitude: 89.97, longitude: 180 }],
  ['at the south pole', { latitude: -90, longitude: 0 }, { latitude: -89.9, longitude: 77 }],
])('finds a Washer %s', async (_, place, washer) => {
  const { userId } = await aWasher(api, washer)
  await aWasher(api)
  expect(await idsAround(place)).toEqual([userId])
})

test('finds the same Washers as a search by great-circle distance', async () => {
  const places = [0, 33, -52, 66, 80, 84.4].map((latitude, i) => ({ latitude, longitude: -170 + i * 69 }))
  for (const place of places) {
    await db.run(sql`delete from washers`)
    const spread = 0.16
    for (let i = 0; i < 24; i += 1) {
      const angle = (i / 24) * 2 * Math.PI
      const reach = spread * (0.3 + (i % 5) / 5)
      await aWasher(api, {
        latitude: place.latitude + reach * Math.sin(angle),
        longitude: place.longitude + (reach * Math.cos(angle)) / Math.cos((place.latitude * Math.PI) / 180),
      })
    }
    const { latitude, longitude } = cellMiddle(place)
    const all = await db.all<{ userId: UserId }>(sql`
      select user_id as "userId" from washers, great_circle_m(shown_place[1], shown_place[0], ${latitude}, ${longitude}) as m
      where m <= 15000 order by m, user_id`)
    expect(all.length).toBeGreaterThan(5)
    expect(await idsAround(place, { limit: 30 })).toEqual(all.map(({ userId }) => userId))
  }
})

test('locates a Washer no better than their grid cell, from however many places', async () => {
  const cell = { latitude: 3.1478, longitude: 101.7117 }
  const { userId } = await aWasher(api, { ...cell, radiusKm: 3 })
  const probes = Array.from({ length: 400 }, (_, n) => ({
    latitude: cell.latitude + ((n % 20) - 10) * 0.0029,
    longitude: cell.longitude + (Math.floor(n / 20) - 10) * 0.0029,
  }))
  const answers = async () => {
    const found: unknown[] = []
    for (const probe of probes)
      for (const radiusM of [1_000, 3_000]) found.push(...(await around(probe, { radiusM })), 'next')
    return found
  }
  const first = await answers()
  expect(first.filter((one) => one !== 'next').length).toBeGreaterThan(100)
  const corners = await db.all<Point>(sql`
    select latitude + north as latitude, longitude + east as longitude
    from washers, (values (0.001, 0.001), (-0.001, -0.001), (0.001, -0.001)) as corner (north, east)
    where user_id = ${userId}
      and (shown_place(latitude + north, longitude + east, user_id)) ~= shown_place`)
  expect(corners.length).toBeGreaterThan(0)
  for (const { latitude, longitude } of corners) {
    await db.run(sql`
      update washers set latitude = ${latitude}, longitude = ${longitude} where user_id = ${userId}`)
    expect(await answers()).toEqual(first)
  }
})

test('uses the index of shown places', async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`)
    return tx.all(sql`
      explain select w.user_id from washers w join users u on u.id = w.user_id
      where w.shown_pos <@ circle(point(1.77, 0.05), 0.01) and w.online and w.verified_at is not null and w.deposit_held
      order by w.shown_pos <-> point(1.77, 0.05) limit 30`)
  })
  expect(JSON.stringify(plan)).toContain('washers_shown')
})
