import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { OrderId, UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { createToken } from '../../src/identity/index.ts'
import { postTransfer } from '../../src/ledger/index.ts'
import { anOrder, assignWasher, aWasher } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type Person, startApp, type TestApp } from '../harness/start-app.ts'
import { saveCard } from '../scenarios/people.ts'

export const example = (name: string) => path.resolve(import.meta.dirname, '../../../../examples', name)
export const part = (name: string) => path.resolve(import.meta.dirname, 'parts', `${name}.ts`)
export const broken = (name: string) => path.resolve(import.meta.dirname, 'broken', `${name}.ts`)
const door = { address: '12 Jalan Bukit Bintang', latitude: 3.15, longitude: 101.71 }
const bag = [{ name: 'Jeans', quantity: 7 }]

type Options = NonNullable<Parameters<typeof startApp>[0]>

/** The whole product with extensions, a customer, an operator and a Washer. */
export async function startExtensionMarket(extensions: readonly string[], options: Options = {}) {
  const lines: Record<string, unknown>[] = []
  const app = await startApp({ log: createTestLog(lines), ...options, extensions })
  const { db, clock } = app
  const customer = await app.join('Ana Pereira')
  const operator = await app.join('Olga Marsh', { isOperator: true })
  const { id } = await aWasher(db, { name: 'Gil', latitude: door.latitude + 0.003, longitude: door.longitude })
  const washer = { id, token: await createToken(db, { userId: id, at: clock.now() }) }
  const people = { customer, operator, washer }
  const calls = callsOf(app)
  return {
    ...app,
    ...people,
    ...calls,
    ...ordersOf(app, calls, people),
    ...statesOf(app, calls, people),
    lines,
    deliver: app.extensions.deliver,
  }
}

interface People {
  readonly customer: Person
  readonly operator: Person
  readonly washer: { readonly id: UserId; readonly token: string }
}

type Caller = { readonly token: string }

function callsOf(app: TestApp) {
  const call = async (by: Caller | undefined, method: string, url: string, body?: object) => {
    await app.forgetLimits()
    return app.send(by?.token, { method, url, ...(body && { body }) })
  }
  const must = async (by: Caller, method: string, url: string, body?: object) => {
    const answer = await call(by, method, url, body)
    if (answer.status !== 200) throw new Error(`${method} ${url}: ${answer.text}`)
    return answer.body
  }
  return { call, must }
}
type Calls = ReturnType<typeof callsOf>

function ordersOf(app: TestApp, { must }: Calls, { customer, washer }: People) {
  const { db, clock } = app
  const handOver = async (id: OrderId, step: 'pickup' | 'return') => {
    const { pin } = (await must(customer, 'GET', `/api/orders/${id}/pin`)).data
    const { manifest } = (await must(washer, 'GET', `/api/orders/${id}/custody`)).data
    const counts = manifest.map(({ item_id, quantity }: Record<string, number>) => ({ item_id, quantity }))
    await must(washer, 'POST', `/api/orders/${id}/handovers`, { step, pin, counts, tags: [] })
  }
  /** An order from the draft to its completion, through the API. */
  const completed = async (): Promise<OrderId> => {
    const { id } = await anOrder(db, { customerId: customer.id, items: bag })
    const card = await saveCard(app, customer)
    const place = { order_id: id, pickup_location: door, load_type: 'light', payment_method_id: card }
    await must(customer, 'POST', '/api/orders', place)
    await db.transaction((tx) => assignWasher(tx, app.dispatch, { orderId: id, washerId: washer.id, at: clock.now() }))
    await handOver(id, 'pickup')
    for (const action of ['in_progress', 'laundry_complete'])
      await must(washer, 'PUT', `/api/provider/orders/${id}/status`, { action })
    await handOver(id, 'return')
    await must(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
    return id
  }
  /** Something that happened to an order, as a use case of the product would publish it. */
  const publish = (orderId: OrderId, deadline: 'pickup' | 'wash' = 'pickup') => {
    const event = { orderId, deadline, customerId: customer.id, washerId: washer.id, at: clock.now() }
    return db.transaction((tx) => app.events.publish(tx, 'order.delayed', event))
  }
  return { completed, publish, draft: async () => (await anOrder(db, { customerId: customer.id, items: bag })).id }
}

function statesOf({ db }: TestApp, { must }: Calls, { operator }: People) {
  /** Money in a wallet, as a credit puts it there. */
  const credit = ({ id }: Person, amountMinor: number) => {
    const to = { owner: 'user', userId: id, name: 'wallet' } as const
    const postings = [{ from: { owner: 'platform', name: 'promotions' } as const, to, amountMinor: minor(amountMinor) }]
    return db.transaction((tx) => postTransfer(tx, { id: randomUUID(), kind: 'credit', postings }))
  }
  const stateOf = async (name: string) => {
    const { data } = await must(operator, 'GET', '/api/ops/extensions')
    return data.extensions.find((each: { name: string; location: string }) =>
      [each.name, path.basename(each.location, '.ts')].includes(name),
    )
  }
  const waiting = () =>
    db.all<{ name: string; attempts: number; givenUp: boolean; lastError: string | null }>(sql`
      select name, attempts, given_up_at is not null as "givenUp", last_error as "lastError" from extension_events order by id`)
  return { credit, stateOf, waiting }
}

const createTestLog = (lines: Record<string, unknown>[]) => {
  const line =
    (level: string) =>
    (event: string, fields: object = {}) =>
      void lines.push({ level, event, ...fields })
  return {
    debug: line('debug'),
    info: line('info'),
    warn: line('warn'),
    error: (event: string, cause?: unknown, fields: object = {}) =>
      void lines.push({ level: 'error', event, cause: String(cause), ...fields }),
  }
}
