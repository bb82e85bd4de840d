import { liveChanged, operatorsChannel } from '@washline/contract/console/live'
import type { OrderId } from '@washline/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { anOrder } from '../../orders/builders.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let operator: Person
let washer: Person
let claimedOrderId: OrderId

beforeAll(async () => {
  app = await startApp()
  operator = await app.join('Olga Marsh', { isOperator: true })
  washer = await app.join('Walt Vogel')
  const { id: orderId, customerId } = await anOrder(app.db, { status: 'delivered' })
  await app.db.run(sql`
    insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, reply_until, submitted_at,
      decision_due_at, last_due_at)
    values (${orderId}, ${customerId}, ${washer.id}, 'in_review', 'The sleeve is torn open.', 1000, now(), now(), now(), now())`)
  claimedOrderId = orderId
})
afterAll(() => app.close())

const read = (url: string) => app.send(operator.token, { method: 'GET', url })

describe('the live list', () => {
  it('shows stage, search and risk of each order, and the metrics of dispatch', async () => {
    const late = await anOrder(app.db, {
      status: 'in_progress',
      at: new Date(app.clock.now().getTime() - 4 * 3_600_000),
    })
    const { orders, health } = (await read('/api/ops/live')).body.data
    expect(orders.find(({ id }: { id: number }) => id === late.id)).toMatchObject({
      status: 'in_progress',
      risk: 'late',
      place: { latitude: 3.148, longitude: 101.712 },
      search: null,
    })
    expect(health).toMatchObject({ no_taker: 0, washers_online: expect.any(Number) })
  })

  it('begins with the orders that are likeliest to miss their promise', async () => {
    const now = app.clock.now().getTime()
    const washing = async (minutesAgo: number) =>
      (await anOrder(app.db, { status: 'in_progress', at: new Date(now - minutesAgo * 60_000) })).id
    const [quick, slow, slower] = [await washing(20), await washing(140), await washing(160)]
    const { orders } = (await read('/api/ops/live')).body.data as {
      orders: { id: number; chance: number | null; risk: string }[]
    }
    const shown = orders.filter(({ id }) => [quick, slow, slower].includes(id as typeof quick))
    expect(shown.map(({ id }) => id)).toEqual([slower, slow, quick])
    expect(shown.map(({ risk }) => risk)).toEqual(['tight', expect.any(String), 'none'])
    expect(shown.map(({ chance }) => Math.round((chance ?? 0) * 10))).toEqual([8, 3, 0])
    expect(orders.find(({ id }) => id === claimedOrderId)?.chance).toBeNull()
  })

  it('is broadcast to operators with a second factor only', async () => {
    const unproven = await app.join('Uma Fresh', { isOperator: true, isUnproven: true })
    const subscribe = ({ token }: { token: string }) =>
      app.send(token, {
        method: 'POST',
        url: '/api/broadcasting/auth',
        body: { socket_id: '1.2', channel_name: operatorsChannel },
      })
    expect((await subscribe(operator)).status).toBe(200)
    expect((await subscribe(unproven)).status).toBe(403)
    expect((await subscribe(await app.join('Sam Stranger'))).status).toBe(403)
    expect(operatorsChannel).toBe('private-operators.1')
    expect(liveChanged.data.safeParse({ order_id: 1 }).success).toBe(true)
  })
})

it('gives a delivery without a proof to an operator after a day of silence, and a proven one never', async () => {
  const waiting = async () => (await read('/api/ops/waiting')).body.data.overdue_orders
  const before = await waiting()
  const at = new Date(app.clock.now().getTime() - 25 * 3_600_000)
  const [unproven, proven] = [
    await anOrder(app.db, { status: 'delivered', at }),
    await anOrder(app.db, { status: 'delivered', at }),
  ]
  expect(await waiting()).toBe(before)
  await app.db.run(sql`update orders set delivery_proven = false where id = ${unproven.id}`)
  expect(await waiting()).toBe(before + 1)
  const { orders } = (await read('/api/ops/live')).body.data as { orders: { id: number; risk: string }[] }
  const risks = [unproven, proven].map((order) => orders.find(({ id }) => id === order.id)?.risk)
  expect(risks).toEqual(['overdue', 'none'])
  await app.db.run(sql`update orders set delivery_proven = true where id = ${unproven.id}`)
})

