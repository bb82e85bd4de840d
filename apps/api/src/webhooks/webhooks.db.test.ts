import { toWebhookId, type UserId } from '@washline/contract/ids'
import { webhookMessages } from '@washline/contract/webhooks/messages'
import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { raceBehind } from '../../testing/harness/race-behind.ts'
import { aCustomer } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { startWebhooks } from './builders.ts'
import { webhooksPrivacy } from './privacy.ts'
import { forgetDeliveries } from './use-cases/forget-deliveries.ts'

const market = await startWebhooks()
afterAll(market.close)
const { db, clock, events, call, receiver, make, idle, later, deliveriesOf } = market

let ana: UserId
let operator: UserId
const disabled: unknown[] = []
beforeAll(async () => {
  ana = (await aCustomer(db)).id
  operator = (await aCustomer(db)).id
  await db.run(sql`update users set is_operator = true where id = ${operator}`)
  events.on('webhook.disabled', async (_, event) => void disabled.push(event))
})
afterEach(async () => {
  receiver.answer(() => ({}))
  await idle()
  await db.run(sql`delete from webhooks`)
  await db.run(sql`delete from rate_limits`)
  receiver.received.length = 0
  disabled.length = 0
})

const hour = 3_600_000
const day = 24 * hour
const test = async (id: number, owner = ana) => {
  const answer = await call(owner, 'POST', `/api/webhooks/${id}/test`)
  await idle()
  return answer
}
const read = async (owner = ana) => (await call(owner, 'GET', '/api/webhooks')).body.data
const change = (id: number, body: object, owner = ana) => call(owner, 'PATCH', `/api/webhooks/${id}`, body)
const credit = (userId = ana) =>
  db.transaction((tx) =>
    events.publish(tx, 'wallet.credited', {
      userId,
      orderId: null,
      kind: 'credit',
      amountMinor: 500 as never,
      reason: 'For the wait.',
      at: clock.now(),
    }),
  )

