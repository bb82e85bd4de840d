import type { OrderId } from '@washline/contract/ids'
import type { Quote } from '@washline/contract/orders/schemas'
import { zoneMessages } from '@washline/contract/zones/messages'
import { firstZones, plainRules, type Zone, zone } from '@washline/contract/zones/zone'
import { fileOf } from '@washline/contract/zones/zone-file'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aCustomer, anOrder, startOrders, startPlacing } from '../../orders/builders.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { currentZones } from '../../zones/index.ts'
import { anOperator, testConsole } from '../builders.ts'

const api = await startOrders({ modules: (deps) => [testConsole(deps)] })
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call, clock } = api
const { customer, washer, place, draft } = placing
const [odile, omar] = [await anOperator(db, 'Odile'), await anOperator(db, 'Omar')]
const reason = 'The market of this city is divided'
beforeEach(() => db.run(sql`delete from rate_limits`))

/** Around the pickup place of the builders, 3.15 north and 101.71 east. */
const around = (size: number): Zone['outline'] => [
  [101_710_000 - size, 3_150_000 - size],
  [101_710_000 + size, 3_150_000 - size],
  [101_710_000 + size, 3_150_000 + size],
  [101_710_000 - size, 3_150_000 + size],
]
const aZone = (rules: object = {}, id = 'centre', outline: Zone['outline'] = around(10_000)): Zone =>
  zone.parse({ ...plainRules, id, name: id, outline, ...rules })
const read = async () =>
  (await call(odile, 'GET', '/api/ops/zones')).body.data as { version: number; zones: readonly Zone[] }
const change = async (zones: readonly Zone[], by = odile, version?: number) =>
  call(by, 'POST', '/api/ops/zones', { version: version ?? (await read()).version, zones, reason })
const set = async (...zones: readonly Zone[]) => {
  expect(await change(zones)).toMatchObject({ status: 200 })
}
const at = 'latitude=3.15&longitude=101.71'
const quote = async (id: OrderId, query = at) =>
  (await call(customer, 'GET', `/api/orders/${id}/quote?load_type=light&${query}`)).body.data as Quote
const stored = (id: OrderId) =>
  db.one(sql`
    select zone_version as version, zone_id as zone, promise_s as "promiseS", value_minor as value, zone_fee_minor as fee,
      pickup_fee_minor as pickup, small_order_fee_minor as small, net_pay_minor as pay, agreed_minor as agreed
    from orders where id = ${id}`)

it('is one zone without limits as long as nobody draws one', async () => {
  expect(await read()).toEqual({ version: 0, zones: firstZones })
  const { id } = await draft()
  const { zone: open, ...price } = await quote(id)
  expect(await quote(id, '')).toEqual(price)
  expect(open).toMatchObject({ state: 'open', missing: 0, promise_s: 10_800 })
  expect((await place(id)).body.success).toBe(true)
  expect(await stored(id)).toMatchObject({
    version: 0,
    zone: 'everywhere',
    promiseS: 10_800,
    fee: 0,
    pickup: 0,
    small: 0,
  })
})