it('counts the orders so late that an operator has to act, and lists them as overdue', async () => {
  const waiting = async () => (await read('/api/ops/waiting')).body.data.overdue_orders
  const ago = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000)
  const before = await waiting()
  const [taken, late] = [
    await anOrder(app.db, { status: 'accepted', at: ago(132) }),
    await anOrder(app.db, { status: 'in_progress', at: ago(303) }),
  ]
  await anOrder(app.db, { status: 'accepted', at: ago(120) })
  await anOrder(app.db, { status: 'picked_up', at: ago(290) })
  await anOrder(app.db, { status: 'delivered', at: ago(900) })
  expect(await waiting()).toBe(before + 2)
  const { orders } = (await read('/api/ops/live')).body.data
  const overdue = orders.flatMap(({ id, risk }: { id: number; risk: string }) => (risk === 'overdue' ? [id] : []))
  expect(overdue).toEqual(expect.arrayContaining([taken.id, late.id]))
  expect(overdue).toHaveLength(before + 2)
})

it('counts open work, and urgent reports separately', async () => {
  const waiting = async () => (await read('/api/ops/waiting')).body.data
  const before = await waiting()
  const { id: orderId, customerId } = await anOrder(app.db, { status: 'completed' })
  await app.db.run(sql`
    insert into reports (reporter_id, about, order_id, kind, text, is_urgent, created_at)
    values (${customerId}, 'order', ${orderId}, 'threat', 'Threatened me', true, now()),
      (${customerId}, 'order', ${orderId}, 'theft', 'A shirt is gone', false, now())`)
  expect(await waiting()).toEqual({
    ...before,
    urgent_reports: before.urgent_reports + 1,
    reports: before.reports + 2,
  })
  await app.db.run(sql`
    update reports set outcome = 'acted', note = 'Called them', closed_at = now(), closed_by = ${operator.id}
    where order_id = ${orderId}`)
  expect(await waiting()).toEqual(before)
})

it('counts complaints about washes and cases at doors until they are decided', async () => {
  const waiting = async () => (await read('/api/ops/waiting')).body.data
  const before = await waiting()
  const { id: orderId, customerId } = await anOrder(app.db, { status: 'completed' })
  await app.db.run(sql`
    insert into complaints (order_id, customer_id, washer_id, state, reason, remedy, asks_same_washer, washed_again, note, value_minor, rule,
      submitted_at, due_at, washer_appealed_at, washer_appeal)
    select ${orderId}, ${customerId}, ${washer.id}, state, 'smell', 'rewash', false, false, '', 100, 'linked', now(), now(), appealed, case when appealed is not null then 'No' end
    from (values ('in_review', null), ('mended', now()), ('rejected', null)) as of(state, appealed)`)
  await app.db.run(sql`
    insert into door_cases (order_id, customer_id, washer_id, kind, stage, opened_at, wait_until, outcome, closed_at, is_for_person)
    select ${orderId}, ${customerId}, ${washer.id}, 'absent', 'pickup', now(), now(), 'pickup_failed', now(), for_person
    from (values (true), (false)) as of(for_person)`)
  expect(await waiting()).toEqual({ ...before, reports: before.reports + 1, quality: before.quality + 2 })
  await app.db.run(
    sql`update complaints set state = 'rejected', liability_decided_at = now() where order_id = ${orderId}`,
  )
  await app.db.run(
    sql`update door_cases set answer = 'fee', answered_at = now(), answered_by = ${operator.id} where order_id = ${orderId}`,
  )
  expect(await waiting()).toEqual(before)
})

it('finds by number, name and email address, the best match first', async () => {
  const found = async (text: string) => (await read(`/api/ops/search?q=${encodeURIComponent(text)}`)).body.data
  expect(await found(`wl-${claimedOrderId}`)).toMatchObject([{ kind: 'order', id: claimedOrderId }, { kind: 'claim' }])
  expect((await found(washer.email.toUpperCase()))[0]).toMatchObject({ kind: 'person', id: washer.id })
  expect(await found('100%')).toEqual([])
  expect((await read('/api/ops/search?q=x')).status).toBe(422)
})
