import type { AddressInfo } from 'node:net'
import { operatorsChannel } from '@washline/contract/console/live'
import { washerChannel } from '@washline/contract/dispatch/realtime'
import { userChannel } from '@washline/contract/notifications/realtime'
import type { Scope } from '@washline/contract/tokens/scopes'
import { tokenRules } from '@washline/contract/tokens/token-rules'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LiveClient, openLiveClient } from '../../testing/harness/live-client.ts'
import { openPort } from '../../testing/harness/open-port.ts'
import { type Person, startApp, type TestApp } from '../../testing/harness/start-app.ts'
import { aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { createReset } from './store.ts'
import { resetPassword } from './use-cases/reset-password.ts'
import { resetSecondFactor } from './use-cases/reset-second-factor.ts'

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startApp()
  await app.start()
  await openPort(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.forgetLimits()
  ana = await app.join('Ana Pereira')
})
const clients: LiveClient[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

const password = 'long enough'
const minute = 60_000
const day = 24 * 60 * minute
const get = (token: string | undefined, url = '/api/orders') => app.send(token, { method: 'GET', url })
const post = (token: string, url: string, body: object = {}) => app.send(token, { method: 'POST', url, body })
const form = (more: object = {}) => ({
  name: 'Kitchen tablet',
  scopes: ['orders:read'],
  lifetime_days: 30,
  current_password: password,
  ...more,
})
const make = (person: Person, more: object = {}) => post(person.token, '/api/tokens', form(more))
async function made(person: Person, ...scopes: Scope[]): Promise<{ id: number; secret: string }> {
  const { status, body, text } = await make(person, { scopes })
  if (status !== 200) throw new Error(text)
  return body.data
}
const listOf = async (person: Person) => (await get(person.token, '/api/tokens')).body.data
const authorize = (token: string, channel_name: string, socket_id = '1.2') =>
  post(token, '/api/broadcasting/auth', { socket_id, channel_name })

describe('a token', () => {
  it('is shown once, stored as a hash, and recognised by its prefix', async () => {
    const { secret } = await made(ana, 'orders:read')
    expect(secret).toMatch(/^wlt_[\w-]{43}$/)
    const stored = await app.db.all<{ row: string }>(sql`select to_json(t)::text as row from access_tokens t`)
    expect(stored.filter(({ row }) => row.includes(secret.slice(4)))).toEqual([])
    expect(await listOf(ana)).toEqual([
      expect.objectContaining({ name: 'Kitchen tablet', scopes: ['orders:read'], last_used_at: null }),
    ])
    expect(JSON.stringify(await listOf(ana))).not.toContain(secret)
  })

  it('answers as its person within its scopes, and is refused outside of them by name', async () => {
    const { secret } = await made(ana, 'orders:read')
    expect((await get(secret, '/api/get-auth')).body.user.id).toBe(ana.id)
    expect(await get(secret, '/api/wallet')).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope', scope: 'money:read' },
      headers: { 'www-authenticate': 'Bearer realm="Washline", error="insufficient_scope", scope="money:read"' },
    })
    expect((await get(secret, '/api/tokens')).body.code).toBe('session_required')
    expect((await make({ ...ana, token: secret })).body.code).toBe('session_required')
    expect((await get(secret, '/api/provider/orders')).body).toMatchObject({ scope: 'wash' })
  })

  it('adds no right to those of its person', async () => {
    const { secret } = await made(ana, 'orders:read', 'wash')
    const stranger = await app.join('Cleo Stranger')
    const { id } = await made(stranger, 'orders:read')
    expect((await get(secret, '/api/provider/orders')).body.code).toBe('forbidden')
    expect((await app.send(ana.token, { method: 'DELETE', url: `/api/tokens/${id}` })).status).toBe(404)
    expect(await listOf(stranger)).toHaveLength(1)
  })

  it.each(tokenRules.lifetimesDays)('ends after %i days, however much it is used', async (days) => {
    const { body } = await make(ana, { lifetime_days: days })
    const start = app.clock.now().getTime()
    app.clock.advance(days * day - minute)
    expect((await get(body.data.secret)).status).toBe(200)
    app.clock.advance(minute)
    expect(await get(body.data.secret)).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': expect.stringMatching(/^Bearer realm="Washline", error="invalid_token"/) },
    })
    app.clock.advance(start - app.clock.now().getTime())
  })

  it('notes its last use once a minute at most', async () => {
    const { secret } = await made(ana, 'orders:read')
    const uses: (string | null)[] = []
    for (const wait of [1_000, 59_000, 1_000]) {
      app.clock.advance(wait)
      await get(secret)
      uses.push((await listOf(ana))[0].last_used_at)
    }
    const [first, second, third] = uses.map((use) => Date.parse(use ?? ''))
    expect(second).toBe(first)
    expect(third).toBe((first ?? 0) + minute)
  })

  it('is limited by itself, and its answers state what is left', async () => {
    const { secret } = await made(ana, 'orders:read')
    const other = await made(ana, 'orders:read')
    const first = await get(secret)
    expect(first.headers).toMatchObject({ 'ratelimit-policy': `"token";q=${tokenRules.callsPerMinute};w=60` })
    expect(first.headers.ratelimit).toMatch(new RegExp(`^"token";r=${tokenRules.callsPerMinute - 1};t=\\d+$`))
    await app.db.run(sql`update rate_limits set calls = ${tokenRules.callsPerMinute} where key like 'token %'`)
    const over = await get(secret)
    expect(over).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
    expect(over.headers.ratelimit).toMatch(/^"token";r=0;/)
    expect((await get(other.secret)).status).toBe(200)
    expect((await get(ana.token)).headers.ratelimit).toBeUndefined()
  })

  it('is nobody on calls that anyone may make', async () => {
    const { secret } = await made(ana, 'webhooks')
    expect((await get(secret, '/api/config')).status).toBe(200)
  })
})

