import { randomUUID } from 'node:crypto'
import type { UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testConsole } from '../../src/console/builders.ts'
import { earningsModule } from '../../src/earnings/module.ts'
import { postTransfer } from '../../src/ledger/index.ts'
import { aCustomer, aWasher, startOrders, startPlacing } from '../../src/orders/builders.ts'
import type { PaymentGateway } from '../../src/payments/index.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { silentLog } from '../../src/platform/log/log.ts'

let gateway: PaymentGateway | undefined
const api = await startOrders({
  work: false,
  gateway: (sandbox) => {
    gateway = sandbox
    return sandbox
  },
  modules: (deps) => {
    if (!gateway) throw new Error('earnings need the gateway')
    return [testConsole(deps), earningsModule({ ...deps, gateway, log: silentLog, proveAgain: async () => undefined })]
  },
})
const placing = await startPlacing(api)
const { db, call } = api
const { customer, draft, accepted, walk } = placing
const operator = await aCustomer(db, { name: 'Odile' })
await db.run(sql`update users set is_operator = true where id = ${operator.id}`)
beforeEach(() => db.run(sql`delete from rate_limits`))
afterAll(placing.close)

/** One call that moves money, ready to be sent. */
interface Call {
  readonly by: { id: UserId }
  readonly url: string
  readonly body: Readonly<Record<string, unknown>>
}

interface MoneyCall {
  /** The transfer that it makes. */
  readonly kind: string
  readonly ready: () => Promise<Call>
  /** The field with the amount. */
  readonly field: 'amount_minor' | 'total'
  /** Whether two tabs make two payments, or the second is refused. */
  readonly ofTwoTabs: 1 | 2
  /** How a card that has expired since is answered, where a card pays. */
  readonly expired?: { readonly status: number; readonly body: object }
}

const completed = async (): Promise<number> => {
  const id = await accepted()
  await walk(id, 'picked_up', 'in_progress', 'delivered')
  await call(customer, 'PUT', `/api/orders/${id}/status`, { status: 'completed' })
  return id
}
const aCard = () => api.giveCard(customer)
const payable = { status: 422, body: { success: false, errors: { payment_method_id: ['Your card has expired.'] } } }

const moneyCalls: Readonly<Record<string, MoneyCall>> = {
  placing: {
    kind: 'card_authorization',
    field: 'total',
    ofTwoTabs: 1,
    expired: payable,
    ready: async () => {
      const { id: order_id } = await draft()
      const pickup_location = { address: '12 Jalan Bukit Bintang', latitude: 3.15, longitude: 101.71 }
      const body = { order_id, pickup_location, load_type: 'light', total: 22, payment_method_id: await aCard() }
      return { by: customer, url: '/api/orders', body }
    },
  },
  'a top-up': {
    kind: 'top_up',
    field: 'amount_minor',
    ofTwoTabs: 2,
    expired: { status: 200, body: { success: false, message: 'Your card has expired.' } },
    ready: async () => ({
      by: customer,
      url: '/api/wallet/top-up',
      body: { amount_minor: 2_000, payment_method_id: await aCard() },
    }),
  },
  'a tip': {
    kind: 'tip',
    field: 'amount_minor',
    ofTwoTabs: 2,
    expired: payable,
    ready: async () => ({
      by: customer,
      url: `/api/orders/${await completed()}/tip`,
      body: { amount_minor: 500, payment_method_id: await aCard() },
    }),
  },
  'a cash-out': {
    kind: 'cash_out',
    field: 'amount_minor',
    ofTwoTabs: 1,
    ready: async () => {
      const by = await aWasher(db)
      await call(by, 'POST', '/api/sandbox/bank-account', { account_number: '000123456789' })
      const to = { owner: 'user', userId: by.id, name: 'earnings_available' } as const
      const postings = [{ from: { owner: 'platform', name: 'promotions' } as const, to, amountMinor: minor(10_000) }]
      await db.transaction((tx) => postTransfer(tx, { id: randomUUID(), kind: 'compensation', postings }))
      return { by, url: '/api/provider/cash-outs', body: { amount_minor: 2_000 } }
    },
  },
  'a refund': {
    kind: 'refund',
    field: 'amount_minor',
    ofTwoTabs: 1,
    ready: async () => ({
      by: operator,
      url: `/api/ops/orders/${await completed()}/refund`,
      body: { amount_minor: 500, reason: 'A shirt came back torn', actions: 0 },
    }),
  },
  'a credit': {
    kind: 'credit',
    field: 'amount_minor',
    ofTwoTabs: 1,
    ready: async () => ({
      by: operator,
      url: `/api/ops/people/${(await aCustomer(db)).id}/credit`,
      body: { amount_minor: 500, reason: 'For the long wait', actions: 0 },
    }),
  },
}
const all = Object.entries(moneyCalls)

