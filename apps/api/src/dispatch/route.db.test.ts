import type { IncomingRequest } from '@washline/contract/dispatch/endpoints'
import type { WasherRoute } from '@washline/contract/dispatch/route-endpoints'
import type { OrderId } from '@washline/contract/ids'
import { distanceMeters } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { driveSeconds } from '@washline/contract/orders/pay'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { anOrder, aWasher, type Person } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { aMeeting, farAwayPlace, north, startDispatch, type TestPlace } from './builders.ts'

const api = await startDispatch()
const { db, clock, call, place, runDue, broadcastsTo } = api
afterAll(api.close)

let home: TestPlace
let washer: Person
beforeEach(async () => {
  home = farAwayPlace()
  washer = await aWasher(db, home)
})

const at = (km: number) => ({ address: `${km} North Street`, ...north(home, km) })
const inHand = (km: number, status: 'accepted' | 'picked_up' | 'in_progress', by = washer) =>
  anOrder(db, { washerId: by.id, status, pickup: at(km), at: clock.now() })
const routeFor = async (by: Person) => (await call(by, 'GET', '/api/provider/route')).body.data as WasherRoute
const kindsOf = ({ stops }: WasherRoute, id: OrderId) =>
  stops.filter(({ order_id }) => order_id === id).map(({ kind }) => kind)
const wash = (id: OrderId) => db.run(sql`update orders set laundry_completed_at = ${clock.now()} where id = ${id}`)
const inSeconds = (time: string) => (Date.parse(time) - clock.now().getTime()) / 1_000

const rescued = (orderId: OrderId, { id }: Person) =>
  aMeeting(db, { orderId, successorId: id, place: at(2), at: clock.now() })

it('is empty without orders', async () => {
  expect(await routeFor(washer)).toEqual({ stops: [], made_at: clock.now().toISOString() })
})

it('has the stops of the Washer’s own orders only, with their doors', async () => {
  const [coming, washing] = [await inHand(1, 'accepted'), await inHand(-1, 'in_progress')]
  const other = await aWasher(db, home)
  const theirs = await inHand(3, 'picked_up', other)
  const route = await routeFor(washer)
  expect(new Set(route.stops.map(({ order_id }) => order_id))).toEqual(new Set([coming.id, washing.id]))
  expect(kindsOf(route, coming.id)).toEqual(['pickUp', 'startLaundry', 'finishLaundry', 'deliver'])
  expect(kindsOf(route, washing.id)).toEqual(['finishLaundry', 'deliver'])
  const placesOf = (kind: string) => route.stops.filter((stop) => stop.kind === kind).map(({ place }) => place)
  expect(placesOf('pickUp')).toEqual([at(1)])
  expect(placesOf('startLaundry')).toEqual([{ address: null, latitude: home.latitude, longitude: home.longitude }])
  expect(placesOf('deliver')).toEqual(expect.arrayContaining([at(1), at(-1)]))
  const seenByOther = JSON.stringify(await routeFor(other))
  expect(seenByOther).toContain(String(theirs.id))
  for (const secret of [coming.id, washing.id, at(1).address, at(-1).address]) expect(seenByOther).not.toContain(secret)
})

it.each(['delivered', 'completed', 'cancelled'] as const)('has no stop of an order that is %s', async (status) => {
  await anOrder(db, { washerId: washer.id, status, pickup: at(1), at: clock.now() })
  await db.run(sql`update orders set washer_id = ${washer.id} where status = ${status}`)
  expect((await routeFor(washer)).stops).toEqual([])
})

it('begins at the live position, or at the place of work if none is fresh', async () => {
  const { id } = await inHand(4, 'in_progress')
  await wash(id)
  const seenAt = (ageMs: number) =>
    db.run(sql`update washers set last_latitude = ${at(3).latitude}, last_longitude = ${at(3).longitude},
      last_position_at = ${new Date(clock.now().getTime() - ageMs)} where user_id = ${washer.id}`)
  const drive = (km: number) => Math.ceil(driveSeconds(distanceMeters(at(km), at(4))))
  const arrival = async () => inSeconds((await routeFor(washer)).stops[0]?.expected_at ?? '')
  expect(await arrival()).toBe(drive(0))
  await seenAt(60_000)
  expect(await arrival()).toBe(drive(3))
  await seenAt(market.pace.positionMs)
  expect(await arrival()).toBe(drive(0))
})

