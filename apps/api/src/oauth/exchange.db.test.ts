import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/harness/start-app.ts'
import { dayMs, hourMs, issuer, oauthWorld } from './builders.ts'

const { app, steps, fresh } = await oauthWorld()
let ana: Person
afterAll(() => app.close())
beforeEach(async () => {
  ana = await fresh()
})

describe('a code', () => {
  it.each<[string, Record<string, string>, string]>([
    ['another verifier', { code_verifier: 'another-verifier-of-forty-three-characters-or' }, 'invalid_grant'],
    ['another address', { redirect_uri: 'http://127.0.0.1:4712/callback' }, 'invalid_grant'],
    ['another resource', { resource: `${issuer}/api` }, 'invalid_target'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['no client', { client_id: '' }, 'invalid_request'],
    ['another code', { code: 'guessed' }, 'invalid_grant'],
  ])('is not exchanged with %s', async (_, more, error) => {
    const client = await steps.newClient()
    expect(await steps.exchange(client, await steps.allow(ana, client), more)).toMatchObject({
      status: 400,
      body: { error },
    })
    expect(await steps.tokensOf(ana)).toEqual([])
  })

  it('is of one client', async () => {
    const code = await steps.allow(ana, await steps.newClient())
    expect((await steps.exchange(await steps.newClient(), code)).body.error).toBe('invalid_grant')
  })

  it('is lost with a wrong verifier, after a minute, and with the session', async () => {
    const client = await steps.newClient()
    const guessed = await steps.allow(ana, client)
    await steps.exchange(client, guessed, { code_verifier: 'another-verifier-of-forty-three-characters-or' })
    expect((await steps.exchange(client, guessed)).body.error).toBe('invalid_grant')
    const late = await steps.allow(ana, client)
    app.clock.advance(60_000)
    expect((await steps.exchange(client, late)).body.error).toBe('invalid_grant')
    const ended = await steps.allow(ana, client)
    await app.send(ana.token, { method: 'POST', url: '/api/logout' })
    expect((await steps.exchange(client, ended)).body.error).toBe('invalid_grant')
  })

  it('of two exchanges at once gives one token, which ends with the other', async () => {
    const client = await steps.newClient()
    const code = await steps.allow(ana, client)
    const both = await Promise.all([steps.exchange(client, code), steps.exchange(client, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    const token = both.find(({ status }) => status === 200)?.body
    expect((await steps.call(token.access_token)).status).toBe(401)
    expect((await steps.renew(client, token.refresh_token)).body.error).toBe('invalid_grant')
  })
})

describe('renewing', () => {
  const issued = async () => {
    const client = await steps.newClient()
    const { body } = await steps.exchange(client, await steps.allow(ana, client))
    return { client, access: body.access_token as string, refresh: body.refresh_token as string }
  }

  it('replaces both tokens, and the person sees one', async () => {
    const { client, access, refresh } = await issued()
    app.clock.advance(hourMs)
    expect((await steps.call(access)).status).toBe(401)
    const renewed = await steps.renew(client, refresh)
    expect(renewed).toMatchObject({ status: 200, body: { expires_in: 3_600, scope: 'orders:read money:read' } })
    expect((await steps.call(renewed.body.access_token)).status).toBe(200)
    expect(await steps.tokensOf(ana)).toHaveLength(1)
  })

  it('with a refresh token that was used before ends the token', async () => {
    const { client, refresh } = await issued()
    const { body } = await steps.renew(client, refresh)
    expect((await steps.renew(client, refresh)).body.error).toBe('invalid_grant')
    expect((await steps.call(body.access_token)).status).toBe(401)
    expect((await steps.renew(client, body.refresh_token)).body.error).toBe('invalid_grant')
    expect(await steps.tokensOf(ana)).toEqual([])
  })

  it('at once with one refresh token ends the token, too', async () => {
    const { client, refresh } = await issued()
    const both = await Promise.all([steps.renew(client, refresh), steps.renew(client, refresh)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await steps.tokensOf(ana)).toEqual([])
  })

  it.each<[string, (client: string, refresh: string) => Promise<{ body: unknown }>, string]>([
    ['by another client', async (_, refresh) => steps.renew(await steps.newClient(), refresh), 'invalid_grant'],
    ['for more', (client, refresh) => steps.renew(client, refresh, { scope: 'orders:write' }), 'invalid_grant'],
    ['for what is no scope', (client, refresh) => steps.renew(client, refresh, { scope: 'all' }), 'invalid_scope'],
  ])('%s is refused, and the token goes on', async (_, attempt, error) => {
    const { client, refresh } = await issued()
    expect((await attempt(client, refresh)).body).toMatchObject({ error })
    expect((await steps.renew(client, refresh)).status).toBe(200)
  })

  it('ends 30 days after the last time', async () => {
    const { client, refresh } = await issued()
    app.clock.advance(29 * dayMs)
    const { body } = await steps.renew(client, refresh)
    app.clock.advance(30 * dayMs)
    expect((await steps.renew(client, body.refresh_token)).body.error).toBe('invalid_grant')
  })
})

describe('a revocation', () => {
  it.each(['access_token', 'refresh_token'])('by the %s ends both, for its client alone', async (kind) => {
    const client = await steps.newClient()
    const { body } = await steps.exchange(client, await steps.allow(ana, client))
    const revoke = (client_id: string) => steps.form('/oauth/revoke', { token: body[kind], client_id })
    expect((await revoke(await steps.newClient())).status).toBe(200)
    expect((await steps.call(body.access_token)).status).toBe(200)
    expect((await revoke(client)).status).toBe(200)
    expect((await steps.call(body.access_token)).status).toBe(401)
    expect((await steps.renew(client, body.refresh_token)).body.error).toBe('invalid_grant')
  })

  it('ends no token that a person has made by hand', async () => {
    const made = await app.send(ana.token, {
      method: 'POST',
      url: '/api/tokens',
      body: { name: 'By hand', scopes: ['orders:read'], lifetime_days: 7, current_password: 'long enough' },
    })
    await steps.form('/oauth/revoke', { token: made.body.data.secret, client_id: await steps.newClient() })
    expect((await steps.call(made.body.data.secret)).status).toBe(200)
  })
})
