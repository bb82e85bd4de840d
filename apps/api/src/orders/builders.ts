import { randomUUID } from 'node:crypto'
import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor, sumOf, timesQuantity } from '@washline/contract/money'
import { draftStatus, type OrderStatus, openStatuses, orderProcess } from '@washline/contract/orders/process'
import type { LoadType, Order } from '@washline/contract/orders/schemas'
import { catalogueVersion, garmentByName } from '@washline/contract/scanning/catalogue'
import { type Answer, callAs, type Method } from '../../testing/harness/call-as.ts'
import { openServices } from '../../testing/harness/open-services.ts'
import type { EventBus } from '../events/event-bus.ts'
import type { Events } from '../events/events.ts'
import { authenticate } from '../identity/index.ts'
import { createSandboxGateway, moneyOf, saveTrialCard } from '../payments/builders.ts'
import type { PaymentGateway } from '../payments/index.ts'
import { paymentsModule } from '../payments/module.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { Sql, sql } from '../platform/db/sql.ts'
import { createHttp } from '../platform/http/server.ts'
import { silentLog } from '../platform/log/log.ts'
import { connectModule, type Module } from '../platform/module.ts'
import { createChannelRules } from '../platform/realtime/channel-rules.ts'
import { photoForm, scriptedScanner, sharpPhotos } from '../scanning/builders.ts'
import type { OrdersDeps } from './deps.ts'
import { ordersModule } from './module.ts'
import { grossOf, payOf, priceOrder } from './rules/price-order.ts'
import { assignWasher } from './use-cases/assign-washer.ts'

export type { Answer } from '../../testing/harness/call-as.ts'
export { assignWasher }

export interface Person {
  readonly id: UserId
  readonly name: string
}

let made = 0

export async function aCustomer(q: Queryable, person: { name?: string; email?: string } = {}): Promise<Person> {
  made += 1
  const name = person.name ?? `Customer ${made}`
  const email = person.email ?? `person-${made}-${randomUUID().slice(0, 8)}@example.test`
  const { id } = await q.one<{ id: UserId }>(
    sql`insert into users (name, email) values (${name}, ${email}) returning id`,
  )
  return { id, name }
}

/** A verified Washer, by default online in the middle of the demo city. */
export async function aWasher(
  q: Queryable,
  washer: { name?: string; businessName?: string; latitude?: number; longitude?: number; online?: boolean } = {},
): Promise<Person> {
  const person = await aCustomer(q, { name: washer.name ?? `Washer ${made + 1}` })
  await q.run(sql`update users set is_washer = true where id = ${person.id}`)
  await q.run(sql`
    insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude,
      online, verified_at, deposit_intent_id, deposit_held)
    values (${person.id}, ${washer.businessName ?? `${person.name} Laundry`}, '1 Jalan Ampang', 'Kuala Lumpur', 'Kuala Lumpur',
      '50450', 'Malaysia', ${washer.latitude ?? 3.1478}, ${washer.longitude ?? 101.7117}, ${washer.online ?? true}, now(),
      ${`pi_${randomUUID()}`}, true)`)
  return person
}

export interface OrderOptions {
  readonly customerId?: UserId
  readonly washerId?: UserId
  readonly status?: OrderStatus
  /** Catalogue names. */
  readonly items?: readonly { readonly name: string; readonly quantity: number }[]
  readonly loadType?: LoadType
  readonly createdAt?: Date
  /** The time of the last move; the moves before it are a minute apart. */
  readonly at?: Date
  readonly pickup?: { readonly address: string; readonly latitude: number; readonly longitude: number }
  readonly paymentMethodId?: string
}

export interface BuiltOrder {
  readonly id: OrderId
  readonly customerId: UserId
  readonly washerId: UserId | null
  readonly valueMinor: number
  readonly totalMinor: number
}

const steps = [...openStatuses, orderProcess.complete.to]

