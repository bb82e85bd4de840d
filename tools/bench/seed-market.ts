import { randomUUID } from 'node:crypto'
import type { UserId } from '@washline/contract/ids'
import { catalogueVersion } from '@washline/contract/scanning/catalogue'
import { type App, createApp } from '../../apps/api/src/app.ts'
import { createToken, createUser } from '../../apps/api/src/identity/index.ts'
import { readConfig } from '../../apps/api/src/platform/config/config.ts'
import { type Database, openDatabase } from '../../apps/api/src/platform/db/database.ts'
import { Sql, sql } from '../../apps/api/src/platform/db/sql.ts'
import { createLog } from '../../apps/api/src/platform/log/log.ts'
import type { Call } from './load.ts'

export interface Seeded {
  readonly readOrder: Call
  readonly listOrders: Call
  readonly placeOrders: readonly Call[]
}

export interface OpenApp {
  readonly app: App
  readonly db: Database
  close(): Promise<void>
}

/** The product in this process, serving nothing and working on no jobs. */
export async function openApp(databaseUrl: string, dataDir: string): Promise<OpenApp> {
  const read = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: '0' })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const db = openDatabase({ url: databaseUrl })
  const scanner = {
    name: 'embedded' as const,
    scan: async () => [],
    inspect: async () => [],
    labels: { name: 'embedded' as const, readLabel: async () => ({ signs: [], fibers: null }) },
    close: async () => undefined,
  }
  const app = await createApp({ config: read.config, db, log: createLog('error'), scanner })
  await app.install()
  await app.http.fastify.ready()
  return {
    app,
    db,
    close: async () => {
      await app.stop()
      await db.close()
    },
  }
}

export const callApp = async ({ app }: OpenApp, { method, path, headers, body }: Call) => {
  const answer = await app.http.fastify.inject({ method, url: path, headers, ...(body ? { payload: body } : {}) })
  if (answer.statusCode !== 200)
    throw new Error(`bench: ${method} ${path} answered ${answer.statusCode} ${answer.body}`)
  return answer.json()
}

export const callOf = (token: string, method: Call['method'], path: string, body?: unknown): Call => ({
  method,
  path,
  headers: {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
})

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2034, cvc: '123' }
const pickup_location = { address: '18 Linden Street, Harbour Town', latitude: 3.14795, longitude: 101.71205 }
export const placeOrderBody = (order_id: number, payment_method_id: string) => ({
  order_id,
  pickup_location,
  load_type: 'light',
  payment_method_id,
})

/** A draft of four T-shirts, as a scan leaves it. */
export async function seedDraft(db: Database, customerId: number): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into orders (customer_id, status, item_count, value_minor, catalogue_version, coverage_minor, created_at)
    values (${customerId}, 'draft', 4, 1000, ${catalogueVersion}, 50000, now()) returning id`)
  await db.run(sql`
    insert into order_items (order_id, position, name, garment, category, quantity, unit_price_minor)
    values (${id}, 1, 'T-shirt', 'tshirt', 'tops', 4, 250)`)
  return id
}

export async function seedMarket(open: OpenApp, plan: { customers: number; ordersEach: number }): Promise<Seeded> {
  const { db } = open
  const reader = await db.one<{ id: UserId; order: number }>(sql`
    select u.id, (select max(o.id) from orders o where o.customer_id = u.id) as order
    from users u where email = 'customer@demo.test'`)
  await copyHistory(db, reader.id)
  const token = await createToken(db, { userId: reader.id, at: new Date() })
  const placeOrders: Call[] = []
  for (let n = 0; n < plan.customers; n += 1) {
    const email = `bench-${n}@example.test`
    const customerId = await createUser(db as never, {
      name: `Bench ${n}`,
      email,
      phoneNumber: '+60 12 345',
      password: 'not used at all',
      isOperator: false,
      at: new Date(),
    })
    if (!customerId) throw new Error(`${email} is taken`)
    const ownToken = await createToken(db, { userId: customerId, at: new Date() })
    const { client_secret } = await callApp(open, callOf(ownToken, 'POST', '/api/stripe/setup-intent'))
    const saved = await callApp(
      open,
      callOf(ownToken, 'POST', '/api/sandbox/setup-intents/confirm', { client_secret, card }),
    )
    for (let order = 0; order < plan.ordersEach; order += 1) {
      const body = placeOrderBody(await seedDraft(db, customerId), saved.payment_method.id)
      placeOrders.push(callOf(ownToken, 'POST', '/api/orders', body))
    }
  }
  return {
    readOrder: callOf(token, 'GET', `/api/orders/${reader.order}`),
    listOrders: callOf(token, 'GET', '/api/orders'),
    placeOrders,
  }
}

/** A hundred past orders, so that a page of the list is full. */
async function copyHistory(db: Database, customerId: number): Promise<void> {
  const columns = await db.all<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'orders' and is_identity = 'NO' and is_generated = 'NEVER'`)
  const names = columns.map(({ name }) => name).join(', ')
  await db.run(
    new Sql(
      `insert into orders (${names}) select ${names} from (select * from orders where customer_id = $1 and status = 'completed' limit 1) o,
       generate_series(1, 100)`,
      [customerId],
    ),
  )
}
