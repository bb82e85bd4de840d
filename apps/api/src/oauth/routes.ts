import * as endpoints from '@washline/contract/oauth/endpoints'
import { consoleScopes, personScopes, type Scope, scopes } from '@washline/contract/tokens/scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { countCall } from '../platform/http/rate-limit.ts'
import type { OauthDeps } from './deps.ts'
import { clientMetadata, type Fault, fault, limits, readScopes, tokenLifetimeS } from './rules.ts'
import { answerConsent } from './use-cases/answer-consent.ts'
import { askConsent, issuerOf } from './use-cases/ask-consent.ts'
import { exchangeCode, type IssuedTokens } from './use-cases/exchange-code.ts'
import { registerClient } from './use-cases/register-client.ts'
import { renewToken } from './use-cases/renew-token.ts'
import { revokeToken } from './use-cases/revoke-token.ts'

const bodyLimit = 16_384
const text = z.string().min(1).max(2_000)
const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: text,
    code: text,
    code_verifier: text,
    redirect_uri: text.optional(),
    resource: text.optional(),
  }),
  z.object({ grant_type: z.literal('refresh_token'), client_id: text, refresh_token: text, scope: text.optional() }),
])
const revocation = z.object({ token: text, client_id: text })

/** Answers of these calls are read by programs after the RFCs, not after the contract's problems. */
const answerFault = (reply: FastifyReply, { error, description }: Fault) =>
  reply
    .status(error === 'invalid_client' ? 401 : 400)
    .header('cache-control', 'no-store')
    .send({ error, error_description: description })

export function oauthRoutes(http: Http, deps: OauthDeps): void {
  http.route(endpoints.getConsent, async ({ actor, query }) => ok(await askConsent(deps, actor, query)))
  http.route(endpoints.answerConsent, async ({ actor, body }) =>
    ok({ redirect: await answerConsent(deps, actor, body) }),
  )
  metadataRoutes(http, issuerOf(deps.publicUrl))
  http.fastify.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, form, done) =>
      done(null, Object.fromEntries(new URLSearchParams(form as string))),
    )
    const count = (request: FastifyRequest, name: keyof typeof limits) =>
      countCall(deps, { key: `oauth ${name} ip:${request.ip}`, ...limits[name] })

    scope.post('/oauth/register', { bodyLimit }, async (request, reply) => {
      await count(request, 'register')
      const metadata = clientMetadata.safeParse(request.body)
      if (!metadata.success)
        return answerFault(
          reply,
          fault('invalid_client_metadata', 'A client has redirect_uris, ten at most, and may have a client_name.'),
        )
      const client = await registerClient(deps, { metadata: metadata.data, ip: request.ip })
      if ('error' in client) return answerFault(reply, client)
      return reply
        .status(201)
        .header('cache-control', 'no-store')
        .send({
          client_id: client.id,
          client_id_issued_at: Math.floor(client.at.getTime() / 1_000),
          client_name: client.name,
          redirect_uris: client.redirectUris,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        })
    })

    scope.post('/oauth/token', { bodyLimit }, async (request, reply) => {
      await count(request, 'token')
      const issued = await issue(deps, request.body)
      if ('error' in issued) return answerFault(reply, issued)
      return reply.headers({ 'cache-control': 'no-store', pragma: 'no-cache' }).send({
        access_token: issued.accessToken,
        token_type: 'Bearer',
        expires_in: tokenLifetimeS,
        refresh_token: issued.refreshToken,
        scope: issued.scopes.join(' '),
      })
    })

    scope.post('/oauth/revoke', { bodyLimit }, async (request, reply) => {
      await count(request, 'token')
      const asked = revocation.safeParse(request.body)
      if (!asked.success) return answerFault(reply, fault('invalid_request', 'A revocation names token and client_id.'))
      await revokeToken(deps, { token: asked.data.token, clientId: asked.data.client_id })
      return reply.header('cache-control', 'no-store').send()
    })
  })
}

async function issue(deps: OauthDeps, body: unknown): Promise<IssuedTokens | Fault> {
  const grant = z.object({ grant_type: z.string() }).safeParse(body)
  if (!grant.success) return fault('invalid_request', 'The grant_type is missing.')
  if (!['authorization_code', 'refresh_token'].includes(grant.data.grant_type))
    return fault('unsupported_grant_type', 'The grant types are: authorization_code refresh_token.')
  const request = tokenRequest.safeParse(body)
  if (!request.success)
    return fault(
      'invalid_request',
      `These are missing or wrong: ${request.error.issues.map(({ path }) => path.join('.')).join(', ')}.`,
    )
  const asked = request.data
  if (asked.grant_type === 'authorization_code') {
    const { code, client_id: clientId, redirect_uri: redirectUri, code_verifier: verifier, resource } = asked
    return exchangeCode(deps, { code, clientId, redirectUri, verifier, resource })
  }
  const wanted = asked.scope === undefined ? [] : readScopes(asked.scope)
  if (!wanted) return fault('invalid_scope', `The scopes are: ${scopes.join(' ')}.`)
  return renewToken(deps, { refreshToken: asked.refresh_token, clientId: asked.client_id, scopes: wanted })
}

/** What programs read first: where a token comes from (RFC 9728), and how (RFC 8414). */
function metadataRoutes({ fastify }: Http, issuer: string): void {
  const resource = (path: string, supported: readonly Scope[]) => ({
    resource: `${issuer}${path}`,
    resource_name: 'Washline',
    authorization_servers: [issuer],
    scopes_supported: supported,
    bearer_methods_supported: ['header'],
  })
  const server = {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    registration_endpoint: `${issuer}/oauth/register`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    scopes_supported: scopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
  const forAgents = [...personScopes.filter((scope) => scope !== 'webhooks'), ...consoleScopes]
  const protectedResource = '/.well-known/oauth-protected-resource'
  const documents = {
    [protectedResource]: resource('', scopes),
    [`${protectedResource}/api`]: resource('/api', scopes),
    [`${protectedResource}/mcp`]: resource('/mcp', forAgents),
    '/.well-known/oauth-authorization-server': server,
  }
  for (const [path, document] of Object.entries(documents))
    fastify.get(path, async (_request, reply) => reply.header('cache-control', 'public, max-age=3600').send(document))
}