describe('making a token', () => {
  it.each<[string, object, number, string]>([
    ['a wrong password', { current_password: 'wrong' }, 422, 'invalid'],
    ['no name', { name: ' ' }, 422, 'invalid'],
    ['no scope', { scopes: [] }, 422, 'invalid'],
    ['an unknown scope', { scopes: ['everything'] }, 422, 'invalid'],
    ['another lifetime', { lifetime_days: 1_000 }, 422, 'invalid'],
    ['a scope of the console by a customer', { scopes: ['console:audit'] }, 403, 'scope_not_allowed'],
  ])('is refused with %s', async (_, more, status, code) => {
    expect(await make(ana, more)).toMatchObject({ status, body: { code } })
    expect(await listOf(ana)).toEqual([])
  })

  it('ends at the most that a person may have, for two at once, too', async () => {
    await app.db.run(sql`
      insert into access_tokens (token_hash, user_id, name, scopes, created_at, last_used_at, expires_at)
      select sha256(n::text::bytea), ${ana.id}, 'One of many', '{wash}', now(), now(), ${new Date(app.clock.now().getTime() + day)}
      from generate_series(1, ${tokenRules.most - 1}) n`)
    const both = await Promise.all([make(ana), make(ana)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('too_many_tokens')
  })

  it('is a security event, as its end is, and is mailed to its person', async () => {
    const { id } = await made(ana, 'orders:read')
    const ended = await app.send(ana.token, { method: 'DELETE', url: `/api/tokens/${id}` })
    expect(ended.status).toBe(200)
    const events = (await get(ana.token, '/api/account/security-events')).body.data
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['access_token_revoked', 'access_token_made'])
    const mails = await app.db.all<{ change: string }>(sql`
      select data->>'change' as change from jobs.job where name = 'identity.change-email' and data->>'to' = ${ana.email}`)
    expect(mails).toEqual([{ change: 'access_token' }])
  })
})

describe('a token of the console', () => {
  const console = (secret: string) => get(secret, '/api/ops/audit')

  it('needs a proven second factor, and counts as proven', async () => {
    const operator = await app.join('Olga Marsh', { isOperator: true })
    const unproven = await app.join('Omar Fresh', { isOperator: true, isUnproven: true })
    expect((await make(unproven, { scopes: ['console:audit'] })).body.code).toBe('scope_not_allowed')
    const { secret } = await made(operator, 'console:audit')
    expect((await console(secret)).status).toBe(200)
    expect((await get(secret, '/api/ops/people')).body).toMatchObject({ scope: 'console:people' })
    const plain = await made(operator, 'orders:read')
    expect((await console(plain.secret)).body).toMatchObject({ scope: 'console:audit' })
  })

  it.each<[string, (operator: Person) => Promise<unknown>, number]>([
    ['the role', ({ id }) => app.db.run(sql`update users set is_operator = false where id = ${id}`), 403],
    ['the second factor', (who) => resetSecondFactor({ db: app.db, clock: app.clock, publicUrl: '' }, who), 401],
  ])('ends with %s', async (_, end, status) => {
    const operator = await app.join('Olga Marsh', { isOperator: true })
    const { secret } = await made(operator, 'console:audit')
    await end(operator)
    expect((await console(secret)).status).toBe(status)
  })
})

describe('tokens and sessions', () => {
  it.each<[string, (person: Person) => Promise<unknown>, number]>([
    [
      'ends with a password reset',
      async ({ email }) => {
        const reset = await app.db.transaction((tx) => createReset(tx, { email, at: app.clock.now() }))
        return resetPassword(app, { token: reset?.token ?? '', password: 'brook-and-gravel-17' })
      },
      401,
    ],
    [
      'ends with a new password',
      ({ token }) => {
        const next = { password: 'brook-and-gravel-17', password_confirmation: 'brook-and-gravel-17' }
        const body = { current_password: password, ...next }
        return app.send(token, { method: 'PUT', url: '/api/account/password', body })
      },
      401,
    ],
    [
      'ends with the account',
      ({ token }) => {
        const body = { current_password: password, confirmation: 'DELETE' }
        return app.send(token, { method: 'DELETE', url: '/api/account', body })
      },
      401,
    ],
    ['outlives a sign-out', ({ token }) => post(token, '/api/logout'), 200],
    [
      'outlives the end of all other sessions',
      ({ token }) => app.send(token, { method: 'DELETE', url: '/api/account/sessions' }),
      200,
    ],
  ])('a token %s', async (_, happen, status) => {
    const { secret } = await made(ana, 'orders:read')
    await happen(ana)
    expect((await get(secret)).status).toBe(status)
  })

  it('are listed apart, and a token is no session to be ended', async () => {
    const { id } = await made(ana, 'orders:read')
    expect((await get(ana.token, '/api/account/sessions')).body.data).toHaveLength(1)
    expect((await app.send(ana.token, { method: 'DELETE', url: `/api/account/sessions/${id}` })).status).toBe(404)
    expect(await listOf(ana)).toHaveLength(1)
  })
})

describe('live channels', () => {
  const listen = async (secret: string, channel: string) => {
    const { body } = await get(undefined, '/api/config')
    const client = await openLiveClient({
      port: (app.http.fastify.server.address() as AddressInfo).port,
      key: body.realtime.key,
      sign: async (socketId, name) => (await authorize(secret, name, socketId)).body.auth,
    })
    clients.push(client)
    expect(await client.join(channel)).toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
    return client
  }

  it('follow the scopes', async () => {
    const orders = await made(ana, 'orders:read')
    const money = await made(ana, 'money:read')
    expect((await authorize(orders.secret, userChannel(ana.id))).status).toBe(200)
    expect(await authorize(money.secret, userChannel(ana.id))).toMatchObject({
      status: 403,
      body: { code: 'insufficient_scope', scope: 'orders:read' },
    })
    const operator = await app.join('Olga Marsh', { isOperator: true })
    const [audit, queues] = [await made(operator, 'console:audit'), await made(operator, 'console:queues')]
    expect((await authorize(audit.secret, operatorsChannel)).status).toBe(403)
    expect((await authorize(queues.secret, operatorsChannel)).status).toBe(200)
    const { id } = await aWasher(app.db)
    expect((await authorize(orders.secret, washerChannel(id))).body).toMatchObject({ scope: 'wash' })
  })

  it('end with the revocation of the token', async () => {
    const { id, secret } = await made(ana, 'orders:read')
    const client = await listen(secret, userChannel(ana.id))
    await app.send(ana.token, { method: 'DELETE', url: `/api/tokens/${id}` })
    expect(await client.closed).toBe(4200)
    expect((await authorize(secret, userChannel(ana.id))).status).toBe(401)
  })

  it('end when the token expires', async () => {
    const { secret } = await made(ana, 'orders:read')
    const client = await listen(secret, userChannel(ana.id))
    app.clock.advance(30 * day)
    expect(await client.closed).toBe(4200)
  })
})
