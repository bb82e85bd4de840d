import type { AddressInfo } from 'node:net'
import { operatorsChannel } from '@washline/contract/console/live'
import { washerChannel } from '@washline/contract/dispatch/realtime'
import { userChannel } from '@washline/contract/notifications/realtime'
import { getConfig } from '@washline/contract/platform/endpoints'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LiveClient, openLiveClient } from '../../testing/harness/live-client.ts'
import { openPort } from '../../testing/harness/open-port.ts'
import { type Person, startApp, type TestApp } from '../../testing/harness/start-app.ts'
import { testDatabase } from '../../testing/harness/test-database.ts'
import { aWasher } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import { createReset, createToken } from './store.ts'
import { resetPassword } from './use-cases/reset-password.ts'
import { resetSecondFactor } from './use-cases/reset-second-factor.ts'
import { signInWithGoogle } from './use-cases/sign-in-with-google.ts'

// Two processes on one database. What ends a session is done at one of them, and the sockets are open at both.
let here: TestApp
let there: TestApp
beforeAll(async () => {
  const database = await testDatabase()
  here = await startApp({ database })
  there = await startApp({ database })
  for (const app of [here, there]) {
    await app.start()
    await openPort(app)
  }
})
afterAll(async () => {
  await there.close()
  await here.close()
})
beforeEach(() => here.forgetLimits())
const clients: LiveClient[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

const password = 'long enough'
const newPassword = 'brook-and-gravel-17'
const day = 86_400_000

/** A socket at one process that hears a channel in the session of a token. */
async function listen(token: string, channel: string, app = there): Promise<LiveClient> {
  const { body } = await app.send(undefined, { method: 'GET', url: getConfig.path })
  const client = await openLiveClient({
    port: (app.http.fastify.server.address() as AddressInfo).port,
    key: body.realtime.key,
    sign: async (socket_id, channel_name) =>
      (await here.send(token, { method: 'POST', url: '/api/broadcasting/auth', body: { socket_id, channel_name } }))
        .body.auth,
  })
  clients.push(client)
  expect(await client.join(channel)).toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
  return client
}
const anotherSession = (person: Pick<Person, 'id'>, more = {}) =>
  createToken(here.db, { userId: person.id, at: here.clock.now(), ...more })
const post = (token: string, url: string, body: object = {}, method = 'POST') => here.send(token, { method, url, body })

const endings: [string, (mine: Person, theirs: string) => Promise<unknown>][] = [
  ['a sign-out', (_, theirs) => post(theirs, '/api/logout')],
  [
    'the end of one session from the list',
    async ({ token }) => {
      const { body } = await here.send(token, { method: 'GET', url: '/api/account/sessions' })
      const other = body.data.find(({ current }: { current: boolean }) => !current)
      return here.send(token, { method: 'DELETE', url: `/api/account/sessions/${other.id}` })
    },
  ],
  [
    'the end of all other sessions',
    ({ token }) => here.send(token, { method: 'DELETE', url: '/api/account/sessions' }),
  ],
  [
    'a change of the password',
    ({ token }) =>
      post(
        token,
        '/api/account/password',
        { current_password: password, password: newPassword, password_confirmation: newPassword },
        'PUT',
      ),
  ],
  [
    'a password reset',
    async ({ email }) => {
      const reset = await here.db.transaction((tx) => createReset(tx, { email, at: here.clock.now() }))
      return resetPassword(here, { token: reset?.token ?? '', password: newPassword })
    },
  ],
  [
    'a hand-over to the owner of the Google account',
    ({ email }) =>
      signInWithGoogle(
        {
          db: here.db,
          clock: here.clock,
          log: silentLog,
          google: { identify: async () => ({ identity: { sub: email, email, name: undefined } }) },
        },
        { accessToken: 'token' },
      ),
  ],
  [
    'an operator who ends all sessions of a person',
    async ({ id }) => {
      const operator = await here.join('Olga Marsh', { isOperator: true })
      return post(operator.token, `/api/ops/people/${id}/end-sessions`, { reason: 'The phone was stolen' })
    },
  ],
  [
    'the deletion of the account',
    ({ token }) =>
      here.send(token, {
        method: 'DELETE',
        url: '/api/account',
        body: { current_password: password, confirmation: 'DELETE' },
      }),
  ],
]

describe('sockets', () => {
  it.each(endings)('end with their session on every process: %s', async (_, end) => {
    const mine = await here.join('Ana Pereira')
    const theirs = await anotherSession(mine)
    const sockets = [await listen(theirs, userChannel(mine.id), here), await listen(theirs, userChannel(mine.id))]
    const other = await here.join('Ben Tan')
    const staying = await listen(other.token, userChannel(other.id))
    await end(mine, theirs)
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4200, 4200])
    expect(await staying.join(userChannel(other.id))).toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
    const again = await here.send(theirs, {
      method: 'POST',
      url: '/api/broadcasting/auth',
      body: { socket_id: '1.2', channel_name: userChannel(mine.id) },
    })
    expect(again.status).toBe(401)
  })

  it('keep those of the session that changed the password', async () => {
    const mine = await here.join('Ana Pereira')
    const staying = await listen(mine.token, userChannel(mine.id))
    const ended = await listen(await anotherSession(mine), userChannel(mine.id))
    await post(
      mine.token,
      '/api/account/password',
      { current_password: password, password: newPassword, password_confirmation: newPassword },
      'PUT',
    )
    expect(await ended.closed).toBe(4200)
    expect(await staying.join(userChannel(mine.id))).toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
  })

  it('take no signature that was made before the session ended', async () => {
    const mine = await here.join('Ana Pereira')
    const other = await here.join('Ben Tan')
    // The socket stays open: another person of the same device hears something on it.
    const client = await listen(other.token, userChannel(other.id))
    const channel = userChannel(mine.id)
    const { auth } = (
      await post(mine.token, '/api/broadcasting/auth', { socket_id: client.socketId, channel_name: channel })
    ).body
    await post(mine.token, '/api/logout')
    expect(await client.subscribe(channel, auth)).toMatchObject({
      event: 'pusher:subscription_error',
      data: { status: 401 },
    })
  })

  it('end when the session expires while they are open: unused for 30 days, or used for 90', async () => {
    const unused = await here.join('Ana Pereira')
    const used = await here.join('Ben Tan')
    const read = () => here.send(used.token, { method: 'GET', url: '/api/get-auth' })
    const advance = (ms: number) => {
      for (const app of [here, there]) app.clock.advance(ms)
    }
    const [first, second] = [
      await listen(unused.token, userChannel(unused.id)),
      await listen(used.token, userChannel(used.id)),
    ]
    advance(29 * day)
    expect((await read()).status).toBe(200)
    advance(day)
    expect(await first.closed).toBe(4200)
    expect(second.frames.at(-1)?.event).toBe('pusher_internal:subscription_succeeded')
    for (const _ of [1, 2]) {
      advance(25 * day)
      expect((await read()).status).toBe(200)
    }
    advance(9 * day)
    expect((await read()).status).toBe(200)
    advance(day)
    expect((await read()).status).toBe(401)
    expect(await second.closed).toBe(4200)
  })
})

