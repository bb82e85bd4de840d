import { afterAll, beforeEach, expect, it } from 'vitest'
import { verifyLedger } from '../../src/ledger/index.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { example, startExtensionMarket } from './extension-market.ts'

const app = await startExtensionMarket([example('charity-round-up')])
afterAll(app.close)
beforeEach(() => app.db.run(sql`delete from rate_limits`))

const { customer, operator, must, call } = app
const takePart = (on: boolean) => must(customer, 'PUT', '/api/x/charity-round-up/taking-part', { on })
const mine = async () => (await must(customer, 'GET', '/api/x/charity-round-up/mine')).data
const donated = async () =>
  (
    await app.db.one<{ amount: number }>(sql`
      select coalesce(sum(balance), 0)::bigint as amount from ledger_accounts where name = 'x:charity-round-up:donations'`)
  ).amount

it('rounds up the orders of those who take part, once, and the books are proven with it', async () => {
  await app.credit(customer, 5_000)
  const before = await app.completed()
  expect(await app.deliver()).toBeGreaterThan(0)
  expect(await donated()).toBe(0)

  await takePart(true)
  const order = await app.completed()
  await app.deliver()
  const { total } = await app.db.one<{ total: number }>(
    sql`select agreed_minor as total from orders where id = ${order}`,
  )
  const change = (100 - (total % 100)) % 100
  expect(change).toBeGreaterThan(0)
  expect(await donated()).toBe(change)
  expect(await mine()).toEqual({ on: true, given_minor: change })
  expect(before).not.toBe(order)

  const { problems } = await verifyLedger(app.db)
  expect(problems).toEqual([])
  expect(await app.waiting()).toEqual([])
})

it('shows the sum in the console, with the charity’s name from its settings', async () => {
  const url = '/api/ops/extensions/charity-round-up'
  const body = { version: 0, values: { charity: 'Blue Rivers' }, reason: 'The partner has changed' }
  await must(operator, 'POST', `${url}/settings`, body)
  const { parts } = (await must(operator, 'GET', `${url}/panels/sum`)).data
  expect(parts[0].text).toContain('Blue Rivers')
  expect(parts[1].stats).toEqual([{ label: 'To be paid out', value: await donated(), isMoney: true }])
  expect(parts[2].rows).toHaveLength(1)
})

it('takes nothing any more from who has withdrawn, by its route or in the wallet', async () => {
  const given = await donated()
  const { consents } = (await must(customer, 'GET', '/api/wallet/consents')).data
  expect(consents).toEqual([
    expect.objectContaining({ extension: 'charity-round-up', most_minor: 100, month_minor: 2_000, taken_minor: given }),
  ])
  await must(customer, 'DELETE', '/api/wallet/consents/charity-round-up')
  await app.completed()
  await app.deliver()
  expect(await donated()).toBe(given)
  expect(await mine()).toMatchObject({ on: false })
})

it('answers who may not call it, and what it does not take, like every call', async () => {
  const url = '/api/x/charity-round-up/taking-part'
  expect((await call(undefined, 'PUT', url, { on: true })).status).toBe(401)
  expect((await call(customer, 'PUT', url, { on: 'yes' })).body).toMatchObject({
    code: 'invalid',
    errors: { on: [expect.any(String)] },
  })
  expect((await call(customer, 'POST', url, { on: true })).status).toBe(404)
})