describe('a change', () => {
  it('applies to every process at once, and is recorded with who, when and why', async () => {
    const { version } = await read()
    await set(aZone({ fee_minor: 150 }))
    const elsewhere = openDatabase({ url: db.url })
    expect(await currentZones(elsewhere)).toMatchObject({ version: version + 1, zones: [{ fee_minor: 150 }] })
    await elsewhere.close()
    const { versions } = (await call(odile, 'GET', '/api/ops/zones/versions')).body.data as { versions: object[] }
    expect(versions[0]).toMatchObject({
      version: version + 1,
      by: { name: 'Odile' },
      reason,
      at: clock.now().toISOString(),
      changes: [
        { zone: 'everywhere', kind: 'removed' },
        { zone: 'centre', kind: 'added' },
      ],
    })
    const { entries } = (await call(odile, 'GET', '/api/ops/audit?limit=1')).body.data as { entries: object[] }
    expect(entries).toMatchObject([{ action: 'change_zones', reason }])
  })

  it('of two operators at once is accepted once; the other one gets the version that applies', async () => {
    const { version } = await read()
    const answers = await Promise.all([
      change([aZone({ fee_minor: 1 })], odile, version),
      change([aZone({ fee_minor: 2 })], omar, version),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'zones_changed',
      version: version + 1,
    })
  })

  it('without a difference, by a customer, or of what was stored is refused', async () => {
    const { zones } = await read()
    expect(await change(zones)).toMatchObject({ status: 422 })
    expect(await change(zones, await aCustomer(db))).toMatchObject({ status: 403 })
    expect(
      await change([
        {
          ...aZone(),
          outline: [
            [0, 0],
            [9, 9],
            [9, 0],
            [0, 9],
          ],
        },
      ]),
    ).toMatchObject({
      status: 422,
      body: { errors: { 'zones.0.outline': [zoneMessages.outline.self_crossing] } },
    })
    await expect(db.run(sql`update zone_versions set reason = 'something else'`)).rejects.toThrow('permission denied')
  })

  it('can be a file, which is shown first and comes back as it was', async () => {
    await set(aZone({ fee_minor: 3 }))
    const file = (await call(odile, 'GET', '/api/ops/zones/file')).body.data as ReturnType<typeof fileOf>
    const preview = (of: unknown) => call(odile, 'POST', '/api/ops/zones/file', { file: of })
    expect((await preview(file)).body.data).toMatchObject({ changes: [] })
    const next = fileOf([aZone({ fee_minor: 4 }), aZone({}, 'rest', null)])
    const { body } = await preview(next)
    expect(body.data).toMatchObject({
      changes: [
        { zone: 'centre', kind: 'changed', properties: ['fee_minor'] },
        { zone: 'rest', kind: 'added' },
      ],
    })
    expect(await read()).toMatchObject({ zones: [{ fee_minor: 3 }] })
    expect(
      await preview({ ...next, features: [next.features[0], { type: 'Feature', properties: { surge: 2 } }] }),
    ).toMatchObject({
      status: 422,
      body: { errors: { 'features.2.surge': [zoneMessages.file.unknownProperty] } },
    })
  })
})

