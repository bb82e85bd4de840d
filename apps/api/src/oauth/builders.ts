import { createHash } from 'node:crypto'
import type { Scope } from '@washline/contract/tokens/scopes'
import { type Person, startApp, type TestApp } from '../../testing/harness/start-app.ts'
import { sql } from '../platform/db/sql.ts'

export const issuer = 'http://localhost:3000'
const redirect = 'http://127.0.0.1/callback'
const verifier = 'a-verifier-of-forty-three-characters-and-more'
const challenge = createHash('sha256').update(verifier).digest('base64url')
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** The steps of a client and of the person that it asks. */
export function oauthSteps(app: TestApp) {
  const form = (url: string, fields: Record<string, string>) =>
    app.send(undefined, {
      method: 'POST',
      url,
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const register = (more: object = {}) =>
    app.send(undefined, {
      method: 'POST',
      url: '/oauth/register',
      body: { client_name: 'Agent', redirect_uris: [redirect], ...more },
    })
  const newClient = async (more: object = {}): Promise<string> => (await register(more)).body.client_id

  const requestOf = (client_id: string, more: object = {}) => ({
    client_id,
    redirect_uri: 'http://127.0.0.1:4711/callback',
    response_type: 'code',
    scope: 'orders:read money:read',
    state: 'a state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    resource: `${issuer}/mcp`,
    ...more,
  })
  const ask = (person: Person, request: Record<string, string>) =>
    app.send(person.token, { method: 'GET', url: `/api/oauth/consent?${new URLSearchParams(request)}` })
  const answer = (person: Person, request: object, allowed: readonly Scope[] = ['orders:read', 'money:read']) =>
    app.send(person.token, { method: 'POST', url: '/api/oauth/consent', body: { ...request, allowed } })
  const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

  async function allow(person: Person, client: string, scopes?: readonly Scope[], more: object = {}): Promise<string> {
    const { body, text } = await answer(person, requestOf(client, more), scopes)
    const { code } = parametersOf(body.data.redirect)
    if (!code) throw new Error(text)
    return code
  }
  const exchange = (client_id: string, code: string, more: Record<string, string> = {}) =>
    form('/oauth/token', {
      grant_type: 'authorization_code',
      client_id,
      code,
      code_verifier: verifier,
      redirect_uri: 'http://127.0.0.1:4711/callback',
      ...more,
    })
  const renew = (client_id: string, refresh_token: string, more: Record<string, string> = {}) =>
    form('/oauth/token', { grant_type: 'refresh_token', client_id, refresh_token, ...more })
  const call = (token: string, url = '/api/orders') => app.send(token, { method: 'GET', url })
  const tokensOf = async (person: Person) => (await call(person.token, '/api/tokens')).body.data
  return { form, register, newClient, requestOf, ask, answer, parametersOf, allow, exchange, renew, call, tokensOf }
}

/** The product for the tests of a file, with the steps on it; each test has a person of its own. */
export async function oauthWorld() {
  const app = await startApp()
  const fresh = async (): Promise<Person> => {
    await app.forgetLimits()
    // One address may register only so many.
    await app.db.run(sql`delete from oauth_clients`)
    return app.join('Ana Pereira')
  }
  return { app, steps: oauthSteps(app), fresh }
}
