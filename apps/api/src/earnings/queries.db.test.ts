import { randomUUID } from 'node:crypto'
import { type OrderId, toOrderId, type UserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { afterAll, expect, it } from 'vitest'
import { postTransfer } from '../ledger/index.ts'
import { earningsWorld } from './builders.ts'
import { advanceCashOut } from './use-cases/advance-cash-out.ts'

const world = await earningsWorld()
const { db, clock, call, aWasher, earn, has } = world
afterAll(() => world.close())

const get = async (washerId: UserId, url: string) => call(`washer-${washerId}`, 'GET', url)
const give = (washerId: UserId, kind: 'tip' | 'cancel_fee', orderId: OrderId, amountMinor: number) =>
  db.transaction((tx) =>
    postTransfer(tx, {
      id: randomUUID(),
      kind,
      orderId,
      postings: [
        {
          from: { owner: 'platform', name: 'card_clearing' },
          to: { owner: 'user', userId: washerId, name: 'earnings_available' },
          amountMinor: minor(amountMinor),
        },
      ],
      at: clock.now(),
    }),
  )

it('explains each order, newest first, page by page', async () => {
  const washerId = await aWasher()
  const first = await earn(washerId, 2_000)
  const second = await earn(washerId, 3_000)
  await give(washerId, 'tip', first, 250)
  await give(washerId, 'cancel_fee', toOrderId(900_001), 300)
  const { body } = await get(washerId, '/provider/earnings?limit=2')
  expect(body.data.balance).toEqual({
    available_minor: 550,
    pending_minor: 4_250,
    pending_deductions_minor: 0,
    next_available: { amount_minor: 4_250, at: new Date(clock.now().getTime() + 48 * 3_600_000).toISOString() },
  })
  expect(body.data.orders).toMatchObject([
    {
      order_id: 900_001,
      value_minor: 0,
      commission_minor: 0,
      late_cancel_fee_minor: 300,
      net_minor: 300,
      state: 'available',
      available_at: null,
    },
    { order_id: second, value_minor: 3_000, commission_minor: 450, tip_minor: 0, net_minor: 2_550, state: 'pending' },
  ])
  const next = await get(washerId, `/provider/earnings?limit=2&cursor=${body.data.next_cursor}`)
  expect(next.body.data).toMatchObject({
    orders: [
      {
        order_id: first,
        value_minor: 2_000,
        commission_minor: 300,
        tip_minor: 250,
        corrections_minor: 0,
        net_minor: 1_950,
      },
    ],
    next_cursor: null,
  })
})

it('becomes available after the claim window, and publishes the event once', async () => {
  const washerId = await aWasher()
  const orderId = await earn(washerId, 2_000)
  const published: object[] = []
  world.deps.events.on('earning.available', async (_, event) => void published.push(event))
  clock.advance(48 * 3_600_000 - 1)
  await world.releaseDueEarnings()
  expect((await get(washerId, '/provider/earnings')).body.data.orders[0]).toMatchObject({ state: 'pending' })
  clock.advance(1)
  await world.releaseDueEarnings()
  await world.releaseDueEarnings()
  const { data } = (await get(washerId, '/provider/earnings')).body
  expect([data.orders[0].state, data.balance.next_available]).toEqual(['available', null])
  expect(published.filter((event) => 'orderId' in event && event.orderId === orderId)).toMatchObject([
    { washerId, amountMinor: 1_700 },
  ])
})

it('writes a month that adds up to the ledger, in the market’s time zone, also as a file', async () => {
  // 21:00 UTC on the 31st is the first day of the next month in the market.
  clock.advance(Date.parse('2026-07-31T12:00:00Z') - clock.now().getTime())
  const washerId = await aWasher()
  await earn(washerId, 1_000)
  clock.advance(9 * 3_600_000)
  const orderId = await earn(washerId, 2_000)
  clock.advance(48 * 3_600_000)
  await world.releaseDueEarnings()
  const { body: out } = await call(`washer-${washerId}`, 'POST', '/provider/cash-outs', { amount_minor: 2_000 })
  await advanceCashOut(world.earningsDeps, out.data.id)
  const july = (await get(washerId, '/provider/earnings/statement?month=2026-07')).body.data
  expect(july).toMatchObject({ opening_minor: 0, earned_minor: 850, paid_out_minor: 0, closing_minor: 850 })
  const august = (await get(washerId, '/provider/earnings/statement?month=2026-08')).body.data
  expect(august).toMatchObject({
    opening_minor: 850,
    earned_minor: 1_700,
    paid_out_minor: 2_000,
    closing_minor: 550,
    time_zone: 'Asia/Kuala_Lumpur',
    washer: { name: 'Someone', business_name: 'Sudsy' },
    movements: [
      {
        day: '2026-08-01',
        kind: 'order_earning',
        order_id: orderId,
        value_minor: 2_000,
        commission_minor: 300,
        amount_minor: 1_700,
        balance_minor: 2_550,
      },
      { day: '2026-08-03', kind: 'cash_out', order_id: null, amount_minor: -2000, balance_minor: 550 },
    ],
  })
  const held = ['earnings_pending', 'earnings_available', 'earnings_reserved'] as const
  const balances = await Promise.all(held.map((name) => has(washerId, name)))
  expect(balances.reduce((sum, minor) => sum + minor, 0)).toBe(550)
  expect((await get(washerId, '/provider/earnings')).body.data.months).toEqual(['2026-08', '2026-07'])
  const file = await get(washerId, '/provider/earnings/statement.csv?month=2026-08')
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toBe('attachment; filename="washline-statement.csv"')
  expect(file.body.split('\r\n')).toHaveLength(6)
})

it.each(['2026-13', '2026-00', '26-01', '', '2026-01-01', '1999-01'])('refuses the month %j', async (month) => {
  const washerId = await aWasher()
  for (const url of ['statement', 'statement.csv']) {
    const { status, body } = await get(washerId, `/provider/earnings/${url}?month=${month}`)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['month']])
  }
})