const send = ({ by, url, body }: Call, change: object = {}, key?: string) =>
  call(by, 'POST', url, { ...body, ...change }, key)
/** Everything that could have moved, at the gateway too. */
const moved = () =>
  db.one(sql`
    select (select count(*) from ledger_transfers) as transfers, (select count(*) from audit_log) as actions,
      (select count(*) from payments where state not in ('declined', 'abandoned')) as payments,
      (select count(*) from cash_outs) as "cashOuts", (select count(*) from sandbox_payouts) as payouts,
      (select count(*) from sandbox_refunds) as refunds,
      (select count(*) from sandbox_intents where status in ('requires_capture', 'succeeded')) as intents,
      (select count(*) from orders where status = 'pending') as placed`)
const inOtherCurrency = async () =>
  (
    await db.one<{ many: number }>(sql`
      select (select count(*) from ledger_accounts where currency <> ${market.currency})
        + (select count(*) from payments where currency <> ${market.currency})
        + (select count(*) from cash_outs where currency <> ${market.currency}) as many`)
  ).many
const madeOf = async (kind: string) =>
  (await db.one<{ many: number }>(sql`select count(*) as many from ledger_transfers where kind = ${kind}`)).many

describe.each(all)('%s', (_, { kind, ready, field, ofTwoTabs, expired }) => {
  it('of no real amount moves nothing', async () => {
    const input = await ready()
    const before = await moved()
    for (const amount of [
      -5,
      -0.01,
      0,
      5.005,
      0.001,
      1e15,
      1e308,
      2 ** 53,
      '5',
      '',
      null,
      true,
      [5],
      { minor: minor(500) },
    ]) {
      const { status, body } = await send(input, { [field]: amount })
      // A total of 0 is valid input and differs from the price.
      const isOtherPrice = field === 'total' && amount === 0
      expect([amount, status], JSON.stringify(body)).toEqual([amount, isOtherPrice ? 409 : 422])
      if (status === 422) expect(Object.keys(body.errors as object)).toEqual([field])
    }
    expect(await moved()).toEqual(before)
  })

  it('is in the currency of the market, whatever is sent along', async () => {
    expect((await send(await ready(), { currency: 'usd' })).body).toMatchObject({ success: true })
    expect(await inOtherCurrency()).toBe(0)
  })

  it('clicked twice is done once', async () => {
    const [input, before, key] = [await ready(), await madeOf(kind), randomUUID()]
    const clicks = await Promise.all([send(input, {}, key), send(input, {}, key)])
    for (const { status, body } of clicks)
      if (status !== 200) expect([status, body.code]).toEqual([409, 'request_in_progress'])
    expect((await send(input, {}, key)).body).toMatchObject({ success: true })
    expect((await madeOf(kind)) - before).toBe(1)
  })

  it('in two tabs is two payments, or the second is refused', async () => {
    const [input, before] = [await ready(), await madeOf(kind)]
    const tabs = await Promise.all([send(input, {}, randomUUID()), send(input, {}, randomUUID())])
    expect(tabs.map(({ status }) => status).sort()).toEqual(ofTwoTabs === 2 ? [200, 200] : [200, 409])
    expect((await madeOf(kind)) - before).toBe(ofTwoTabs)
  })

  it('is not another one under the same key', async () => {
    const [input, key] = [await ready(), randomUUID()]
    const first = await send(input, {}, key)
    expect(first.body).toMatchObject({ success: true })
    const before = await moved()
    const other = await send(input, { [field]: field === 'total' ? 6 : 600 }, key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    expect(await send(input, {}, key)).toEqual(first)
    expect(await moved()).toEqual(before)
  })

  it('of somebody else is refused', async () => {
    const input = await ready()
    const stranger = kind === 'cash_out' ? await aCustomer(db) : await aWasher(db)
    const before = await moved()
    const { status } = await send({ ...input, by: stranger })
    expect([403, 404, 422]).toContain(status)
    expect(await moved()).toEqual(before)
  })

  if (expired)
    it('by a card that is not theirs, is gone, or has expired moves nothing', async () => {
      const input = await ready()
      const removed = await aCard()
      await db.run(sql`update payment_cards set removed_at = now() where id = ${removed}`)
      await db.run(sql`update sandbox_cards set detached_at = now() where id = ${removed}`)
      const before = await moved()
      for (const card of ['pm_nobody', await api.giveCard(await aCustomer(db)), removed, { id: 1 }, 'a'.repeat(200)]) {
        const { status, body } = await send(input, { payment_method_id: card })
        expect([card, status, Object.keys(body.errors ?? {})]).toEqual([card, 422, ['payment_method_id']])
      }
      const { payment_method_id: mine } = input.body
      await db.run(sql`update sandbox_cards set exp_year = 2020 where id = ${mine as string}`)
      expect(await send(input)).toMatchObject(expired)
      expect(await moved()).toEqual(before)
    })
})
