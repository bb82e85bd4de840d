import { listSecurityEvents } from '@washline/contract/identity/security-events'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeShown } from '../../testing/harness/authenticator.ts'
import { type Person, startApp, type TestApp } from '../../testing/harness/start-app.ts'
import { becomeWasher } from '../../testing/scenarios/people.ts'
import { anOrder } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { createLog, silentLog } from '../platform/log/log.ts'
import { createEmailToken, createReset, createToken, saveEmailChange } from './store.ts'
import { resetPassword } from './use-cases/reset-password.ts'
import { resetSecondFactor } from './use-cases/reset-second-factor.ts'
import { signInWithGoogle } from './use-cases/sign-in-with-google.ts'
import { sweepExpiredSignIns } from './use-cases/sweep-expired-sign-ins.ts'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  app = await startApp({ log: createLog('info', (line) => lines.push(line)) })
})
afterAll(() => app.close())
beforeEach(() => app.forgetLimits())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const password = 'long enough'
const newPassword = 'brook-and-gravel-17'
const day = 86_400_000

const send = (token: string | undefined, method: string, url: string, body?: object) =>
  app.send(token, { method, url, body, headers: { 'user-agent': firefox } })
const eventsOf = async (token: string) =>
  (await send(token, 'GET', listSecurityEvents.path)).body.data as { kind: string; browser: string; system: string }[]
const kindsOf = async (token: string) => (await eventsOf(token)).map(({ kind }) => kind)
const login = async ({ email }: Person, secret = password) =>
  send(undefined, 'POST', '/api/login', { email, password: secret })

it('shows a person what concerned the account, by device, and nobody else’s', async () => {
  const ana = await app.join('Ana Pereira')
  const ben = await app.join('Ben Tan')
  expect((await login(ana, 'wrong password')).status).toBe(422)
  const { token } = (await login(ana)).body
  expect(await eventsOf(token)).toMatchObject([
    { kind: 'signed_in', browser: 'Firefox', system: 'Linux' },
    { kind: 'sign_in_failed', browser: 'Firefox', system: 'Linux' },
  ])
  expect(await eventsOf(ben.token)).toEqual([])
})

it('has attempts for an address without an account in the log by a keyed hash, sixty a minute', async () => {
  const attempt = (email: string) => send(undefined, 'POST', '/api/login', { email, password })
  const logged = () =>
    lines.map((line) => JSON.parse(line)).filter(({ user, kind }) => user === null && kind === 'sign_in_failed')
  await attempt('nobody@example.test')
  await attempt('Nobody@example.test')
  await attempt('else@example.test')
  const [first, second, third] = logged()
  expect(first).toMatchObject({ level: 'warn', event: 'security.event', address: expect.stringMatching(/^[\w-]{16}$/) })
  expect(second?.address).toBe(first?.address)
  expect(third?.address).not.toBe(first?.address)
  expect(lines.join('')).not.toContain('nobody@')
  await app.db.run(sql`update rate_limits set calls = 60 where key = 'sign-ins without an account'`)
  await attempt('else@example.test')
  expect(logged()).toHaveLength(3)
})

it('records changes of the account, sessions and downloads', async () => {
  const ana = await app.join('Ana Pereira')
  const { token } = (await login(ana)).body
  await send(token, 'PATCH', '/api/account', { phone_number: '+60 12 999 888' })
  await send(token, 'PATCH', '/api/account', { phone_number: '+60 12 999 888' })
  await send(token, 'PUT', '/api/account/password', {
    current_password: password,
    password: newPassword,
    password_confirmation: newPassword,
  })
  await createToken(app.db, { userId: ana.id, at: app.clock.now() })
  await send(token, 'DELETE', '/api/account/sessions')
  const { url } = (await send(token, 'POST', '/api/account/download', { current_password: newPassword })).body.data
  expect((await send(undefined, 'GET', url)).status).toBe(200)
  await send(token, 'POST', '/api/logout')
  const reset = await app.db.transaction((tx) => createReset(tx, { email: ana.email, at: app.clock.now() }))
  await resetPassword(app, { token: reset?.token ?? '', password })
  const again = (await login(ana)).body.token
  expect(await kindsOf(again)).toEqual([
    'signed_in',
    'password_reset',
    'signed_out',
    'data_downloaded',
    'sessions_ended',
    'password_changed',
    'phone_changed',
    'signed_in',
  ])
})

