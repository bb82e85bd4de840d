import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/harness/start-app.ts'
import { sql } from '../platform/db/sql.ts'
import { dayMs, issuer, oauthWorld } from './builders.ts'
import { forgetClients } from './use-cases/forget-clients.ts'

const { app, steps, fresh } = await oauthWorld()
let ana: Person
afterAll(() => app.close())
beforeEach(async () => {
  ana = await fresh()
})

describe('a program that knows only the address', () => {
  it('finds its way to a token that the person sees and ends', async () => {
    const refused = await steps.call('')
    const metadata = /resource_metadata="([^"]+)"/.exec(String(refused.headers['www-authenticate']))?.[1] ?? ''
    const resource = await steps.call('', new URL(metadata).pathname)
    expect(resource.body).toMatchObject({ resource: issuer, authorization_servers: [issuer] })
    const server = await steps.call('', '/.well-known/oauth-authorization-server')
    expect(server.body).toMatchObject({ issuer, code_challenge_methods_supported: ['S256'] })

    const registered = await steps.register()
    expect(registered).toMatchObject({
      status: 201,
      body: { client_name: 'Agent', token_endpoint_auth_method: 'none' },
    })
    const client = registered.body.client_id
    expect((await steps.ask(ana, steps.requestOf(client))).body.data).toEqual({
      consent: { client_name: 'Agent', answers_to: null, scopes: ['orders:read', 'money:read'] },
      redirect: null,
    })
    const { body } = await steps.answer(ana, steps.requestOf(client), ['orders:read'])
    expect(body.data.redirect).toMatch(/^http:\/\/127\.0\.0\.1:4711\/callback\?code=/)
    const { code = '', ...rest } = steps.parametersOf(body.data.redirect)
    expect(rest).toEqual({ state: 'a state', iss: issuer })

    const issued = await steps.exchange(client, code, { resource: `${issuer}/mcp` })
    expect(issued).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 3_600, scope: 'orders:read' },
      headers: { 'cache-control': 'no-store' },
    })
    const { access_token } = issued.body
    expect((await steps.call(access_token)).status).toBe(200)
    expect((await steps.call(access_token, '/api/wallet')).body).toMatchObject({ scope: 'money:read' })
    expect((await steps.call(access_token, '/api/account')).body.code).toBe('session_required')
    const [listed] = await steps.tokensOf(ana)
    expect(listed).toMatchObject({ name: 'Agent', scopes: ['orders:read'] })
    await app.send(ana.token, { method: 'DELETE', url: `/api/tokens/${listed.id}` })
    expect((await steps.call(access_token)).status).toBe(401)
    expect((await steps.renew(client, issued.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  it('reads about MCP where it calls MCP', async () => {
    const { body } = await steps.call('', '/.well-known/oauth-protected-resource/mcp')
    expect(body.resource).toBe(`${issuer}/mcp`)
    expect(body.scopes_supported).not.toContain('webhooks')
  })
})

describe('registering', () => {
  it.each<[string, object, string]>([
    ['no address', { redirect_uris: [] }, 'invalid_client_metadata'],
    ['an address that runs', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    ['an address without TLS', { redirect_uris: ['http://agent.example/'] }, 'invalid_redirect_uri'],
    ['a grant of passwords', { grant_types: ['password'] }, 'invalid_client_metadata'],
  ])('is refused with %s', async (_, more, error) => {
    expect(await steps.register(more)).toMatchObject({ status: 400, body: { error } })
  })

  it('ends at the most per address, which unused ones leave after a week', async () => {
    for (let made = 0; made < 20; made += 1) {
      await app.forgetLimits()
      expect((await steps.register()).status).toBe(201)
    }
    await app.forgetLimits()
    expect((await steps.register()).status).toBe(400)
    app.clock.advance(7 * dayMs)
    await forgetClients(app)
    expect((await steps.register()).status).toBe(201)
  })

  it('is limited', async () => {
    await app.db.run(sql`update rate_limits set calls = 0`)
    const statuses = []
    for (let made = 0; made < 11; made += 1) statuses.push((await steps.register({ redirect_uris: [] })).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('asking a person', () => {
  it.each<[string, object, string]>([
    ['another address', { redirect_uri: 'https://evil.test/callback' }, 'wrong_redirect'],
    ['another path', { redirect_uri: 'http://127.0.0.1:4711/other' }, 'wrong_redirect'],
    ['an unknown client', { client_id: 'wlc_nobody-knows-it' }, 'unknown_client'],
  ])('with %s is answered to the person alone', async (_, more, code) => {
    const request = steps.requestOf(await steps.newClient(), more)
    expect(await steps.ask(ana, request)).toMatchObject({ status: 400, body: { code } })
    expect(await steps.answer(ana, request)).toMatchObject({ status: 400, body: { code } })
  })

  it.each<[string, object, string]>([
    ['without PKCE', { code_challenge: '' }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for another type', { response_type: 'token' }, 'unsupported_response_type'],
    ['for another server', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['for an unknown scope', { scope: 'everything' }, 'invalid_scope'],
    ['for the console', { scope: 'console:money' }, 'invalid_scope'],
  ])('%s is answered to the client', async (_, more, error) => {
    const request = steps.requestOf(await steps.newClient(), more)
    const { consent, redirect: address } = (await steps.ask(ana, request)).body.data
    expect(consent).toBeNull()
    expect(steps.parametersOf(address)).toMatchObject({ error, state: 'a state', iss: issuer })
    expect(steps.parametersOf((await steps.answer(ana, request)).body.data.redirect)).toMatchObject({ error })
  })

  it('brings the denial to the client, and no more than was asked for', async () => {
    const client = await steps.newClient()
    const denied = await steps.answer(ana, steps.requestOf(client), [])
    expect(steps.parametersOf(denied.body.data.redirect)).toMatchObject({ error: 'access_denied', iss: issuer })
    const issued = await steps.exchange(client, await steps.allow(ana, client, ['orders:read', 'orders:write']))
    expect(issued.body.scope).toBe('orders:read')
  })

  it('takes a session, and no token', async () => {
    const client = await steps.newClient()
    const issued = await steps.exchange(client, await steps.allow(ana, client))
    const request = steps.requestOf(client)
    expect((await steps.ask({ ...ana, token: issued.body.access_token }, request)).body.code).toBe('session_required')
    expect((await steps.answer({ ...ana, token: issued.body.access_token }, request)).body.code).toBe(
      'session_required',
    )
    expect((await steps.ask({ ...ana, token: '' }, request)).status).toBe(401)
  })

  it('offers the console to an operator, whose token is proven as the session was', async () => {
    const operator = await app.join('Olga Marsh', { isOperator: true })
    const client = await steps.newClient()
    const code = await steps.allow(operator, client, ['console:audit'], { scope: 'console:audit' })
    const { body } = await steps.exchange(client, code)
    expect((await steps.call(body.access_token, '/api/ops/audit')).status).toBe(200)
    expect((await steps.call(body.access_token, '/api/ops/people')).body).toMatchObject({ scope: 'console:people' })
  })
})
