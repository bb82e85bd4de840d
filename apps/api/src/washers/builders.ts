import type { OrderId, UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { openConnections } from '../../testing/harness/open-connections.ts'
import { testDatabase } from '../../testing/harness/test-database.ts'
import { createEventBus, type EventBus } from '../events/event-bus.ts'
import type { Events } from '../events/events.ts'
import { authenticate, createToken, createUser, setAccountType } from '../identity/index.ts'
import { handClock } from '../platform/clock/clock.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { createHttp } from '../platform/http/server.ts'
import { silentLog } from '../platform/log/log.ts'
import type { WashersDeps } from './deps.ts'
import { washersModule } from './module.ts'

import { setVerified } from './store.ts'

export { washersHandlers } from './handlers.ts'

type Live = Parameters<WashersDeps['broadcast']>[1]

export interface WashersApi {
  readonly db: Database
  readonly clock: ReturnType<typeof handClock>
  readonly events: EventBus
  /** Broadcast live events, in order. */
  readonly lives: Live[]
  /** Published events of availability, in order. */
  readonly availability: Events['washer.availability-changed'][]
  call(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body: unknown,
    token: string,
  ): Promise<{ status: number; body: Record<string, unknown> & { errors?: Record<string, string[]> } }>
  aUser(name?: string): Promise<{ userId: UserId; token: string }>
  close(): Promise<void>
}

const noMoney = {
  availableMinor: minor(0),
  pendingMinor: minor(0),
  recentChangeMinor: minor(0),
  pendingDeductionsMinor: minor(0),
}

/** Payments of a test without money. */
export const noPayments: WashersDeps['payments'] = {
  depositOf: async () => 'unknown',
  claimDeposit: async () => false,
  earningsOf: async () => noMoney,
  refundDeposit: async () => false,
  depositOfWasher: async () => undefined,
}

/** Earnings of a test without money. */
const noEarnings: WashersDeps['earnings'] = {
  openMoney: async () => ({ ...noMoney, reservedMinor: minor(0), openReserves: 0, pendingCashOuts: 0 }),
  openMoneyLocked: async () => ({ ...noMoney, reservedMinor: minor(0), openReserves: 0, pendingCashOuts: 0 }),
  moveToWallet: async () => undefined,
}

/** Verifies each Washer on registration, for tests without the verification module. */
export const verifyAtOnce = (events: EventBus): void =>
  events.on('washer.registered', async (tx, { userId, at }) => {
    await setVerified(tx, { userId, verified: true, at })
  })

/** Starts the calls of this module on a new database. */
export async function startWashers(options: {
  readonly payments: WashersDeps['payments']
  /** `auto` verifies each Washer on registration. */
  readonly verification: 'auto' | 'manual'
}): Promise<WashersApi> {
  const test = await testDatabase()
  const db = openDatabase({ url: test.url, maxConnections: 5 })
  await openConnections(db, 5)
  const clock = handClock(new Date('2026-03-01T10:00:00Z'))
  const events = createEventBus()
  const lives: Live[] = []
  const availability: Events['washer.availability-changed'][] = []
  const http = await createHttp({ db, clock, log: silentLog, authenticate: (token) => authenticate(db, clock, token) })
  const broadcast: WashersDeps['broadcast'] = async (_, live) => void lives.push(live)
  const washers = washersModule({ db, clock, events, broadcast, earnings: noEarnings, payments: options.payments })
  washers.routes?.(http)
  washers.guards?.(events)
  washers.handlers?.(events)
  if (options.verification === 'auto') verifyAtOnce(events)
  events.on('washer.availability-changed', async (_, event) => void availability.push(event))
  let people = 0
  return {
    db,
    clock,
    events,
    lives,
    availability,
    call: async (method, url, payload, token) => {
      const headers = { authorization: `Bearer ${token}` }
      const sent = payload === undefined ? {} : { payload: payload as object }
      const answer = await http.fastify.inject({ method, url, headers, ...sent })
      return { status: answer.statusCode, body: answer.json() }
    },
    aUser: (name = 'Siti') => {
      people += 1
      const person = { name, email: `person${people}@example.test`, at: clock.now() }
      return db.transaction(async (tx) => {
        const userId = await createUser(tx, person)
        if (userId === undefined) throw new Error(`${person.email} is taken`)
        return { userId, token: await createToken(tx, { userId, at: clock.now() }) }
      })
    },
    close: async () => {
      await http.fastify.close()
      await db.close()
      await test.drop()
    },
  }
}

interface WasherFields {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly online: boolean
  readonly verified: boolean
  readonly depositHeld: boolean
  readonly accountIsWasher: boolean
  readonly radiusKm: number
}

/** A user with a Washer profile, by default one who can be offered orders, in the middle of Kuala Lumpur. */
export async function aWasher(
  api: Pick<WashersApi, 'db' | 'aUser' | 'clock'>,
  fields: Partial<WasherFields> = {},
): Promise<{ userId: UserId; token: string }> {
  const washer = {
    latitude: 3.1478,
    longitude: 101.7117,
    online: true,
    verified: true,
    depositHeld: true,
    radiusKm: 15,
    ...fields,
  }
  const user = await api.aUser()
  await api.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude,
        online, radius_km, verified_at, deposit_intent_id, deposit_held)
      values (${user.userId}, 'Sudsy', 'Jalan Alor 1', 'Kuala Lumpur', 'WP', '50200', 'Malaysia', ${washer.latitude},
        ${washer.longitude}, ${washer.online}, ${washer.radiusKm}, ${washer.verified ? api.clock.now() : null},
        ${`pi_of_${user.userId}`}, ${washer.depositHeld})`)
    await setAccountType(tx, user.userId, fields.accountIsWasher ?? true)
  })
  return user
}

/** An order of a Washer in the given status. */
export async function anOrder(
  api: Pick<WashersApi, 'db' | 'aUser'>,
  order: { washerId: UserId; status: string; promiseKept?: boolean },
): Promise<OrderId> {
  const customer = await api.aUser('Ana Pereira')
  const { id } = await api.db.one<{ id: OrderId }>(sql`
    insert into orders (customer_id, washer_id, status, item_count, value_minor, agreed_minor, total_minor,
      catalogue_version, coverage_minor, load_type, pickup_address, pickup_latitude, pickup_longitude, pickup_at,
      promise_kept, created_at, placed_at)
    values (${customer.userId}, ${order.washerId}, ${order.status}, 3, 1000, 1000, 1000, 1, 50000, 'light', 'Jalan Alor 2',
      3.15, 101.71, now(), ${order.promiseKept ?? null}, now(), now())
    returning id`)
  return id
}
