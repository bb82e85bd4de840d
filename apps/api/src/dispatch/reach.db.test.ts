import { toUserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { plainRules, zone } from '@washline/contract/zones/zone'
import { afterAll, expect, it } from 'vitest'
import type { Events } from '../events/events.ts'
import { aCustomer, anOrder, aWasher, type Person } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { currentZones, insertZones } from '../zones/index.ts'
import { aMeeting, farAwayPlace, north, startDispatch, type TestPlace } from './builders.ts'
import { dispatchPrivacy } from './privacy.ts'
import { joinWaitlist } from './use-cases/change-waitlist.ts'
import { notifyAroundWasher, notifyOpened, sweepWaitlist } from './use-cases/notify-waitlist.ts'

/** Where the simulated Washers of a demo would come. */
const demoLatitudes = new Set<number>()
const api = await startDispatch({ simulatedWashersCome: async ({ latitude }) => demoLatitudes.has(latitude) })
const { db, clock, call, customer, washersAt, runDue } = api
afterAll(api.close)
const { fewest } = market.dispatch.reach
const { days, placesPerPerson } = market.dispatch.waitlist
const draft = await anOrder(db, { customerId: customer.id })

const read = async (place: TestPlace, by: { id: Person['id'] } = customer, order = draft.id) => {
  await db.run(sql`delete from rate_limits`)
  return call(by, 'GET', `/api/orders/${order}/reach?latitude=${place.latitude}&longitude=${place.longitude}`)
}
const reachAt = async (place: TestPlace, by?: Person, order?: typeof draft.id) =>
  (await read(place, by, order)).body.data as Record<string, unknown>
const join = async (place: TestPlace, by: Person = customer) => {
  await db.run(sql`delete from rate_limits`)
  return call(by, 'POST', '/api/waitlist', place)
}
const notified: Events['waitlist.reached'][] = []
api.events.on('waitlist.reached', async (_, event) => {
  notified.push(event)
})
const reached = () => notified
const goOnline = (washer: Person | undefined) =>
  db.transaction((tx) =>
    api.events.publish(tx, 'washer.availability-changed', {
      userId: washer?.id ?? toUserId(1),
      online: true,
      at: clock.now(),
    }),
  )

it('is a range without anything of a Washer, assumed while there is little history', async () => {
  const here = farAwayPlace()
  expect(await reachAt(here)).toEqual({ washers: 'none', pickup: null, simulated: false, waitlist_id: null })
  await washersAt(here, [2])
  expect(await reachAt(here)).toEqual({
    washers: 'few',
    pickup: { from_minutes: 5, to_minutes: 25, basis: 'assumed' },
    simulated: false,
    waitlist_id: null,
  })
  await washersAt(here, [3, 4])
  expect(await reachAt(here)).toMatchObject({ washers: 'several', pickup: { to_minutes: 30 } })
})

it('is the same everywhere in a grid cell', async () => {
  const here = { ...farAwayPlace(), longitude: 20.001 }
  await washersAt(here, [2, 5, 14.9])
  const first = await reachAt({ ...here, latitude: here.latitude + 0.0001 })
  expect(await reachAt({ ...here, latitude: here.latitude + 0.0049 })).toEqual(first)
})

it('counts nobody who could not be asked', async () => {
  const here = farAwayPlace()
  const [offline, unverified, full, blocked, short] = await washersAt(here, [1, 1, 1, 1, 4])
  await db.run(sql`update washers set online = false where user_id = ${offline?.id ?? 0}`)
  await db.run(sql`update washers set verified_at = null where user_id = ${unverified?.id ?? 0}`)
  await db.run(sql`update washers set radius_km = 3 where user_id = ${short?.id ?? 0}`)
  for (let n = 0; n < market.dispatch.capacity; n += 1)
    await anOrder(db, { washerId: full?.id ?? toUserId(1), status: 'accepted' })
  await db.run(sql`
    insert into blocks (blocker_id, blocked_id, created_at) values (${customer.id}, ${blocked?.id ?? 0}, now())
    on conflict do nothing`)
  expect(await reachAt(here)).toMatchObject({ washers: 'none', pickup: null })
})

it('counts nobody whose last place is for a takeover that they are on the way to', async () => {
  const here = farAwayPlace()
  const [washer] = await washersAt(here, [1])
  const washerId = washer?.id ?? toUserId(1)
  for (let n = 1; n < market.dispatch.capacity; n += 1) await anOrder(db, { washerId, status: 'accepted' })
  expect(await reachAt(here)).not.toMatchObject({ washers: 'none' })
  const giver = await aWasher(db)
  const { id: orderId } = await anOrder(db, { washerId: giver.id, status: 'picked_up' })
  await aMeeting(db, { orderId, successorId: washerId, place: here, at: clock.now() })
  expect(await reachAt(here)).toMatchObject({ washers: 'none' })
})

it('is measured from the last pickups of the market once there are enough', async () => {
  const here = farAwayPlace()
  const [washer] = await washersAt(here, [2])
  for (let n = 0; n < fewest; n += 1) {
    const order = await anOrder(db, { washerId: washer?.id ?? toUserId(1), status: 'completed', at: clock.now() })
    await db.run(sql`
      update orders set pending_since = ${clock.now()}, pickup_at = ${clock.now()},
        accepted_at = ${new Date(clock.now().getTime() + 60_000)},
        picked_up_at = ${new Date(clock.now().getTime() + 60_000 + 900_000)} where id = ${order.id}`)
    await db.run(sql`
      insert into offers (order_id, washer_id, state, score, score_parts, reason, distance_m, duration_s, created_at,
        expires_at, answered_at)
      values (${order.id}, ${washer?.id ?? 0}, 'accepted', 1, '{}', 'near', 1000, 300, ${clock.now()}, ${clock.now()},
        ${clock.now()})`)
  }
  // One minute to accept, about six of driving, and ten more.
  expect(await reachAt(here)).toMatchObject({ pickup: { from_minutes: 15, to_minutes: 20, basis: 'measured' } })
})

it('is answered to the customer of the order only, and not too often', async () => {
  const here = farAwayPlace()
  const stranger = await aCustomer(db)
  expect((await read(here, stranger)).status).toBe(404)
  expect((await read(here, customer, 999_999 as typeof draft.id)).status).toBe(404)
  expect((await read({ ...here, latitude: 91 })).status).toBe(422)
  await db.run(sql`delete from rate_limits`)
  const path = `/api/orders/${draft.id}/reach?latitude=1&longitude=1`
  const statuses: number[] = []
  for (let n = 0; n < 21; n += 1) statuses.push((await call(customer, 'GET', path)).status)
  expect(statuses.at(-2)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
})

it('counts simulated Washers where they really come and nobody else is in reach', async () => {
  const here = farAwayPlace()
  expect(await reachAt(here)).toMatchObject({ washers: 'none', simulated: false })
  demoLatitudes.add(here.latitude)
  expect(await reachAt(here)).toMatchObject({ washers: 'none', pickup: null, simulated: true })
  await washersAt(here, [1])
  expect(await reachAt(here)).toMatchObject({ washers: 'few', simulated: false })
})

it('waits once per person and place, and is notified once when a Washer comes online', async () => {
  const here = farAwayPlace()
  const id = ((await join(here)).body.data as { waitlist_id: number }).waitlist_id
  expect(((await join({ ...here, address: 'The same place' })).body.data as { waitlist_id: number }).waitlist_id).toBe(
    id,
  )
  expect(await reachAt(here)).toMatchObject({ waitlist_id: id })
  const before = reached().length
  await sweepWaitlist(api)
  expect(reached()).toHaveLength(before)
  const [washer] = await washersAt(here, [2])
  await goOnline(washer)
  await runDue()
  expect(reached().slice(before)).toEqual([{ userId: customer.id, address: 'The same place', at: clock.now() }])
  expect(await reachAt(here)).toMatchObject({ waitlist_id: null })
  await goOnline(washer)
  await runDue()
  await sweepWaitlist(api)
  expect(reached()).toHaveLength(before + 1)
})

it('notifies once, however many runs race', async () => {
  const here = farAwayPlace()
  await join(here)
  const [washer] = await washersAt(here, [2])
  const before = reached().length
  const around = { washerId: washer?.id ?? toUserId(1) }
  await Promise.all([notifyAroundWasher(api, around), notifyAroundWasher(api, around), sweepWaitlist(api)])
  expect(reached()).toHaveLength(before + 1)
})

it('finds a Washer who was verified while online', async () => {
  const here = farAwayPlace()
  await join(here)
  const [washer] = await washersAt(here, [2])
  await db.run(sql`update washers set verified_at = null where user_id = ${washer?.id ?? 0}`)
  const before = reached().length
  await sweepWaitlist(api)
  expect(reached()).toHaveLength(before)
  await db.run(sql`update washers set verified_at = now() where user_id = ${washer?.id ?? 0}`)
  await sweepWaitlist(api)
  expect(reached()).toHaveLength(before + 1)
})

it('ends after its days, by leaving and with the account', async () => {
  const here = farAwayPlace()
  const person = await aCustomer(db)
  const order = await anOrder(db, { customerId: person.id })
  const joined = (await join(here, person)).body.data as { waitlist_id: number; until: string }
  expect(Date.parse(joined.until) - clock.now().getTime()).toBe(days * 86_400_000)
  const stranger = await aCustomer(db)
  expect((await call(stranger, 'DELETE', `/api/waitlist/${joined.waitlist_id}`)).status).toBe(404)
  expect((await call(person, 'DELETE', `/api/waitlist/${joined.waitlist_id}`)).status).toBe(200)
  expect((await call(person, 'DELETE', `/api/waitlist/${joined.waitlist_id}`)).status).toBe(404)
  await join(here, person)
  expect((await dispatchPrivacy.read(db, person.id)).sections).toMatchObject({ waitlist: [{ address: here.address }] })
  clock.advance(days * 86_400_000)
  expect(await reachAt(here, person, order.id)).toMatchObject({ waitlist_id: null })
  const washer = await aWasher(db, north(here, 1))
  const before = reached().length
  await notifyAroundWasher(api, { washerId: washer.id })
  await sweepWaitlist(api)
  expect(reached()).toHaveLength(before)
  await join(here, person)
  await db.transaction(
    (tx) => dispatchPrivacy.erase?.(tx, { userId: person.id, at: clock.now() }) ?? Promise.resolve([]),
  )
  expect((await dispatchPrivacy.read(db, person.id)).sections).toEqual({
    waitlist: [],
    offers_not_made: [],
    waves: [],
    batches: [],
    offer_appeals: [],
  })
})

it('has a limit of places per person, also for concurrent calls', async () => {
  const person = await aCustomer(db)
  const places = Array.from({ length: placesPerPerson + 2 }, farAwayPlace)
  const answers = await Promise.allSettled(places.map((place) => joinWaitlist(api, { userId: person.id, ...place })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(placesPerPerson)
  expect((await join(farAwayPlace(), person)).body).toMatchObject({ success: false, code: 'waitlist_full' })
})

it('of a place that is in no zone needs consent, is shown to operators by its cell, and ends with one notification when we open', async () => {
  const here = farAwayPlace()
  const setZones = async (paused: string | null, isAround: boolean) => {
    const [x, y] = [Math.round(here.longitude * 1e6), Math.round(here.latitude * 1e6)]
    const around = [
      [x - 20_000, y - 20_000],
      [x + 20_000, y - 20_000],
      [x + 20_000, y + 20_000],
      [x - 20_000, y + 20_000],
    ].map(([longitude = 0, latitude = 0]) => [longitude - (isAround ? 0 : 1_000_000), latitude])
    const zones = [zone.parse({ ...plainRules, id: 'city', name: 'City', outline: around, paused })]
    const at = clock.now()
    await db.transaction(async (tx) => {
      const version = (await currentZones(tx)).version + 1
      await insertZones(tx, { version, zones, changes: [], by: customer.id, reason: 'Drawn for a test', at })
      await api.events.publish(tx, 'zones.changed', { version, at })
    })
    await notifyOpened(api)
  }
  const opened: string[] = []
  api.events.on('waitlist.opened', async (_, { address }) => void opened.push(address))
  await setZones(null, false)
  expect(await join(here)).toMatchObject({ status: 422, body: { errors: { consent: [expect.any(String)] } } })
  const { body } = await call(customer, 'POST', '/api/waitlist', { ...here, consent: true })
  const { waitlist_id, until } = body.data as { waitlist_id: number; until: string }
  expect(Date.parse(until) - clock.now().getTime()).toBe(365 * 86_400_000)
  expect((await reachAt(here)).waitlist_id).toBe(waitlist_id)
  // Washers who come near do not end it, nor do days.
  await washersAt(here, [1])
  clock.advance(days * 86_400_000)
  await sweepWaitlist(api)
  await setZones('Not before Monday', true)
  expect(opened).toEqual([])
  await setZones(null, true)
  await notifyOpened(api)
  expect(opened).toEqual([here.address])
  expect((await reachAt(here)).waitlist_id).toBeNull()
})
