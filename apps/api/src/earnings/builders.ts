import { balanceOf, deedId, postTransfer } from '../ledger/index.ts'
import { type PaymentsWorld, paymentsWorld } from '../payments/builders.ts'
import type { PaymentGateway, PayoutGateway } from '../payments/index.ts'
import { sql } from '../platform/db/sql.ts'
import { createHttp } from '../platform/http/server.ts'
import { silentLog } from '../platform/log/log.ts'
import { earningsModule } from './module.ts'
import type { EarningsRoutesDeps } from './routes.ts'

export const payingAccount = '000123456789'
export const standardAccount = '000123456000'
export const closedAccount = '000111111113'

type Account = 'earnings_pending' | 'earnings_available' | 'earnings_held' | 'wallet'

/** Earnings on a database of the test's own, with the sandbox's payouts or another gateway's; `wrap` puts something between. */
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
    broadcast: async (_, live) => void lives.push(live),
  }
  const module = earningsModule(deps)
  const http = await createHttp({
    db,
    clock,
    log: silentLog,
    authenticate: async (token) => ({
      userId: Number(token.replace(/\D/g, '')),
      name: 'Someone',
      isWasher: token.startsWith('washer'),
      isOperator: false,
      hasSecondFactor: false,
      tokenId: 1,
    }),
  })
  module.reactions?.(world.facts)
  module.routes?.(http)
  world.module.routes?.(http)

  const call = async (
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

  const aWasher = async (bank: string | null = payingAccount): Promise<number> => {
    const washerId = await world.aPerson()
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
  const earn = async (washerId: number, valueMinor: number): Promise<number> => {
    const customerId = await world.aPerson()
    const at = clock.now()
    return db.transaction(async (tx) => {
      const { id: orderId } = await tx.one<{ id: number }>(sql`
        insert into orders (customer_id, washer_id, status, item_count, value_minor, agreed_minor, total_minor,
          catalogue_version, coverage_minor, load_type, pickup_address, pickup_latitude, pickup_longitude, pickup_at, created_at, placed_at)
        values (${customerId}, ${washerId}, 'completed', 3, ${valueMinor}, ${valueMinor}, ${valueMinor}, 1, 50000, 'light', 'Jalan Alor 2',
          3.15, 101.71, ${at}, ${at}, ${at})
        returning id`)
      const amountMinor = Math.round(valueMinor * 0.85)
      await postTransfer(tx, {
        id: deedId('order-earning', orderId),
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
        insert into payment_earnings (order_id, washer_id, amount_minor, available_at)
        values (${orderId}, ${washerId}, ${amountMinor}, ${new Date(at.getTime() + 48 * 3_600_000)})`)
      return orderId
    })
  }

  return {
    ...world,
    earningsDeps: deps,
    http,
    earnings: module.earnings,
    lives,
    call,
    aWasher,
    earn,
    /** The balance of one of a Washer's accounts. */
    has: (userId: number, name: Account) => balanceOf(db, { owner: 'user', userId, name }),
    inClearing: () => balanceOf(db, { owner: 'platform', name: 'payout_clearing' }),
    close: async () => {
      await http.fastify.close()
      await world.close()
    },
  }
}
