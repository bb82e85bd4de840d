import { type OrderId, toSessionId, toUserId, type UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { orderProcess } from '@washline/contract/orders/process'
import { balanceOf, operationId, postTransfer } from '../ledger/index.ts'
import { type PaymentsWorld, paymentsWorld } from '../payments/builders.ts'
import type { PaymentGateway, PayoutGateway } from '../payments/index.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { Http } from '../platform/http/http.ts'
import { createHttp } from '../platform/http/server.ts'
import { silentLog } from '../platform/log/log.ts'
import type { EarningsRoutesDeps } from './deps.ts'
import { earningsModule } from './module.ts'
import { releaseDueEarnings } from './use-cases/release-earning.ts'

export { releaseDueEarnings } from './use-cases/release-earning.ts'

export const payingAccount = '000123456789'
export const standardAccount = '000123456000'
export const closedAccount = '000111111113'

type Account = 'earnings_pending' | 'earnings_available' | 'earnings_reserved' | 'wallet'

/** Calls as the person whom the token names: a kind of account and a user id. */
const callWith =
  (http: Http) =>
  async (
    who: `${'washer' | 'customer'}-${number}`,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    body?: object,
    key?: string,
  ) => {
    const answer = await http.fastify.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${who}-token`, ...(key && { 'idempotency-key': key }) },
      ...(body && { payload: body }),
    })
    const isJson = answer.headers['content-type']?.toString().startsWith('application/json')
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
  }

/** Makes this person a Washer, with this bank account or none. */
async function aWasherWith(
  db: Database,
  call: ReturnType<typeof callWith>,
  washerId: UserId,
  bank: string | null,
): Promise<UserId> {
  await db.run(sql`
    insert into washers (user_id, business_name, street, city, state, postal_code, country, deposit_intent_id, deposit_held)
    values (${washerId}, 'Sudsy', 'Jalan Alor 1', 'Kuala Lumpur', 'WP', '50200', 'Malaysia', ${`pi_${washerId}`}, true)`)
  if (bank !== null)
    await call(`washer-${washerId}`, 'POST', '/sandbox/bank-account', { account_number: bank }).then(({ status }) => {
      if (status !== 200) throw new Error(`the bank account was refused with ${status}`)
    })
  return washerId
}

/** A completed order of this value, its earning inside the claim window. */
const insertEarning = (
  db: Database,
  input: { washerId: UserId; customerId: UserId; valueMinor: number; at: Date },
): Promise<OrderId> => {
  const { washerId, customerId, valueMinor, at } = input
  return db.transaction(async (tx) => {
    const { id: orderId } = await tx.one<{ id: OrderId }>(sql`
      insert into orders (customer_id, washer_id, status, item_count, value_minor, agreed_minor, total_minor,
        catalogue_version, coverage_minor, load_type, pickup_address, pickup_latitude, pickup_longitude, pickup_at, created_at, placed_at)
      values (${customerId}, ${washerId}, ${orderProcess.complete.to}, 3, ${valueMinor}, ${valueMinor}, ${valueMinor}, 1, 50000, 'light', 'Jalan Alor 2',
        3.15, 101.71, ${at}, ${at}, ${at})
      returning id`)
    const amountMinor = minor(Math.round(valueMinor * 0.85))
    await postTransfer(tx, {
      id: operationId('order-earning', orderId),
      kind: 'order_earning',
      orderId,
      postings: [
        {
          from: { owner: 'platform', name: 'card_clearing' },
          to: { owner: 'user', userId: washerId, name: 'earnings_pending' },
          amountMinor,
        },
      ],
      at,
    })
    await tx.run(sql`
      insert into order_earnings (order_id, washer_id, value_minor, amount_minor, available_at)
      values (${orderId}, ${washerId}, ${valueMinor}, ${amountMinor}, ${new Date(at.getTime() + 48 * 3_600_000)})`)
    return orderId
  })
}

/**
 * Earnings on a database of the test's own, with the sandbox's payouts or another gateway's; `wrap` intercepts its
 * calls.
 */
export async function earningsWorld(
  wrap: (payouts: PayoutGateway) => Partial<PayoutGateway> = () => ({}),
  more: { gateway?: PaymentGateway } & Parameters<typeof paymentsWorld>[1] = {},
) {
  const world: PaymentsWorld = await paymentsWorld((sandbox) => {
    const gateway = more.gateway ?? sandbox
    return { ...gateway, payouts: { ...gateway.payouts, ...wrap(gateway.payouts) } }
  }, more)
  const { db, clock, payments } = world
  const lives: { channel: string; event: string; data: unknown }[] = []
  const deps: EarningsRoutesDeps = {
    ...world.deps,
    payments,
    publicUrl: 'http://washline.test',
    proveAgain: async () => undefined,
    broadcast: async (_, live) => void lives.push(live),
  }
  const module = earningsModule(deps)
  const http = await createHttp({
    db,
    clock,
    log: silentLog,
    authenticate: async (token) => ({
      userId: toUserId(Number(token.replace(/\D/g, ''))),
      name: 'Someone',
      isWasher: token.startsWith('washer'),
      isOperator: false,
      hasSecondFactor: false,
      tokenId: toSessionId(1),
    }),
  })
  module.guards?.(world.events)
  module.handlers?.(world.events)
  module.routes?.(http)
  world.module.routes?.(http)

  const call = callWith(http)

  return {
    ...world,
    earningsDeps: deps,
    http,
    earnings: module.earnings,
    releaseDueEarnings: () => releaseDueEarnings(deps),
    lives,
    call,
    aWasher: async (bank: string | null = payingAccount) => aWasherWith(db, call, await world.aPerson(), bank),
    earn: async (washerId: UserId, valueMinor: number) =>
      insertEarning(db, { washerId, customerId: await world.aPerson(), valueMinor, at: clock.now() }),
    has: (userId: UserId, name: Account) => balanceOf(db, { owner: 'user', userId, name }),
    inClearing: () => balanceOf(db, { owner: 'platform', name: 'payout_clearing' }),
    close: async () => {
      await http.fastify.close()
      await world.close()
    },
  }
}
