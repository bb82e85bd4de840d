import type { OrderId } from '@washline/contract/ids'
import { firstZones, plainRules, type Zone } from '@washline/contract/zones/zone'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startDoors } from '../../src/doors/builders.ts'
import { pickupLocation } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { currentZones, insertZones } from '../../src/zones/index.ts'
import { raceBehind } from '../harness/race-behind.ts'

const doors = await startDoors()
afterAll(doors.close)
const { db, call, clock, customer, accepted, returning, standAt, open, answer, caseOf, viewOf } = doors
beforeEach(() => db.run(sql`delete from rate_limits`))

const place = {
  ...pickupLocation,
  address: '14 Jalan Alor',
  latitude: pickupLocation.latitude + 1_700 / 111_195,
}
const [x, y] = [Math.round(place.longitude * 1e6), Math.round(place.latitude * 1e6)]
const around: Zone['outline'] = [
  [x - 2_000, y - 2_000],
  [x + 2_000, y - 2_000],
  [x + 2_000, y + 2_000],
  [x - 2_000, y + 2_000],
]
const quarter: Zone = { ...plainRules, id: 'quarter', name: 'Quarter', outline: around }
/** Contains the door of the order, not the other one. */
const near: Zone = {
  ...plainRules,
  id: 'near',
  name: 'Near',
  outline: around.map(([longitude, latitude]) => [longitude, latitude - 15_300]),
}
/** Everything but the minute that it is now, a week round. */
const closedNow = (at: Date): Zone['hours'] => {
  const day = ((at.getUTCDay() + 6) % 7) + 1
  return [{ day: ((day + 2) % 7) + 1, from: 600, to: 660 }]
}
const setZones = async (...zones: Zone[]) => {
  await db.transaction(async (tx) => {
    const version = (await currentZones(tx)).version + 1
    const at = clock.now()
    await insertZones(tx, { version, zones, changes: [], by: customer.id, reason: 'Drawn for a test', at })
  })
}
const moved = (id: OrderId) => answer(id, { answer: 'moved', place })
const feesOf = (id: OrderId) =>
  db.all(sql`select amount_minor from payments where order_id = ${id} and kind = 'door_fee'`)

it.each<[string, () => Zone[], string[]]>([
  ['outside every zone', () => [near], ['We do not serve this area yet.']],
  [
    'in a zone that is paused',
    () => [{ ...quarter, paused: 'The harbour is flooded.' }, ...firstZones],
    ['Orders are paused here right now.', 'The harbour is flooded.'],
  ],
  [
    'in a zone that is closed',
    () => [{ ...quarter, hours: closedNow(clock.now()) }, ...firstZones],
    ['We are closed here at that time. Please choose a time when we are open.'],
  ],
])('is refused %s, at the pickup and at the return, and nothing is paid or moved', async (_, zones, place) => {
  await setZones(...firstZones)
  const [pickup, back] = [await accepted(), await returning()]
  await setZones(...zones())
  for (const id of [pickup, back]) {
    expect(await moved(id)).toMatchObject({ status: 422, body: { errors: { place } } })
    expect((await viewOf(id)).pickup_location?.address).not.toBe('14 Jalan Alor')
    expect(await feesOf(id)).toEqual([])
  }
})

it('in another zone keeps the price, the fees and the promise of the order', async () => {
  await setZones(...firstZones)
  const id = await accepted()
  const before = await viewOf(id)
  await setZones({ ...quarter, price_factor: 20_000, promise_minutes: 600 }, ...firstZones)
  expect((await moved(id)).status).toBe(200)
  const after = await viewOf(id)
  expect(after.pickup_location?.address).toBe('14 Jalan Alor')
  const agreed = ({ total, item_count, promise_s }: typeof before) => ({ total, item_count, promise_s })
  expect(agreed(after)).toEqual(agreed(before))
  expect(await db.one(sql`select zone_id from orders where id = ${id}`)).toEqual({ zone_id: 'everywhere' })
})

it('in the order’s own zone is possible after its hours', async () => {
  await setZones(quarter, near, ...firstZones)
  const id = await accepted({ pickup_location: place })
  await setZones({ ...quarter, hours: closedNow(clock.now()) }, near)
  expect((await moved(id)).status).toBe(200)
})

describe('at once', () => {
  const cancelled = (id: OrderId) => call(customer, 'POST', `/api/orders/${id}/cancel`)
  const race = (id: OrderId, ...calls: (() => ReturnType<typeof call>)[]) =>
    raceBehind(
      db,
      (tx) => tx.run(sql`select from orders where id = ${id} for update`),
      () => calls.map((made) => made()),
    )
  const waiting = async () => {
    const id = await accepted()
    await standAt()
    await open(id, 'absent')
    return id
  }
  beforeEach(() => setZones(...firstZones))

  it('two moves to the same door pay the way once and end the case once', async () => {
    const id = await waiting()
    const both = await race(
      id,
      () => moved(id),
      () => moved(id),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await feesOf(id)).toEqual([{ amount_minor: 300 }])
    expect(await caseOf(id)).toMatchObject({ outcome: 'redirected' })
  })

  it('of two moves one has the last that is left', async () => {
    const id = await waiting()
    await moved(id)
    const both = await race(
      id,
      () => moved(id),
      () => answer(id, { answer: 'moved', place: pickupLocation }),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([true, false])(
    'a move and a cancellation: the one behind finds what the other left (move first: %s)',
    async (first) => {
      const id = await waiting()
      const [move, cancel] = [() => moved(id), () => cancelled(id)]
      const both = await race(id, ...(first ? [move, cancel] : [cancel, move]))
      const [status] = first ? both.map((each) => each.status) : both.map((each) => each.status).reverse()
      const { status: now } = await viewOf(id)
      expect([status, now]).toEqual(status === 200 ? [200, 'cancelled'] : [409, 'cancelled'])
      expect(await feesOf(id)).toEqual(status === 200 ? [{ amount_minor: 300 }] : [])
      expect((await caseOf(id)).outcome).toBe(status === 200 ? 'redirected' : 'cancelled')
    },
  )
})