it('records the second factor: set, failed, locked, renewed, removed', async () => {
  const olga = await app.join('Olga Marsh', { isOperator: true, isUnproven: true })
  const { token } = (await login(olga)).body
  const { secret } = (await send(token, 'POST', '/api/account/second-factor', { password })).body.data
  const code = () => codeShown(secret, app.clock.now())
  await send(token, 'POST', '/api/account/second-factor/confirm', { code: code() })
  app.clock.advance(30_000)
  await send(token, 'POST', '/api/account/second-factor/recovery-codes', { password, code: code() })
  for (let n = 0; n < 10; n += 1) {
    await app.forgetLimits()
    await send(token, 'POST', '/api/account/second-factor/recovery-codes', { password, code: '000000' })
  }
  const kinds = await kindsOf(token)
  expect(kinds.slice(0, 3)).toEqual(['locked', 'code_failed', 'code_failed'])
  expect(kinds.slice(-3)).toEqual(['recovery_codes_renewed', 'factor_set', 'signed_in'])
  await resetSecondFactor({ db: app.db, clock: app.clock, publicUrl: '' }, olga)
  const [last] = await app.db.all<{ kind: string }>(
    sql`select kind from security_events where user_id = ${olga.id} order by id desc limit 1`,
  )
  expect(last?.kind).toBe('factor_removed')
})

it('is deleted after 180 days, and with the account', async () => {
  const ana = await app.join('Ana Pereira')
  await login(ana)
  const countOf = () => app.db.run(sql`select from security_events where user_id = ${ana.id}`)
  app.clock.advance(179 * day)
  await sweepExpiredSignIns(app)
  expect(await countOf()).toBe(1)
  app.clock.advance(day)
  await sweepExpiredSignIns(app)
  expect(await countOf()).toBe(0)
  const { token } = (await login(ana)).body
  expect(
    (await send(token, 'DELETE', '/api/account', { current_password: password, confirmation: 'DELETE' })).status,
  ).toBe(200)
  expect(await countOf()).toBe(0)
})

it('logs events, denials and reads by operators, with ids and nothing else of a person', async () => {
  const ana = await app.join('Ana Pereira')
  const ben = await app.join('Ben Tan')
  const olga = await app.join('Olga Marsh', { isOperator: true })
  const { id } = await anOrder(app.db, { customerId: ana.id })
  lines.length = 0
  await login(ana, 'wrong password')
  await send(ben.token, 'GET', `/api/orders/${id}`)
  await send(ben.token, 'GET', '/api/ops/live')
  await send(olga.token, 'GET', `/api/ops/people/${ana.id}`)
  const logged = lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event.startsWith('security.') && event !== 'security.refused')
  expect(logged).toMatchObject([
    { level: 'warn', event: 'security.event', kind: 'sign_in_failed', user: ana.id },
    { level: 'warn', event: 'security.denied', user: ben.id, route: '/api/orders/:id', status: 404 },
    { level: 'warn', event: 'security.denied', user: ben.id, route: '/api/ops/live', status: 403 },
    { level: 'info', event: 'security.read', user: olga.id, route: '/api/ops/people/:id' },
  ])
  const text = lines.join('\n')
  for (const person of [ana, ben, olga])
    for (const value of [person.name, person.email, person.phone, person.token]) expect(text).not.toContain(value)
})

it('records a Google account that is linked, a new address, and a payout account that is opened', async () => {
  const ana = await app.join('Ana Pereira')
  const { db, clock } = app
  await signInWithGoogle(
    {
      db,
      clock,
      log: silentLog,
      google: { identify: async () => ({ identity: { sub: ana.email, email: ana.email, name: undefined } }) },
    },
    { accessToken: 'token' },
  )
  await db.transaction((tx) =>
    saveEmailChange(tx, {
      userId: ana.id,
      email: `new.${ana.email}`,
      expiresAt: new Date(clock.now().getTime() + day),
    }),
  )
  const change = await db.transaction((tx) => createEmailToken(tx, ana.id, clock.now()))
  const token = await createToken(db, { userId: ana.id, at: clock.now() })
  await send(token, 'POST', '/api/account/email/confirm', { token: change?.token })
  await becomeWasher(app, { ...ana, token })
  expect((await send(token, 'POST', '/api/provider/payout-account')).status).toBe(200)
  expect(await kindsOf(token)).toEqual(['payout_account_opened', 'address_changed', 'signed_in', 'google_linked'])
})