/** Inserts an order in any status; creates its customer and Washer if none are given. Moves no money and publishes no event. */
export async function anOrder(q: Queryable, options: OrderOptions = {}): Promise<BuiltOrder> {
  const status = options.status ?? draftStatus
  const reached = steps.indexOf(status)
  const customerId = options.customerId ?? (await aCustomer(q)).id
  const washerId = reached >= 1 ? (options.washerId ?? (await aWasher(q)).id) : null
  const items = (options.items ?? [{ name: 'T-shirt', quantity: 4 }]).map((item) => {
    const garment = garmentByName(item.name)
    if (!garment) throw new Error(`the catalogue has no ${item.name}`)
    return { ...item, garment: garment.id, category: garment.category, unitPriceMinor: garment.priceMinor }
  })
  const valueMinor = sumOf(items.map((item) => timesQuantity(item.unitPriceMinor, item.quantity)))
  const placed = reached >= 0
  const loadType = options.loadType ?? (placed ? 'light' : null)
  const coverageMinor = market.coverage.includedMinor
  const price = priceOrder({ valueMinor: valueMinor, loadType, coverageMinor, walletBalanceMinor: minor(0) })
  const at = options.at ?? new Date()
  const minutesBefore = (step: number) => (step > reached ? null : new Date(at.getTime() - (reached - step) * 60_000))
  const createdAt = options.createdAt ?? new Date(at.getTime() - (reached + 1) * 60_000)
  const pickup = options.pickup ?? { address: '12 Jalan Bukit Bintang', latitude: 3.1478, longitude: 101.7117 }
  const { id } = await q.one<{ id: OrderId }>(sql`
    insert into orders (customer_id, washer_id, status, item_count, value_minor, service_fee_minor, total_minor,
      agreed_minor, authorised_minor, net_pay_minor, catalogue_version, coverage_minor, load_type, pickup_address, pickup_latitude,
      pickup_longitude, pickup_at, payment_method_id, created_at, placed_at, pending_since, accepted_at, picked_up_at,
      laundry_started_at, laundry_completed_at, delivered_at, promise_kept, delivery_proven, completed_at, cancelled_at)
    values (${customerId}, ${washerId}, ${status}, ${items.reduce((sum, item) => sum + item.quantity, 0)}, ${valueMinor},
      ${price.serviceFeeMinor}, ${price.totalMinor}, ${placed ? grossOf(price) : 0}, ${placed ? grossOf(price) : 0}, ${placed ? payOf(price) : 0},
      ${catalogueVersion}, ${coverageMinor}, ${loadType}, ${placed ? pickup.address : null},
      ${placed ? pickup.latitude : null}, ${placed ? pickup.longitude : null}, ${placed ? minutesBefore(0) : null},
      ${options.paymentMethodId ?? null}, ${createdAt}, ${minutesBefore(0)}, ${minutesBefore(0)}, ${minutesBefore(1)}, ${minutesBefore(2)},
      ${minutesBefore(3)}, ${minutesBefore(4)}, ${minutesBefore(4)}, ${reached >= 4 ? true : null}, ${reached >= 4 ? true : null}, ${minutesBefore(5)},
      ${status === orderProcess.cancel.to ? at : null})
    returning id`)
  await q.run(sql`
    insert into order_items (order_id, position, name, garment, category, quantity, unit_price_minor)
    select ${id}, row_number() over (), name, garment, category, quantity, "unitPriceMinor"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as x(name text, garment text, category text, quantity int, "unitPriceMinor" bigint)`)
  return { id, customerId, washerId, valueMinor, totalMinor: price.totalMinor }
}