describe('what a session may do no more', () => {
  it('ends on open sockets when the second factor is reset, for that operator alone', async () => {
    const operator = await here.join('Olga Marsh', { isOperator: true })
    const other = await here.join('Omar Quist', { isOperator: true })
    const ended = await listen(operator.token, operatorsChannel)
    const staying = await listen(other.token, operatorsChannel)
    await resetSecondFactor({ db: here.db, clock: here.clock, publicUrl: '' }, operator)
    expect(await ended.closed).toBe(4200)
    expect(await staying.join(operatorsChannel)).toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
  })

  it('ends with the rights of an operator', async () => {
    const operator = await here.join('Olga Marsh', { isOperator: true })
    const ended = await listen(operator.token, operatorsChannel)
    await here.db.run(sql`update users set is_operator = false where id = ${operator.id}`)
    expect(await ended.closed).toBe(4200)
  })

  it('ends with the switch of the account type', async () => {
    const { id } = await aWasher(here.db)
    const token = await anotherSession({ id })
    const client = await listen(token, washerChannel(id))
    expect((await post(token, '/api/switch-account-type', {}, 'PUT')).body).toMatchObject({ isProvider: false })
    expect(await client.closed).toBe(4200)
    const again = await post(token, '/api/broadcasting/auth', { socket_id: '1.2', channel_name: washerChannel(id) })
    expect(again.status).toBe(403)
  })

  it('is checked anew after a suspension', async () => {
    const { id } = await aWasher(here.db)
    const operator = await here.join('Olga Marsh', { isOperator: true })
    const client = await listen(await anotherSession({ id }), washerChannel(id))
    const suspended = await post(operator.token, `/api/ops/washers/${id}/suspend`, {
      reason: 'Complaints',
      until: null,
    })
    expect(suspended.status).toBe(200)
    expect(await client.closed).toBe(4200)
  })
})