it('follows the pace of the Washer', async () => {
  const { id } = await inHand(0, 'picked_up')
  const washedAt = async () =>
    inSeconds((await routeFor(washer)).stops.find(({ kind }) => kind === 'finishLaundry')?.expected_at ?? '')
  expect(await washedAt()).toBe(market.pace.assumed.wash.usualS)
  await db.run(sql`
    insert into washer_paces (washer_id, stage, orders, mean, variance, updated_at)
    values (${washer.id}, 'wash', 1000, ln(1800), 0.01, ${clock.now()})`)
  expect(await washedAt()).toBeLessThan(1_850)
  expect(kindsOf(await routeFor(washer), id)).toEqual(['startLaundry', 'finishLaundry', 'deliver'])
})

it('leads the successor to the giver and not to the door, and the giver nowhere, until the handover', async () => {
  const { id } = await inHand(5, 'picked_up')
  const successor = await aWasher(db, home)
  await rescued(id, successor)
  const { stops } = await routeFor(successor)
  expect(stops.map(({ kind, place }) => [kind, place.address])).toEqual([
    ['takeOver', at(2).address],
    ['startLaundry', null],
    ['finishLaundry', null],
  ])
  expect(JSON.stringify(stops)).not.toContain(at(5).address)
  expect((await routeFor(washer)).stops).toEqual([])
  await db.run(
    sql`update rescues set state = 'searching', successor_id = null, accepted_at = null where order_id = ${id}`,
  )
  expect([(await routeFor(washer)).stops, (await routeFor(successor)).stops]).toEqual([[], []])
  await db.run(sql`update rescues set state = 'stood_down', due_at = null, closed_at = now() where order_id = ${id}`)
  expect(kindsOf(await routeFor(washer), id)).toEqual(['startLaundry', 'finishLaundry', 'deliver'])
})

it('shows with an offer what it adds to the route, listed and live, and whether it makes another order late', async () => {
  const other = await aWasher(db, home)
  let idleS: unknown = expect.any(Number)
  const offered = async (): Promise<IncomingRequest> => {
    const orderId = await place(at(1))
    await runDue()
    const requests = (await call(washer, 'GET', '/api/provider/requests')).body.data as IncomingRequest[]
    const request = requests.find(({ order_id }) => order_id === orderId)
    if (!request) throw new Error('the Washer was not asked')
    const live = (await broadcastsTo(washer, orderId)).at(-1)
    expect(live?.data.data).toEqual(request)
    await db.run(sql`update offers set state = 'ended' where order_id = ${orderId}`)
    const [toOther] = await broadcastsTo(other, orderId)
    expect(toOther?.data.data).toMatchObject({ extra_seconds: idleS, delays_other: false })
    return request
  }
  const idle = await offered()
  idleS = idle.extra_seconds
  expect(idle.delays_other).toBe(false)
  expect(idle.extra_seconds).toBeGreaterThan(market.pace.assumed.wash.usualS)
  expect(idle.extra_seconds % 60).toBe(0)

  const { id } = await inHand(1.2, 'picked_up')
  const busy = await offered()
  expect(busy.delays_other).toBe(false)
  expect(busy.extra_seconds).toBeLessThan(idle.extra_seconds / 2)

  // Back in 26 minutes, 25 of them on the road: a pickup on the way is one too many.
  await wash(id)
  await db.run(sql`
    update orders set status = 'in_progress', pickup_latitude = ${at(8).latitude},
      picked_up_at = ${new Date(clock.now().getTime() - market.promise.timerS * 1_000 + 26 * 60_000)} where id = ${id}`)
  expect((await offered()).delays_other).toBe(true)
})