/** Copies of an order's row, without its items. */
export async function copyOrder(q: Queryable, id: OrderId, copies: number): Promise<void> {
  const columns = await q.all<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_name = 'orders' and is_identity = 'NO' and is_generated = 'NEVER'`)
  const names = columns.map(({ name }) => name).join(', ')
  await q.run(
    new Sql(`insert into orders (${names}) select ${names} from orders, generate_series(1, $2::int) where id = $1`, [
      id,
      copies,
    ]),
  )
}

type Published = { [N in keyof Events]: readonly [name: N, event: Events[N]] }[keyof Events]

function recordEvents(events: EventBus): Published[] {
  const published: Published[] = []
  for (const name of [
    'order.moved',
    'order.adjusted',
    'order.delayed',
    'order.at-risk',
    'order.tipped',
    'order.refunded',
    'wallet.credited',
  ] as const)
    events.on(name, async (_, event) => void published.push([name, event] as Published))
  return published
}

interface StartOptions {
  readonly modules?: (deps: OrdersDeps) => Module[]
  readonly work?: boolean
  /** Wraps the sandbox gateway. */
  readonly gateway?: (sandbox: PaymentGateway) => PaymentGateway
}

/**
 * Starts the orders module, and further modules, on a database of its own with a scripted scanner. With `work: false` jobs
 * are enqueued and not run.
 */
export async function startOrders(more: StartOptions = {}) {
  const services = await openServices()
  const { db, clock, events, jobs } = services.deps
  const published = recordEvents(events)
  const scanner = scriptedScanner()
  const sandbox = createSandboxGateway(services.deps)
  const gateway = more.gateway?.(sandbox) ?? sandbox
  const trialCard = (customerId: string) => saveTrialCard(sandbox, customerId)
  const money = paymentsModule({ ...services.deps, gateway, sandbox, trialCard, proveAgain: async () => undefined })
  const publicUrl = 'http://localhost:3000/'
  const shared = { ...services.deps, payments: money.payments, publicUrl }
  const deps: OrdersDeps = { ...shared, scanners: [scanner], photos: sharpPhotos }
  const http = await createHttp({ db, clock, log: silentLog, authenticate: (token) => authenticate(db, clock, token) })
  const channels = createChannelRules()
  for (const module of [ordersModule(deps), ...(more.modules?.(deps) ?? [])])
    await connectModule(module, { http, events, channels, jobs })
  money.routes?.(http)
  const repeated = new Map<string, () => Promise<void>>()
  await money.jobs?.({ ...jobs, repeat: (name, _, work) => void repeated.set(name, work) })
  await (more.work === false ? jobs.install() : jobs.start())

  const send = callAs({ http, db, clock })
  const call = (person: { id: UserId } | undefined, method: Method, url: string, body?: object, key?: string) =>
    send(person, method, url, body, key ? { 'idempotency-key': key } : {})
  return {
    ...deps,
    gateway,
    /** Runs the scheduled sweep of unfinished payments. */
    sweepPayments: async () => repeated.get('payments-sweep')?.(),
    clock,
    scanner,
    published,
    emails: services.emails,
    /** For tests that tamper with the database. */
    ownerUrl: services.ownerUrl,
    http,
    dataDir: services.dataDir,
    call,
    giveCard: (person: { id: UserId }, number?: string) => giveCard(call, person, number),
    send,
    upload: (person: Person, photo: Buffer, fields: Record<string, string> = {}, name = 'photo.jpg') => {
      const { payload, headers } = photoForm(photo, fields, name)
      return send(person, 'POST', '/api/orders/scan', payload, headers)
    },
    mayHear: (userId: UserId, channel: string) =>
      channels.mayHear({ userId, isWasher: true, isOperator: false, hasSecondFactor: false }, channel),
    close: async () => {
      await jobs.stop()
      await http.fastify.close()
      await services.close()
    },
  }
}

/** Saves a card with a sandbox number and returns its id. */
async function giveCard(
  call: (person: { id: UserId }, method: 'POST', url: string, body: object) => Promise<Answer>,
  person: { id: UserId },
  number = '4242424242424242',
): Promise<string> {
  const setup = await call(person, 'POST', '/api/stripe/setup-intent', {})
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' }
  const { body } = await call(person, 'POST', '/api/sandbox/setup-intents/confirm', {
    client_secret: setup.body.client_secret,
    card,
  })
  return (body.payment_method as { id: string }).id
}

type Orders = Awaited<ReturnType<typeof startOrders>>
export const pickupLocation = { address: '12 Jalan Bukit Bintang', latitude: 3.15, longitude: 101.71 }

/** A customer with a card who places orders over HTTP, and a Washer to whom they are assigned. */
export async function startPlacing(api: Orders) {
  const { db, call } = api
  const customer = await aCustomer(db)
  const washer = await aWasher(db)
  const card = await api.giveCard(customer)
  const body = { pickup_location: pickupLocation, load_type: 'light', payment_method_id: card }
  const draft = () => anOrder(db, { customerId: customer.id, items: [{ name: 'Jeans', quantity: 4 }] })
  const place = (orderId: unknown, change: object = {}, key?: string, by: { id: UserId } = customer) =>
    call(by, 'POST', '/api/orders', { order_id: orderId, ...body, ...change }, key)
  const placed = async (change: object = {}): Promise<OrderId> => {
    const { id } = await draft()
    const answer = await place(id, change)
    if (!answer.body.success) throw new Error(`not placed: ${JSON.stringify(answer)}`)
    return id
  }
  const assign = (id: OrderId) =>
    db.transaction((tx) => assignWasher(tx, api, { orderId: id, washerId: washer.id, at: api.clock.now() }))
  const accepted = async (change: object = {}): Promise<OrderId> => {
    const id = await placed(change)
    await assign(id)
    return id
  }
  const walk = async (id: OrderId, ...actions: string[]) => {
    for (const action of actions) {
      const { status } = await call(washer, 'PUT', `/api/provider/orders/${id}/status`, { action })
      if (status !== 200) throw new Error(`${action} answered ${status}`)
    }
  }
  const money = moneyOf(db, { customerId: customer.id, washerId: washer.id })
  const viewOf = async (id: OrderId) => (await call(customer, 'GET', `/api/orders/${id}`)).body.data as Order
  const close = async () => {
    await money.addsUp()
    await api.close()
  }
  return { customer, washer, card, draft, place, placed, assign, accepted, walk, viewOf, close, ...money }
}
