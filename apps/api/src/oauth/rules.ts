import { createHash } from 'node:crypto'
import type { AuthorizationRequest } from '@washline/contract/oauth/endpoints'
import { isConsoleScope, type Scope, scopes } from '@washline/contract/tokens/scopes'
import { z } from 'zod'

const secondMs = 1_000
const dayMs = 24 * 3_600 * secondMs

export const codeLifetimeMs = 60 * secondMs
/** A used code is recognised for so long. */
export const codeMemoryMs = 3_600 * secondMs
export const tokenLifetimeS = 3_600
export const renewableMs = 30 * dayMs
/** However often it is renewed, the person is asked again after a year. */
export const renewableLongestMs = 365 * dayMs
/** A client that nobody allows anything is deleted after so long. */
export const unusedClientMs = 7 * dayMs
/** Clients that one network address may have registered at once. */
export const clientsPerSource = 20

export const limits = {
  register: { max: 10, windowS: 3_600 },
  token: { max: 60, windowS: 60 },
} as const

/** The errors of RFC 6749, 7591, 7636 and 8707 that are answered here. */
export type OauthError =
  | 'access_denied'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'

export interface Fault {
  readonly error: OauthError
  readonly description: string
}
export const fault = (error: OauthError, description: string): Fault => ({ error, description })

/** Schemes that a browser would act on itself. */
const browserSchemes =
  /^(?:about|blob|chrome|data|file|filesystem|ftp|http|intent|javascript|mailto|sms|tel|vbscript|view-source|ws|wss):$/

const loopback = /^(?:127\.0\.0\.1|\[::1\]|localhost)$/

/** Whether the address is of a program on the person's own device, which listens at a port that it chooses then. */
export const isLoopback = (address: URL): boolean => address.protocol === 'http:' && loopback.test(address.hostname)

/** Where a client may be answered: over TLS, on the person's own device, or by the scheme of an app. */
export function isRedirectAllowed(text: string): boolean {
  const address = URL.parse(text)
  if (!address || text.length > 2_000 || text.includes('#') || address.username !== '' || address.password !== '')
    return false
  return address.protocol === 'https:'
    ? address.hostname !== ''
    : isLoopback(address) || !browserSchemes.test(address.protocol)
}

/** The addresses are compared as they are written; of a loopback address the port is open (RFC 8252, 7.3). */
export function isRegistered(redirect: string, registered: readonly string[]): boolean {
  if (registered.includes(redirect)) return true
  const withoutPort = loopbackWithoutPort(redirect)
  return withoutPort !== undefined && registered.some((each) => loopbackWithoutPort(each) === withoutPort)
}

function loopbackWithoutPort(text: string): string | undefined {
  const address = URL.parse(text)
  if (!address || !isLoopback(address) || text.includes('#')) return undefined
  address.port = ''
  return address.href
}

/** What clients name as what they want to call: the API, or MCP beside it. They are one audience. */
export const isOwnResource = (resource: string | undefined, publicUrl: string): boolean => {
  if (resource === undefined) return true
  const { origin } = new URL(publicUrl)
  const asked = URL.parse(resource)
  return asked?.origin === origin && /^\/(?:api|mcp)?\/?$/.test(asked.pathname) && asked.hash === ''
}

/** What a client gets that names no scope. */
const defaultScopes: readonly Scope[] = ['orders:read']

export const readScopes = (text: string | undefined): readonly Scope[] | undefined => {
  const named = (text ?? '').split(' ').filter((name) => name !== '')
  if (named.length === 0) return defaultScopes
  return named.every((name) => scopes.some((scope) => scope === name))
    ? scopes.filter((scope) => named.includes(scope))
    : undefined
}

/** Those scopes that mean something for this person now. */
export const scopesFor = (
  asked: readonly Scope[],
  person: { readonly isOperator: boolean; readonly hasSecondFactor: boolean },
): readonly Scope[] => asked.filter((scope) => !isConsoleScope(scope) || (person.isOperator && person.hasSecondFactor))

const challengeForm = /^[\w-]{43}$/

/** What is wrong with a request whose client and address are right, or the scopes that it asks for. */
export function checkRequest(
  request: Omit<AuthorizationRequest, 'client_id' | 'redirect_uri'>,
  publicUrl: string,
): Fault | { readonly scopes: readonly Scope[]; readonly challenge: string } {
  if (request.response_type !== 'code')
    return fault('unsupported_response_type', 'Only response_type=code is answered.')
  const { code_challenge: challenge = '' } = request
  if (request.code_challenge_method !== 'S256' || !challengeForm.test(challenge))
    return fault('invalid_request', 'PKCE is required: a code_challenge with code_challenge_method=S256.')
  if (!isOwnResource(request.resource, publicUrl)) return fault('invalid_target', 'The resource is not of this server.')
  const asked = readScopes(request.scope)
  return asked ? { scopes: asked, challenge } : fault('invalid_scope', `The scopes are: ${scopes.join(' ')}.`)
}

/** Whether the verifier is the one that the challenge was made of. */
export const isVerifier = (verifier: string, challenge: string): boolean =>
  /^[\w.~-]{43,128}$/.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === challenge

/** The address that brings the client its answer, with who answers (RFC 9207). */
export function answerAddress(
  request: { readonly redirect_uri: string; readonly state?: string | undefined },
  issuer: string,
  answer: { readonly code: string } | Fault,
): string {
  const address = new URL(request.redirect_uri)
  const parameters =
    'code' in answer ? { code: answer.code } : { error: answer.error, error_description: answer.description }
  for (const [name, value] of Object.entries({ ...parameters, state: request.state, iss: issuer }))
    if (value !== undefined) address.searchParams.append(name, value)
  return address.href
}

/** What a client states about itself when it registers (RFC 7591). What it states beside this is left out. */
export const clientMetadata = z.object({
  client_name: z.string().max(1_000).optional(),
  redirect_uris: z.array(z.string()).min(1).max(10),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
  token_endpoint_auth_method: z.string().optional(),
})
export type ClientMetadata = z.output<typeof clientMetadata>

const issuedGrants = ['authorization_code', 'refresh_token']

export function checkClient(metadata: ClientMetadata): Fault | undefined {
  if (!metadata.redirect_uris.every(isRedirectAllowed))
    return fault(
      'invalid_redirect_uri',
      'Addresses are over https, on the loopback interface, or of an app’s own scheme.',
    )
  if (!(metadata.grant_types ?? issuedGrants).every((type) => issuedGrants.includes(type)))
    return fault('invalid_client_metadata', `The grant types are: ${issuedGrants.join(' ')}.`)
  if (!(metadata.response_types ?? ['code']).every((type) => type === 'code'))
    return fault('invalid_client_metadata', 'The response type is code.')
  return undefined
}
