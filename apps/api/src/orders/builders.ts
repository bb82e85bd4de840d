import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { market } from '@washline/contract/market'
import { netPayOf } from '@washline/contract/orders/pay'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { LoadType, Order } from '@washline/contract/orders/schemas'
import { catalogueVersion, garmentByName } from '@washline/contract/scanning/catalogue'
import { createFactBus, type FactBus } from '../facts/fact-bus.ts'
import type { Facts } from '../facts/facts.ts'
import { authenticate, createToken } from '../identity/index.ts'
import { createSandboxGateway, moneyOf } from '../payments/builders.ts'
import type { PaymentGateway } from '../payments/index.ts'
import { paymentsModule } from '../payments/module.ts'
import { handClock } from '../platform/clock/clock.ts'
import { openDatabase, type Queryable } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { createHttp } from '../platform/http/server.ts'
import { createJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { silentLog } from '../platform/log/log.ts'
import type { Letter } from '../platform/mail/mail.ts'
import type { Module } from '../platform/module.ts'
import { createOutbox } from '../platform/outbox/outbox.ts'
import type { Channels } from '../platform/realtime/channels.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { testDatabase } from '../platform/testing/test-database.ts'
import { photoForm, toldScanner } from '../scanning/builders.ts'
import { sharpPhotos } from '../scanning/index.ts'
import { type OrdersDeps, ordersModule } from './module.ts'
import { grossOf, priceOrder } from './rules/price-order.ts'
import { assignWasher } from './use-cases/assign-washer.ts'

export interface Person {
  readonly id: number
  readonly name: string
}

let made = 0

/** Someone with a customer account. */
export async function aCustomer(q: Queryable, person: { name?: string; email?: string } = {}): Promise<Person> {
  made += 1
  const name = person.name ?? `Customer ${made}`
  const email = person.email ?? `person-${made}-${randomUUID().slice(0, 8)}@example.test`
  const { id } = await q.one<{ id: number }>(
    sql`insert into users (name, email) values (${name}, ${email}) returning id`,
  )
  return { id, name }
}

/** Someone with a verified Washer's account, online in the middle of the demo city unless told otherwise. */
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

export interface OrderWish {
  readonly customerId?: number
  readonly washerId?: number
  readonly status?: OrderStatus
  /** Catalogue names. */
  readonly items?: readonly { readonly name: string; readonly quantity: number }[]
  readonly loadType?: LoadType
  readonly createdAt?: Date
  /** When it came into its status; the moves before it lie a minute apart. */
  readonly at?: Date
  readonly pickup?: { readonly address: string; readonly latitude: number; readonly longitude: number }
  readonly paymentMethodId?: string
}

export interface BuiltOrder {
  readonly id: number
  readonly customerId: number
  readonly washerId: number | null
  readonly valueMinor: number
  readonly totalMinor: number
}

const steps = ['pending', 'accepted', 'picked_up', 'in_progress', 'delivered', 'completed'] as const

/** Writes an order in any status, with its people where none are given. It moves no money and tells nobody. */
export async function anOrder(q: Queryable, wish: OrderWish = {}): Promise<BuiltOrder> {
  const status = wish.status ?? 'draft'
  const reached = steps.indexOf(status as (typeof steps)[number])
  const customerId = wish.customerId ?? (await aCustomer(q)).id
  const washerId = reached >= 1 ? (wish.washerId ?? (await aWasher(q)).id) : null
  const items = (wish.items ?? [{ name: 'T-shirt', quantity: 4 }]).map((item) => {
    const garment = garmentByName(item.name)
    if (!garment) throw new Error(`the catalogue has no ${item.name}`)
    return { ...item, garment: garment.id, category: garment.category, unitPriceMinor: garment.priceMinor }
  })
  const valueMinor = items.reduce((sum, item) => sum + item.quantity * item.unitPriceMinor, 0)
  const placed = reached >= 0
  const loadType = wish.loadType ?? (placed ? 'light' : null)
  const coverageMinor = market.coverage.includedMinor
  const price = priceOrder({ valueMinor, loadType, coverageMinor, walletBalanceMinor: 0 })
  const at = wish.at ?? new Date()
  const minutesBefore = (step: number) => (step > reached ? null : new Date(at.getTime() - (reached - step) * 60_000))
  const createdAt = wish.createdAt ?? new Date(at.getTime() - (reached + 1) * 60_000)
  const pickup = wish.pickup ?? { address: '12 Jalan Bukit Bintang', latitude: 3.1478, longitude: 101.7117 }
  const { id } = await q.one<{ id: number }>(sql`
    insert into orders (customer_id, washer_id, status, item_count, value_minor, service_fee_minor, total_minor,
      agreed_minor, authorised_minor, net_pay_minor, catalogue_version, coverage_minor, load_type, pickup_address, pickup_latitude,
      pickup_longitude, pickup_at, payment_method_id, created_at, placed_at, pending_since, accepted_at, picked_up_at,
      laundry_started_at, laundry_completed_at, delivered_at, promise_kept, completed_at, cancelled_at)
    values (${customerId}, ${washerId}, ${status}, ${items.reduce((sum, item) => sum + item.quantity, 0)}, ${valueMinor},
      ${price.serviceFeeMinor}, ${price.totalMinor}, ${placed ? grossOf(price) : 0}, ${placed ? grossOf(price) : 0}, ${placed ? netPayOf(valueMinor) : 0},
      ${catalogueVersion}, ${coverageMinor}, ${loadType}, ${placed ? pickup.address : null},
      ${placed ? pickup.latitude : null}, ${placed ? pickup.longitude : null}, ${placed ? minutesBefore(0) : null},
      ${wish.paymentMethodId ?? null}, ${createdAt}, ${minutesBefore(0)}, ${minutesBefore(0)}, ${minutesBefore(1)}, ${minutesBefore(2)},
      ${minutesBefore(3)}, ${minutesBefore(4)}, ${minutesBefore(4)}, ${reached >= 4 ? true : null}, ${minutesBefore(5)},
      ${status === 'cancelled' ? at : null})
    returning id`)
  await q.run(sql`
    insert into order_items (order_id, position, name, garment, category, quantity, unit_price_minor)
    select ${id}, row_number() over (), name, garment, category, quantity, "unitPriceMinor"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as x(name text, garment text, category text, quantity int, "unitPriceMinor" bigint)`)
  return { id, customerId, washerId, valueMinor, totalMinor: price.totalMinor }
}

type Told = { [N in keyof Facts]: readonly [name: N, fact: Facts[N]] }[keyof Facts]

type Caller = { id: number } | undefined
type Method = 'GET' | 'POST' | 'PUT'
export type Answer = {
  status: number
  body: Record<string, unknown> & { code?: string; message?: string; data?: unknown }
}

/**
 * The orders module on a database of its own, with everything real but the scanner, and other modules beside it.
 * With `work: false` jobs are written down and nobody works on them.
 */
export async function startOrders(
  more: {
    modules?: (deps: OrdersDeps) => Module[]
    work?: boolean
    /** Puts something between the product and the sandbox. */
    gateway?: (sandbox: PaymentGateway) => PaymentGateway
  } = {},
) {
  const test = await testDatabase()
  const db = openDatabase({ url: test.url, maxConnections: 20 })
  const dataDir = await mkdtemp(join(tmpdir(), 'washline-orders-'))
  const clock = handClock(new Date(Math.floor(Date.now() / 1_000) * 1_000))
  const facts: FactBus = createFactBus()
  const told: Told[] = []
  for (const name of ['order.moved', 'order.adjusted', 'order.tipped', 'order.refunded', 'wallet.credited'] as const)
    facts.on(name, async (_, fact) => {
      told.push([name, fact] as Told)
    })
  const jobs = createJobs({ databaseUrl: test.url, log: silentLog })
  const storage = await openStorage({ DATA_DIR: dataDir, s3: undefined }, clock)
  const scanner = toldScanner()
  const { broadcast, revoke } = createOutbox(() => undefined)
  const base = { db, clock, facts, jobs, broadcast, revoke, log: silentLog, newId: randomUUID }
  const sandbox = createSandboxGateway(base)
  const gateway = more.gateway?.(sandbox) ?? sandbox
  const money = paymentsModule({ ...base, gateway, sandbox })
  const { payments } = money
  const letters: Letter[] = []
  const mail = { send: async (letter: Letter) => void letters.push(letter) }
  const publicUrl = 'http://localhost:3000/'
  const deps: OrdersDeps = { ...base, storage, scanners: [scanner], payments, mail, publicUrl, photos: sharpPhotos }
  const modules = [ordersModule(deps), ...(more.modules?.(deps) ?? [])]
  const http = await createHttp({ db, clock, log: silentLog, authenticate: (token) => authenticate(db, clock, token) })
  for (const module of modules) {
    module.routes?.(http)
    module.reactions?.(facts)
    await module.jobs?.(jobs)
  }
  money.routes?.(http)
  const repeated = new Map<string, () => Promise<void>>()
  await money.jobs?.({ ...jobs, repeat: (name, _, work) => void repeated.set(name, work) })
  await (more.work === false ? jobs.install() : jobs.start())
  const ears: { pattern: RegExp; mayHear: Parameters<Channels['allow']>[1] }[] = []
  for (const module of modules) module.channels?.({ allow: (pattern, mayHear) => void ears.push({ pattern, mayHear }) })

  const tokens = new Map<number, string>()
  const tokenOf = async (person: { id: number }) => {
    const at = clock.now()
    const token = tokens.get(person.id) ?? (await createToken(db, { userId: person.id, at, secondFactorAt: at }))
    tokens.set(person.id, token)
    return token
  }
  const inject = async (
    person: Caller,
    method: Method,
    url: string,
    payload: Buffer | object | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const answer = await http.fastify.inject({
      method,
      url,
      headers: { ...(person ? { authorization: `Bearer ${await tokenOf(person)}` } : {}), ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }

  const call = (person: Caller, method: Method, url: string, body?: object, key?: string) =>
    inject(person, method, url, body, key ? { 'idempotency-key': key } : {})

  return {
    ...deps,
    gateway,
    /** Finishes what payments left half done, as the scheduled job does. */
    sweepPayments: async () => repeated.get('payments-sweep')?.(),
    clock,
    scanner,
    told,
    letters,
    /** For the few that tamper. */
    ownerUrl: test.ownerUrl,
    http,
    dataDir,
    call,
    /** Saves a card of one of the test numbers and gives its id. */
    giveCard: async (person: { id: number }, number = '4242424242424242'): Promise<string> => {
      const setup = await call(person, 'POST', '/api/stripe/setup-intent', {})
      const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' }
      const { body } = await call(person, 'POST', '/api/sandbox/setup-intents/confirm', {
        client_secret: setup.body.client_secret,
        card,
      })
      return (body.payment_method as { id: string }).id
    },
    send: inject,
    upload: (person: Person, photo: Buffer, fields: Record<string, string> = {}, name = 'photo.jpg') => {
      const { payload, headers } = photoForm(photo, fields, name)
      return inject(person, 'POST', '/api/orders/scan', payload, headers)
    },
    mayHear: async (userId: number, channel: string) => {
      for (const { pattern, mayHear } of ears) {
        const id = pattern.exec(channel)?.[1]
        if (id) return mayHear(userId, Number(id))
      }
      return false
    },
    close: async () => {
      await jobs.stop()
      await http.fastify.close()
      await db.close()
      await test.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Orders = Awaited<ReturnType<typeof startOrders>>
export const pickupLocation = { address: '12 Jalan Bukit Bintang', latitude: 3.15, longitude: 101.71 }

/** A customer with a card who places orders over HTTP, and a Washer who takes them. */
export async function startPlacing(api: Orders) {
  const { db, call } = api
  const customer = await aCustomer(db)
  const washer = await aWasher(db)
  const card = await api.giveCard(customer)
  const body = { pickup_location: pickupLocation, load_type: 'light', payment_method_id: card }
  const draft = () => anOrder(db, { customerId: customer.id, items: [{ name: 'Jeans', quantity: 4 }] })
  const place = (orderId: unknown, change: object = {}, key?: string, by: { id: number } = customer) =>
    call(by, 'POST', '/api/orders', { order_id: orderId, ...body, ...change }, key)
  const placed = async (change: object = {}): Promise<number> => {
    const { id } = await draft()
    const answer = await place(id, change)
    if (!answer.body.success) throw new Error(`not placed: ${JSON.stringify(answer)}`)
    return id
  }
  const accepted = async (change: object = {}): Promise<number> => {
    const id = await placed(change)
    await db.transaction((tx) => assignWasher(tx, api, { orderId: id, washerId: washer.id, at: api.clock.now() }))
    return id
  }
  const walk = async (id: number, ...actions: string[]) => {
    for (const action of actions) {
      const { status } = await call(washer, 'PUT', `/api/provider/orders/${id}/status`, { action })
      if (status !== 200) throw new Error(`${action} answered ${status}`)
    }
  }
  const money = moneyOf(db, { customerId: customer.id, washerId: washer.id })
  const viewOf = async (id: number) => (await call(customer, 'GET', `/api/orders/${id}`)).body.data as Order
  const close = async () => {
    await money.addsUp()
    await api.close()
  }
  return { customer, washer, card, draft, place, placed, accepted, walk, viewOf, close, ...money }
}