describe('an order', () => {
  const noon = (hours: object) => ({ ...hours, time_zone: 'Asia/Kuala_Lumpur' })
  it.each<[string, readonly Zone[], Record<string, string[]>, string]>([
    [
      'outside every zone',
      [
        aZone({}, 'far', [
          [0, 0],
          [9, 0],
          [9, 9],
        ]),
      ],
      { pickup_location: [zoneMessages.outside] },
      'outside',
    ],
    [
      'in a paused zone, though one without limits is below it',
      [aZone({ paused: 'The river is too high' }), aZone({}, 'rest', null)],
      { pickup_location: [zoneMessages.paused] },
      'paused',
    ],
    ['below the minimum', [aZone({ minimum_minor: 2_450 })], { items: [zoneMessages.belowMinimum] }, 'open'],
  ])('%s is refused, and the quote shows why', async (_, zones, errors, state) => {
    await set(...zones)
    const { id } = await draft()
    expect(await quote(id)).toMatchObject({ zone: { state } })
    expect(await place(id)).toMatchObject({ status: 422, body: { errors } })
    expect(await stored(id)).toMatchObject({ version: null })
  })

  it('at a closed hour is refused, and the quote names when it opens and what is missing', async () => {
    const now = clock.now()
    const minute = (ahead: number) => {
      const local = new Date(now.getTime() + 8 * 3_600_000 + ahead * 60_000)
      return { day: local.getUTCDay() || 7, minute: local.getUTCHours() * 60 + local.getUTCMinutes() }
    }
    const opens = minute(120)
    await set(
      aZone({
        ...noon({ hours: [{ day: opens.day, from: opens.minute, to: opens.minute + 1 }] }),
        minimum_minor: 2_450,
      }),
    )
    const { id } = await draft()
    const opensAt = new Date(Math.floor(now.getTime() / 60_000) * 60_000 + 120 * 60_000).toISOString()
    expect(await quote(id)).toMatchObject({ zone: { state: 'closed', opens_at: opensAt, minimum: 24.5, missing: 4.5 } })
    expect(await place(id)).toMatchObject({ status: 422, body: { errors: { pickup_time: [zoneMessages.closed] } } })
    expect(await quote(id, `${at}&pickup_time=${opensAt}`)).toMatchObject({ zone: { state: 'open' } })
  })

  it('is priced by its zone, keeps the version that priced it, and pays the fees of the way to the Washer', async () => {
    const bands = [
      { up_to_m: 1_000, fee_minor: 100 },
      { up_to_m: null, fee_minor: 900 },
    ]
    const pickup_fee = { from: { latitude: 3.15, longitude: 101.71 }, bands }
    const rules = {
      fee_minor: 75,
      small_order: { below_minor: 3_000, fee_minor: 400 },
      pickup_fee,
      promise_minutes: 240,
    }
    await set(aZone({ ...rules, price_factor: 12_500 }))
    const { version } = await read()
    const { id } = await draft()
    const quoted = await quote(id)
    // Four pairs of jeans at 5.00 times 1.25.
    expect(quoted).toMatchObject({
      estimated_value: 25,
      service_fee: 2.5,
      zone_fee: 0.75,
      pickup_fee: 1,
      small_order_fee: 4,
      total: 33.25,
      zone: { state: 'open', promise_s: 14_400, missing_to_large: 5 },
    })
    expect(await place(id, { total: 27.5 })).toMatchObject({ status: 409, body: { quote: quoted } })
    expect((await place(id, { total: 33.25 })).body.success).toBe(true)
    const paid = {
      version,
      zone: 'centre',
      promiseS: 14_400,
      value: 2_500,
      fee: 75,
      pickup: 100,
      small: 400,
      pay: 2_625,
    }
    expect(await stored(id)).toMatchObject({ ...paid, agreed: 3_325 })
    await set(aZone({ price_factor: 40_000 }))
    expect(await stored(id)).toMatchObject(paid)

    await placing.assign(id)
    const adjust = (quantity: number) =>
      call(washer, 'POST', `/api/provider/orders/${id}/adjustment`, {
        items: [
          { name: 'Jeans', quantity },
          { name: 'T-shirt', quantity: 1 },
        ],
        reason: 'Counted at the door',
      })
    expect((await adjust(3)).status).toBe(200)
    // Three pairs of 6.25 and a T-shirt of 2.50 times 1.25, by the rules of then.
    expect(await stored(id)).toMatchObject({ ...paid, value: 2_188, pay: 1_860 + 500 })
    await placing.walk(id, 'picked_up', 'in_progress', 'laundry_complete', 'delivered')
    expect((await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })).status).toBe(200)
    const receiptOf = async (by: typeof customer) => (await call(by, 'GET', `/api/orders/${id}/receipt`)).body.data
    const lines = async (by: typeof customer) => {
      const { bill, total_minor } = (await receiptOf(by)) as {
        bill: { lines: { kind: string; amount_minor: number }[]; sum_minor: number }
        total_minor: number
      }
      return { ...Object.fromEntries(bill.lines.map((line) => [line.kind, line.amount_minor])), total_minor }
    }
    expect(await lines(washer)).toEqual({
      laundry: 2_188,
      pickup_fee: 100,
      small_order_fee: 400,
      commission: -328,
      total_minor: 2_360,
    })
    expect(await lines(customer)).toMatchObject({ laundry: 2_188, zone_fee: 75, pickup_fee: 100, small_order_fee: 400 })
  })

  it('of a single T-shirt pays its Washer more than 2.12', async () => {
    await set(aZone({ small_order: { below_minor: 1_000, fee_minor: 1_000 } }))
    const { id } = await anOrder(db, { customerId: customer.id, items: [{ name: 'T-shirt', quantity: 1 }] })
    expect((await place(id)).body.success).toBe(true)
    expect(await stored(id)).toMatchObject({ value: 250, small: 750, pay: 212 + 750 })
  })
})