it('is for Washers only, and refuses malformed cursors', async () => {
  const washerId = await aWasher()
  const urls = ['/provider/earnings', '/provider/cash-outs', '/provider/payout-account']
  for (const url of urls) expect((await call(`customer-${washerId}`, 'GET', url)).status).toBe(403)
  for (const url of urls.slice(0, 2)) expect((await get(washerId, `${url}?cursor=x`)).status).toBe(422)
})

it('shows the payout account: none, incomplete, ready', async () => {
  const washerId = await aWasher(null)
  const account = async () => (await get(washerId, '/provider/payout-account')).body.data
  expect(await account()).toEqual({ state: 'none', destination: null, instant: false })
  expect((await call(`washer-${washerId}`, 'POST', '/provider/payout-account')).body.data).toEqual({
    url: '/earnings/bank-account',
  })
  expect(await account()).toMatchObject({ state: 'incomplete' })
  await call(`washer-${washerId}`, 'POST', '/sandbox/bank-account', { account_number: '000 123 456 789' })
  expect(await account()).toEqual({ state: 'ready', destination: '6789', instant: true })
})

it('shows what was earned by day and by month, without gaps, in the market’s time zone', async () => {
  clock.advance(Date.parse('2026-09-10T17:00:00Z') - clock.now().getTime())
  const washerId = await aWasher()
  const orderId = await earn(washerId, 2_000)
  await give(washerId, 'tip', orderId, 300)
  await earn(washerId, 1_000)
  clock.advance(24 * 3_600_000)
  const over = async (span: string) => (await get(washerId, `/provider/earnings/over-time?span=${span}`)).body.data
  const week = await over('week')
  expect(week).toMatchObject({ from: '2026-09-06', to: '2026-09-12', total_minor: 2_850, orders: 2 })
  expect(
    week.bars.map(({ from, amount_minor }: { from: string; amount_minor: number }) => [from.slice(8), amount_minor]),
  ).toEqual([
    ['06', 0],
    ['07', 0],
    ['08', 0],
    ['09', 0],
    ['10', 0],
    ['11', 2_850],
    ['12', 0],
  ])
  expect((await over('month')).bars).toHaveLength(30)
  const year = await over('year')
  expect([year.bars.length, year.bars[0].from, year.bars.at(-1)]).toEqual([
    12,
    '2025-10-01',
    { from: '2026-09-01', amount_minor: 2_850, orders: 2 },
  ])
  expect((await get(washerId, '/provider/earnings/over-time?span=age')).status).toBe(422)
})
