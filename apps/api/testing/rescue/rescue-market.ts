import type { OrderId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import type { Rescue } from '@washline/contract/orders/rescue'
import { runWave } from '../../src/dispatch/index.ts'
import { createToken } from '../../src/identity/index.ts'
import { anOrder, assignWasher, aWasher } from '../../src/orders/builders.ts'
import { advanceRescue } from '../../src/orders/use-cases/advance-rescue.ts'
import { checkSilence } from '../../src/orders/use-cases/check-silence.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type Received, startApp } from '../harness/start-app.ts'
import { saveCard } from '../scenarios/people.ts'

export const door = { address: '12 Jalan Bukit Bintang', latitude: 3.15, longitude: 101.71 }

interface TestWasher {
  readonly id: Awaited<ReturnType<typeof aWasher>>['id']
  readonly token: string
}

type Caller = { readonly token: string }
type Bag = { item_id: number; quantity: number }[]

async function gather() {
  const app = await startApp()
  const { db, clock } = app
  const customer = await app.join('Ana Pereira')
  const operator = await app.join('Olga Marsh', { isOperator: true })
  const card = await saveCard(app, customer)
  const washer = async (name: string, km: number): Promise<TestWasher> => {
    const person = await aWasher(db, { name, latitude: door.latitude + km / 111.195, longitude: door.longitude })
    await db.run(sql`update washers set street = ${`${name} Street 7`} where user_id = ${person.id}`)
    return { id: person.id, token: await createToken(db, { userId: person.id, at: clock.now() }) }
  }
  const giver = await washer('Gil Giver', 0.4)
  const second = await washer('Sue Second', 0.8)
  const third = await washer('Tom Third', 1.2)
  return { app, customer, operator, card, giver, second, third }
}
type Gathered = Awaited<ReturnType<typeof gather>>

const callsOf = ({ app }: Pick<Gathered, 'app'>) => {
  const call = async (by: Caller, method: string, url: string, body?: object) => {
    await app.forgetLimits()
    return app.send(by.token, { method, url, ...(body && { body }) })
  }
  const must = async (answer: Promise<Received>) => {
    const received = await answer
    if (received.status !== 200) throw new Error(received.text)
    return received.body
  }
  return { call, must }
}
type Calls = ReturnType<typeof callsOf>

const bagIn = (manifest: Bag): Bag => manifest.map(({ item_id, quantity }) => ({ item_id, quantity }))

function ordersOf({ app, customer, card, giver }: Gathered, { call, must }: Calls) {
  const { db, clock } = app
  const handOver = async (by: TestWasher, id: OrderId, step: 'pickup' | 'return', tags: readonly string[] = []) => {
    const { pin } = (await must(call(customer, 'GET', `/api/orders/${id}/pin`))).data
    const counts = bagIn((await must(call(by, 'GET', `/api/orders/${id}/custody`))).data.manifest)
    return must(call(by, 'POST', `/api/orders/${id}/handovers`, { step, pin, counts, tags }))
  }
  /** An order that the giver has picked up, with counts. */
  const pickedUp = async (tags: readonly string[] = []): Promise<OrderId> => {
    const items = [
      { name: 'Jeans', quantity: 4 },
      { name: 'T-shirt', quantity: 3 },
    ]
    const { id } = await anOrder(db, { customerId: customer.id, items })
    const placed = { order_id: id, pickup_location: door, load_type: 'light', payment_method_id: card }
    await must(call(customer, 'POST', '/api/orders', placed))
    await db.transaction((tx) => assignWasher(tx, app.dispatch, { orderId: id, washerId: giver.id, at: clock.now() }))
    await handOver(giver, id, 'pickup', tags)
    return id
  }
  const move = (by: TestWasher, id: OrderId, action: string) =>
    call(by, 'PUT', `/api/provider/orders/${id}/status`, { action })
  const complete = (id: OrderId) => must(call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' }))
  return { handOver, pickedUp, move, complete }
}

function rescuesOf({ app, giver }: Gathered, { call, must }: Calls) {
  const ask = (id: OrderId) =>
    must(call(giver, 'POST', `/api/orders/${id}/rescue`, { reason: 'The machine is broken' }))
  const rescueOf = async (by: Caller, id: OrderId): Promise<Rescue | null> =>
    (await must(call(by, 'GET', `/api/orders/${id}/rescue`))).data
  const offersOf = async (by: TestWasher) => (await must(call(by, 'GET', '/api/provider/requests'))).data
  const respond = async (by: TestWasher, response: 'accept' | 'skip') => {
    const [offer] = await offersOf(by)
    return call(by, 'POST', '/api/provider/notifications/respond', {
      notification_id: offer?.notification_id ?? 1,
      response,
    })
  }
  /** The search makes its next offers. */
  const search = (id: OrderId) => runWave(app.dispatch, id)
  /** The search asks the others, and one of them accepts. */
  const accepted = async (id: OrderId, by: TestWasher) => {
    await search(id)
    return must(respond(by, 'accept'))
  }
  const pinFor = async (by: TestWasher, id: OrderId): Promise<string> =>
    (await must(call(by, 'GET', `/api/orders/${id}/takeover/pin`))).data.pin
  const takeOver = async (
    by: TestWasher,
    id: OrderId,
    change: { missing?: number; pin?: string; tags?: readonly string[] } = {},
  ) => {
    const { data } = (await call(by, 'GET', `/api/orders/${id}/takeover`)).body
    const [first, ...others] = bagIn(data?.manifest ?? [])
    const counts = first ? [{ ...first, quantity: first.quantity - (change.missing ?? 0) }, ...others] : []
    return call(by, 'POST', `/api/orders/${id}/takeover`, {
      counts,
      pin: change.pin ?? (await pinFor(giver, id)),
      tags: change.tags ?? [],
    })
  }
  return { ask, rescueOf, offersOf, respond, search, accepted, pinFor, takeOver }
}

function timesOf({ app }: Gathered) {
  const { db, clock } = app
  const stateOf = async (id: OrderId) =>
    (await db.maybe<{ state: string }>(sql`select state from rescues where order_id = ${id} order by id desc limit 1`))
      ?.state
  /** The job of the rescue's present state, at its time. */
  const whenDue = async (id: OrderId) => {
    const { dueAt } = await db.one<{ dueAt: Date }>(sql`
      select due_at as "dueAt" from rescues where order_id = ${id} and due_at is not null`)
    const waitMs = dueAt.getTime() - clock.now().getTime()
    if (waitMs > 0) clock.advance(waitMs)
    await advanceRescue(app.dispatch, { orderId: id, dueAt })
  }
  /** The job that looks for signs of life. */
  const silence = async (id: OrderId) => {
    const { heldSince } = await db.one<{ heldSince: Date }>(
      sql`select coalesce(taken_over_at, picked_up_at, created_at) as "heldSince" from orders where id = ${id}`,
    )
    await checkSilence(app.dispatch, { orderId: id, heldSince })
  }
  const pendingOf = async (by: TestWasher) =>
    (
      await db.one<{ amount: number }>(sql`
        select coalesce(sum(balance), 0)::bigint as amount from ledger_accounts
        where owner = 'user' and owner_id = ${by.id} and name = 'earnings_pending'`)
    ).amount
  const netPayOf = async (id: OrderId) =>
    minor((await db.one<{ net: number }>(sql`select net_pay_minor as net from orders where id = ${id}`)).net)
  const titlesOf = async (by: { id: number }) =>
    (await db.all<{ title: string }>(sql`select title from notifications where user_id = ${by.id} order by id`)).map(
      ({ title }) => title,
    )
  /** Ends everything: what earlier tests left open would fill the Washers' capacity. */
  const clear = async () => {
    await db.run(sql`update rescues set state = 'ended', due_at = null, closed_at = now() where closed_at is null`)
    await db.run(sql`update offers set state = 'ended' where state in ('open', 'accepted')`)
    await db.run(
      sql`update orders set status = 'cancelled', cancelled_at = now() where status not in ('draft', 'completed', 'cancelled')`,
    )
    await db.run(sql`update searches set ended_at = now() where ended_at is null`)
    await db.run(sql`update washers set online = true`)
  }
  return { clear, stateOf, whenDue, silence, pendingOf, netPayOf, titlesOf }
}

/** The whole product with a customer, an operator and three Washers near the door. */
export async function startRescueMarket() {
  const gathered = await gather()
  const calls = callsOf(gathered)
  const { app, ...people } = gathered
  return {
    ...app,
    ...people,
    ...calls,
    ...ordersOf(gathered, calls),
    ...rescuesOf(gathered, calls),
    ...timesOf(gathered),
  }
}
