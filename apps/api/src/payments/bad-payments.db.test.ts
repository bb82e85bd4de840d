import { toUserId } from '@washline/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyLedger } from '../ledger/index.ts'
import { sql } from '../platform/db/sql.ts'
import { type PaymentsApi, type PaymentsWorld, paymentsApi, paymentsWorld } from './builders.ts'

let world: PaymentsWorld
let api: PaymentsApi
beforeAll(async () => {
  world = await paymentsWorld()
  api = await paymentsApi(world)
})
afterAll(async () => {
  await api.close()
  await world.close()
})

/** Everything that could have changed: payments, intents with money, ledger transfers. */
const moved = () =>
  world.db.one(sql`
    select (select count(*) from payments where state not in ('declined', 'abandoned'))::int as payments,
      (select count(*) from sandbox_intents where status in ('requires_capture', 'succeeded'))::int as intents,
      (select count(*) from ledger_transfers)::int as transfers,
      (select count(*) from sandbox_cards where detached_at is null)::int as cards,
      (select count(*) from sandbox_accounts where bank_last4 is not null)::int as banks`)

const deposit = { amount: 3_000, currency: 'myr', type: 'security_deposit' }
const topUp = { amount_minor: 2_000 }
const card = { number: '4242424242424242', exp_month: 12, exp_year: 30, cvc: '123' }
const pay = '/stripe/pay'
const wallet = '/wallet/top-up'
const confirm = '/sandbox/setup-intents/confirm'
const bank = '/sandbox/authentications'
const account = '/sandbox/bank-account'

type Mine = { cardId: string; secret: string }
type Request = (mine: Mine) => object
const bad: readonly (readonly [string, string, number, Request])[] = [
  ...[-3_000, 0, 1, 2_999, 3_001, 30.5, 1e15, '3000', null].map(
    (amount) =>
      [
        `deposit of ${amount}`,
        pay,
        422,
        ({ cardId: payment_method_id }: Mine) => ({ ...deposit, amount, payment_method_id }),
      ] as const,
  ),
  ...['usd', 'MY', '', 'ringgit', 5].map(
    (currency) =>
      [
        `deposit in ${currency}`,
        pay,
        422,
        ({ cardId: payment_method_id }: Mine) => ({ ...deposit, currency, payment_method_id }),
      ] as const,
  ),
  ...[-20, 0, 0.99, 20.005, 1_000.01, 1e15, '20', null].map(
    (amount) =>
      [
        `top-up of ${amount}`,
        wallet,
        422,
        ({ cardId: payment_method_id }: Mine) => ({ amount_minor: amount, payment_method_id }),
      ] as const,
  ),
  ...[pay, wallet].flatMap((path) => {
    const input = path === pay ? deposit : topUp
    return [
      [`${path} without a card`, path, 422, () => input],
      [`${path} with a card of nobody`, path, 422, () => ({ ...input, payment_method_id: 'pm_nobody' })],
      [`${path} with a card that is no text`, path, 422, () => ({ ...input, payment_method_id: { id: 1 } })],
      [
        `${path} for a payment of nobody`,
        path,
        409,
        ({ cardId: payment_method_id }: Mine) => ({ ...input, payment_method_id, payment_intent_id: 'pi_nobody' }),
      ],
      [`${path} with nothing`, path, 422, () => ({})],
    ] as const
  }),
  ['a setup of nobody', confirm, 404, () => ({ client_secret: 'seti_nobody', card })],
  ['a setup without a secret', confirm, 422, () => ({ card })],
  ['an expired card', confirm, 422, ({ secret }) => ({ client_secret: secret, card: { ...card, exp_year: 25 } })],
  [
    'a mistyped card',
    confirm,
    422,
    ({ secret }) => ({ client_secret: secret, card: { ...card, number: '4242424242424241' } }),
  ],
  ['an answer for an unknown secret', bank, 404, () => ({ client_secret: 'pi_nobody_secret', outcome: 'approve' })],
  ['an unknown answer', bank, 422, ({ secret }) => ({ client_secret: secret, outcome: 'perhaps' })],
  ['a real account number', account, 422, () => ({ account_number: '123456789012' })],
  ['an account number with letters', account, 422, () => ({ account_number: 'DE89' })],
  ['an empty body', account, 422, () => ({})],
]

describe('bad input moves nothing', () => {
  it.each(bad)('%s', async (_, path, status, input) => {
    const me = await world.aPerson()
    const cardId = await world.aCard(me)
    const secret = (await api.call(me, 'POST', '/stripe/setup-intent', {})).body.client_secret
    const before = await moved()
    const answer = await api.call(me, 'POST', path, input({ cardId, secret }), 'key')
    expect([answer.status, answer.body.success]).toEqual([status, false])
    if (status === 422) expect(Object.keys(answer.body.errors)).not.toEqual([])
    expect(await moved()).toEqual(before)
  })

  const cards: Record<string, (me: number) => Promise<string>> = {
    'somebody else’s': async () => world.aCard(await world.aPerson()),
    detached: async (me) => {
      const id = await world.aCard(toUserId(me))
      await api.call(toUserId(me), 'DELETE', `/stripe/payment-methods/${id}`)
      return id
    },
  }
  it.each([pay, wallet].flatMap((path) => Object.keys(cards).map((whose) => [path, whose] as const)))(
    '%s with a card that is %s',
    async (path, whose) => {
      const me = await world.aPerson()
      await world.aCard(me)
      const payment_method_id = await cards[whose]?.(me)
      const before = await moved()
      const answer = await api.call(me, 'POST', path, { ...(path === pay ? deposit : topUp), payment_method_id }, 'key')
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['payment_method_id']])
      expect(await moved()).toEqual(before)
    },
  )

  it.each([pay, wallet])('declines %s with a card that has expired since', async (path) => {
    const me = await world.aPerson()
    const payment_method_id = await world.aCard(me)
    await world.db.run(sql`update sandbox_cards set exp_year = 2025 where id = ${payment_method_id}`)
    const before = await moved()
    const answer = await api.call(me, 'POST', path, { ...(path === pay ? deposit : topUp), payment_method_id }, 'key')
    expect(answer).toMatchObject({ status: 200, body: { success: false, message: 'Your card has expired.' } })
    expect(await moved()).toEqual(before)
  })

  it.each([pay, wallet])(
    'charges %s once when it is sent twice at once, and refuses its key with another body',
    async (path) => {
      const me = await world.aPerson()
      const [first, second] = [await world.aCard(me), await world.aCard(me, '5555555555554444')]
      const body = { ...(path === pay ? deposit : topUp), payment_method_id: first }
      const clicks = await Promise.all([1, 2].map(() => api.call(me, 'POST', path, body, 'same')))
      for (const { status } of clicks) expect([200, 409]).toContain(status)
      const again = await api.call(me, 'POST', path, body, 'same')
      expect(again.body.success).toBe(true)
      const before = await moved()
      const other = await api.call(me, 'POST', path, { ...body, payment_method_id: second }, 'same')
      expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
      expect(await moved()).toEqual(before)
    },
  )

  it('leaves the books proven', async () => {
    expect(await verifyLedger(world.db)).toMatchObject({ ok: true, problems: [] })
  })
})
