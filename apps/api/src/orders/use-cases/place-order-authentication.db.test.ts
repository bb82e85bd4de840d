import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { GatewayFailure } from '../../payments/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { aCustomer, startOrders, startPlacing } from '../builders.ts'

let isReachable = true
const api = await startOrders({
  gateway: (sandbox) => ({
    ...sandbox,
    readIntent: async (id) => {
      if (!isReachable) throw new GatewayFailure('out of reach')
      return sandbox.readIntent(id)
    },
  }),
})
const placing = await startPlacing(api)
afterAll(placing.close)
const { db, call } = api
const { customer, draft, place, paymentsOf, viewOf } = placing
const asking = await api.giveCard(customer, '4000003800000446')
beforeEach(() => db.run(sql`delete from rate_limits`))

const answerBank = (client_secret: unknown, outcome: 'approve' | 'decline') =>
  call(customer, 'POST', '/api/sandbox/authentications', { client_secret, outcome })
const asked = async () => {
  const { id } = await draft()
  const { status, body } = await place(id, { payment_method_id: asking, total: 22 }, `first-${id}`)
  expect([status, body]).toEqual([
    200,
    {
      success: false,
      requires_action: true,
      client_secret: expect.stringMatching(/^pi_.+_secret_/),
      payment_intent_id: expect.stringMatching(/^pi_/),
      message: 'Your bank wants you to authenticate this payment.',
    },
  ])
  const resumed = { payment_method_id: asking, total: 22, payment_intent_id: body.payment_intent_id }
  const resume = (key: string, more: object = {}) => place(id, { ...resumed, ...more }, `${key}-${id}`)
  return { id, secret: body.client_secret, resumed, resume }
}

describe('placing with a card that requires authentication', () => {
  it('waits, and places once from two tabs', async () => {
    const { id, secret, resume } = await asked()
    expect((await viewOf(id)).status).toBe('draft')
    expect((await resume('early')).body).toMatchObject({ requires_action: true })
    await answerBank(secret, 'approve')
    const tabs = await Promise.all([resume('tab-1'), resume('tab-2')])
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await viewOf(id)).status).toBe('pending')
    expect(await paymentsOf(id)).toMatchObject([{ state: 'capturable', amountMinor: 2_200 }])
  })
  it('repeats the answer of a resume whose response was lost', async () => {
    const { secret, resume } = await asked()
    await answerBank(secret, 'approve')
    const first = await resume('again')
    expect(first.body).toMatchObject({ success: true, order: { status: 'pending' } })
    expect(await resume('again')).toEqual(first)
  })
  it('keeps a successful authentication while the gateway is unavailable', async () => {
    const { id, secret, resume } = await asked()
    await answerBank(secret, 'approve')
    isReachable = false
    expect(await resume('lost')).toMatchObject({ status: 503, body: { code: 'card_service_unavailable' } })
    isReachable = true
    expect((await resume('again')).body).toMatchObject({ success: true })
    expect(await paymentsOf(id)).toMatchObject([{ state: 'capturable' }])
  })
  it('stays a draft after a failed authentication and can be placed again', async () => {
    const { id, secret, resume } = await asked()
    await answerBank(secret, 'decline')
    expect(await resume('declined')).toMatchObject({
      status: 422,
      body: { code: 'payment_intent_authentication_failure' },
    })
    expect((await viewOf(id)).status).toBe('draft')
    expect((await place(id, { total: 22 })).body).toMatchObject({ success: true })
    expect((await paymentsOf(id)).map(({ state }) => state).sort()).toEqual(['capturable', 'declined'])
  })
  it('refuses to resume with another card, price or person', async () => {
    const { id, secret, resumed, resume } = await asked()
    await answerBank(secret, 'approve')
    const more = { items: [{ name: 'Jeans', quantity: 6 }], total: 33 }
    expect(await resume('dearer', more)).toMatchObject({ status: 409, body: { code: 'authentication_expired' } })
    const plain = await api.giveCard(customer)
    expect((await resume('other-card', { payment_method_id: plain })).status).toBe(409)
    expect((await resume('unknown', { payment_intent_id: 'pi_nobody' })).status).toBe(409)
    const other = await aCustomer(db)
    expect((await place(id, resumed, 'theirs', other)).status).toBe(404)
    expect((await viewOf(id)).status).toBe('draft')
    expect((await resume('as-asked')).body).toMatchObject({ success: true })
  })
})