describe('a webhook', () => {
  it('is made with a secret that is shown once, and stored sealed', async () => {
    const { secret, ...made } = await make(ana, { name: 'Home' })
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(await read()).toEqual([made])
    expect(made).toMatchObject({ name: 'Home', url: receiver.url, enabled: true, waiting: 0, failed: 0 })
    const { stored } = await db.one<{ stored: Buffer }>(
      sql`select secret as stored from webhooks where id = ${made.id}`,
    )
    expect(stored.includes(Buffer.from(secret.slice('whsec_'.length), 'base64'))).toBe(false)
  })

  it('is its owner’s alone', async () => {
    const { id } = await make(ana)
    const ben = (await aCustomer(db)).id
    const since = clock.now().toISOString()
    for (const [method, path, body] of [
      ['PATCH', '', { enabled: false }],
      ['DELETE', '', undefined],
      ['POST', '/secret', undefined],
      ['GET', '/deliveries', undefined],
      ['POST', '/deliveries/1/replay', undefined],
      ['POST', '/replay', { since }],
      ['POST', '/test', undefined],
    ] as const) {
      expect((await call(ben, method, `/api/webhooks/${id}${path}`, body)).status, path).toBe(404)
      const reason = 'Trying another way in.'
      const asOperator = await call(operator, method, `/api/ops/webhooks/${id}${path}`, { reason, ...body })
      expect(asOperator.status, path).toBe(404)
    }
    expect(await read(ben)).toEqual([])
    expect((await call(ben, 'GET', '/api/ops/webhooks')).status).toBe(403)
    expect((await call(undefined, 'GET', '/api/webhooks')).status).toBe(401)
  })

  it('is one of ten at most, also of two that are made at once', async () => {
    for (let n = 1; n < webhookSettings.perPerson; n += 1) await make(ana)
    const body = { url: receiver.url, event_types: ['order.placed'] }
    const answers = await raceBehind(
      db,
      (tx) => tx.all(sql`select pg_advisory_xact_lock(hashtextextended('webhooks-of', ${ana}))`),
      () => [1, 2].map(() => call(ana, 'POST', '/api/webhooks', body)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_webhooks' })
  })

  it('is changed, disabled with what waits, enabled, and deleted with all that was sent', async () => {
    const { id } = await make(ana)
    receiver.answer(() => ({ status: 503 }))
    await credit()
    await idle()
    const changed = await change(id, {
      name: 'New',
      event_types: ['order.placed', 'order.placed'],
      payload: 'thin',
      enabled: false,
    })
    expect(changed.body.data).toMatchObject({ name: 'New', event_types: ['order.placed'], payload: 'thin', failed: 1 })
    expect(changed.body.data).toMatchObject({ enabled: false, disabled_because: 'owner', waiting: 0 })
    expect((await deliveriesOf(ana, id))[0]).toMatchObject({ state: 'failed', reason: 'disabled' })
    expect((await test(id)).body).toMatchObject({ code: 'webhook_disabled' })
    expect((await change(id, { enabled: true })).body.data).toMatchObject({ enabled: true, failing_since: null })
    expect((await call(ana, 'DELETE', `/api/webhooks/${id}`)).status).toBe(200)
    expect(await db.all(sql`select from webhook_deliveries`)).toEqual([])
  })

  it.each([
    [{ url: 'ftp://example.com/' }, webhookMessages.notAnAddress],
    [{ url: 'https://a:b@example.com/' }, webhookMessages.credentials],
    [{ url: 'https://example.com:22/' }, webhookMessages.port],
    [{ url: 'https://example.com/', event_types: [] }, webhookMessages.noEvents],
    [{ url: 'https://example.com/', event_types: ['order.eaten'] }, undefined],
  ])('is refused with 422: %j', async (part, message) => {
    const answer = await call(ana, 'POST', '/api/webhooks', { event_types: ['order.placed'], ...part })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', ...(message && { message }) } })
  })
})

describe('a secret that is rotated', () => {
  it('signs beside the former one for a day', async () => {
    const { id, secret } = await make(ana)
    const rotated = (await call(ana, 'POST', `/api/webhooks/${id}/secret`)).body.data
    expect(rotated.former_secret_until).toBe(new Date(clock.now().getTime() + day).toISOString())
    const isSignedBy = (by: string) => {
      const got = receiver.received.at(-1)
      try {
        return new Webhook(by).verify(got?.body ?? '', got?.headers as Record<string, string>) !== undefined
      } catch {
        return false
      }
    }
    await test(id)
    expect([secret, rotated.secret].map(isSignedBy)).toEqual([true, true])
    await later(day)
    await test(id)
    const at = Math.floor(clock.now().getTime() / 1_000)
    expect(receiver.received.at(-1)?.headers).toMatchObject({
      'webhook-timestamp': String(at),
      'webhook-signature': expect.not.stringContaining(' '),
    })
    await forgetDeliveries(market)
    expect(await db.one(sql`select former_secret as former from webhooks where id = ${id}`)).toEqual({ former: null })
  })
})

describe('a failing receiver', () => {
  it('is disabled after a week, its owner notified, and enabled by hand', async () => {
    const { id } = await make(ana, { name: 'Home' })
    receiver.answer(() => ({ status: 500 }))
    for (let hours = 0; hours < 8 * 24; hours += 6) {
      await credit()
      await later(6 * hour)
    }
    expect((await read())[0]).toMatchObject({ enabled: false, disabled_because: 'failing', waiting: 0 })
    expect(disabled).toEqual([
      expect.objectContaining({ userId: ana, name: 'Home', because: 'failing', isOfMarket: false }),
    ])
    const { length } = receiver.received
    await credit()
    await later(hour)
    expect(receiver.received).toHaveLength(length)
    receiver.answer(() => ({}))
    await change(id, { enabled: true })
    await credit()
    await idle()
    expect((await read())[0]).toMatchObject({ enabled: true, failing_since: null, delivered_at: expect.any(String) })
  })

  it('that answers 410 is disabled at once', async () => {
    const { id } = await make(ana)
    receiver.answer(() => ({ status: 410 }))
    await test(id)
    expect((await read())[0]).toMatchObject({ enabled: false, disabled_because: 'gone' })
    expect(disabled).toHaveLength(1)
    expect((await deliveriesOf(ana, id))[0]).toMatchObject({ state: 'failed', reason: 'gone' })
  })
})

describe('a replay', () => {
  it('of one sends it again under its webhook-id, once it has ended', async () => {
    const { id } = await make(ana)
    await test(id)
    const [delivery] = await deliveriesOf(ana, id)
    const replay = () => call(ana, 'POST', `/api/webhooks/${id}/deliveries/${delivery?.id}/replay`)
    receiver.answer(() => ({ status: 503 }))
    expect((await replay()).body.data).toEqual({ replayed: 1 })
    await idle()
    expect(await replay()).toMatchObject({ status: 409, body: { code: 'delivery_waiting' } })
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect((await deliveriesOf(ana, id))[0]?.attempts.map(({ status }) => status)).toEqual([204, 503])
    expect((await call(ana, 'POST', `/api/webhooks/${id}/deliveries/1/replay`)).status).toBe(404)
  })

  it('of all that failed since a time is in their order', async () => {
    const { id } = await make(ana)
    receiver.answer(() => ({ status: 400 }))
    await credit()
    await later(hour)
    const since = clock.now().toISOString()
    for (let n = 0; n < 3; n += 1) {
      await credit()
      await later(1_000)
    }
    const failed = receiver.received.splice(0).slice(1)
    receiver.answer(() => ({}))
    expect((await call(ana, 'POST', `/api/webhooks/${id}/replay`, { since })).body.data).toEqual({ replayed: 3 })
    await idle()
    const ids = (received: typeof failed) => received.map(({ headers }) => headers['webhook-id']).toSorted()
    expect(ids(receiver.received)).toEqual(ids(failed))
    expect((await read())[0]).toMatchObject({ failed: 1, waiting: 0 })
  })
})

it('lists deliveries in pages, and by state', async () => {
  const { id } = await make(ana)
  for (let n = 0; n < 3; n += 1) await credit()
  await idle()
  const page = async (query: string) => (await call(ana, 'GET', `/api/webhooks/${id}/deliveries?${query}`)).body
  const first = await page('limit=2')
  const second = await page(`limit=2&cursor=${first.next_cursor}`)
  expect([first.data.length, second.data.length, second.next_cursor]).toEqual([2, 1, null])
  expect((await page('state=failed')).data).toEqual([])
})

it('forgets deliveries 30 days after they ended', async () => {
  const { id } = await make(ana)
  await test(id)
  clock.advance(30 * day - 1_000)
  await forgetDeliveries(market)
  expect(await deliveriesOf(ana, id)).toHaveLength(1)
  clock.advance(2_000)
  await forgetDeliveries(market)
  expect(await deliveriesOf(ana, id)).toEqual([])
  expect(await db.all(sql`select from webhook_attempts`)).toEqual([])
})

describe('the market’s webhook', () => {
  it('is changed by operators, who give a reason that is recorded', async () => {
    const body = { url: receiver.url, event_types: ['wallet.credited'] }
    expect((await call(operator, 'POST', '/api/ops/webhooks', body)).status).toBe(422)
    const reason = 'For the accounting of the market.'
    const made = (await call(operator, 'POST', '/api/ops/webhooks', { ...body, reason })).body.data
    await credit()
    await idle()
    expect(receiver.received).toHaveLength(1)
    const path = `/api/ops/webhooks/${made.id}`
    const key = { 'idempotency-key': 'the same for both' }
    expect((await call(operator, 'POST', `${path}/secret`, { reason }, key)).status).toBe(200)
    expect((await call(operator, 'POST', `${path}/secret`, { reason }, key)).status).toBe(200)
    expect((await call(operator, 'POST', `${path}/test`)).status).toBe(200)
    expect((await call(operator, 'DELETE', path, { reason: 'Not used any more.' })).status).toBe(200)
    const audited = await db.all<{ reason: string }>(sql`
      select reason from audit_log where action = 'change_webhook' and subject_id = ${toWebhookId(made.id)} order by id`)
    expect(audited.map((row) => row.reason)).toEqual([
      reason,
      reason,
      reason,
      'Sent a test event.',
      'Not used any more.',
    ])
  })
})

it('leaves with its person, and is in their download', async () => {
  const { id } = await make(ana, { name: 'Home' })
  await test(id)
  const { sections } = await webhooksPrivacy.read(db, ana)
  expect(sections).toMatchObject({ webhooks: [{ name: 'Home' }], webhook_deliveries: [{ type: 'webhook.test' }] })
  expect(JSON.stringify(sections)).not.toContain('secret')
  await db.transaction((tx) => webhooksPrivacy.erase?.(tx, { userId: ana, at: clock.now() }) ?? Promise.resolve([]))
  expect(await read()).toEqual([])
  expect(await db.all(sql`select from webhook_deliveries`)).toEqual([])
})
