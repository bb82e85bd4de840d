import { describe, expect, it } from 'vitest'
import {
  answerAddress,
  checkClient,
  checkRequest,
  isOwnResource,
  isRedirectAllowed,
  isRegistered,
  isVerifier,
  readScopes,
  scopesFor,
} from './rules.ts'

describe('an address for answers', () => {
  it.each([
    ['https://agent.example/callback', true],
    ['https://agent.example/callback?tenant=1', true],
    ['http://127.0.0.1:33418/callback', true],
    ['http://localhost/callback', true],
    ['http://[::1]:8080/', true],
    ['com.example.agent:/callback', true],
    ['cursor://anysphere.cursor-mcp/oauth/callback', true],
    ['http://agent.example/callback', false],
    ['http://127.0.0.1.evil.test/', false],
    ['https://agent.example/#part', false],
    ['https://user:secret@agent.example/', false],
    ['javascript:alert(1)', false],
    ['JavaScript://agent.example/%0aalert(1)', false],
    ['data:text/html,x', false],
    ['file:///etc/passwd', false],
    ['/callback', false],
    ['', false],
  ])('%s may be registered: %s', (address, allowed) => {
    expect(isRedirectAllowed(address)).toBe(allowed)
  })

  it.each([
    ['the same', 'https://a.example/cb', 'https://a.example/cb', true],
    ['another path', 'https://a.example/cb2', 'https://a.example/cb', false],
    ['a longer path', 'https://a.example/cb/', 'https://a.example/cb', false],
    ['another query', 'https://a.example/cb?x=1', 'https://a.example/cb', false],
    ['another port over TLS', 'https://a.example:444/cb', 'https://a.example/cb', false],
    ['another port of the own device', 'http://127.0.0.1:5001/cb', 'http://127.0.0.1:5000/cb', true],
    ['a port where none is named', 'http://localhost:5001/cb', 'http://localhost/cb', true],
    ['another path of the own device', 'http://127.0.0.1:5001/other', 'http://127.0.0.1:5000/cb', false],
    ['another name of the own device', 'http://localhost:5000/cb', 'http://127.0.0.1:5000/cb', false],
  ])('%s counts as registered: %s, %s, %s', (_, asked, registered, is) => {
    expect(isRegistered(asked, [registered])).toBe(is)
  })
})

describe('a request', () => {
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
  const right = {
    response_type: 'code',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'orders:read',
  }
  const check = (more: object) => checkRequest({ ...right, ...more }, 'https://wash.example')

  it.each([
    ['of another type', { response_type: 'token' }, 'unsupported_response_type'],
    ['without a type', { response_type: undefined }, 'unsupported_response_type'],
    ['without PKCE', { code_challenge: undefined }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['with a challenge of no hash', { code_challenge: 'short' }, 'invalid_request'],
    ['for another server', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['of an unknown scope', { scope: 'orders:read admin' }, 'invalid_scope'],
  ])('%s is refused', (_, more, error) => {
    expect(check(more)).toMatchObject({ error })
  })

  it('names its scopes in any order, or gets the one that reads orders', () => {
    expect(check({ scope: 'wash orders:read' })).toEqual({ scopes: ['orders:read', 'wash'], challenge })
    expect(readScopes('')).toEqual(['orders:read'])
  })

  it.each([
    ['https://wash.example', true],
    ['https://wash.example/', true],
    ['https://wash.example/mcp', true],
    ['https://wash.example/api', true],
    ['https://wash.example/other', false],
    ['https://wash.example.evil.test/mcp', false],
    ['http://wash.example/mcp', false],
    ['mcp', false],
  ])('the resource %s is of this server: %s', (resource, is) => {
    expect(isOwnResource(resource, 'https://wash.example/')).toBe(is)
  })

  it('offers the console to operators with a proven second factor alone', () => {
    const asked = ['orders:read', 'console:audit'] as const
    expect(scopesFor(asked, { isOperator: true, hasSecondFactor: true })).toEqual(asked)
    expect(scopesFor(asked, { isOperator: true, hasSecondFactor: false })).toEqual(['orders:read'])
    expect(scopesFor(asked, { isOperator: false, hasSecondFactor: true })).toEqual(['orders:read'])
  })

  it('is answered with its state and with who answers', () => {
    const request = { redirect_uri: 'https://a.example/cb?tenant=1', state: 'x y' }
    expect(answerAddress(request, 'https://wash.example', { code: 'abc' })).toBe(
      'https://a.example/cb?tenant=1&code=abc&state=x+y&iss=https%3A%2F%2Fwash.example',
    )
  })
})

it('a verifier is the one whose hash the challenge is (RFC 7636, appendix B)', () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  expect(isVerifier(verifier, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')).toBe(true)
  expect(isVerifier(`${verifier}x`, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')).toBe(false)
  expect(isVerifier('', '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU')).toBe(false)
})

it.each([
  [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
  [{ grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
  [{ response_types: ['token'] }, 'invalid_client_metadata'],
  [{}, undefined],
])('a client with %j is answered %s', (more, error) => {
  expect(checkClient({ redirect_uris: ['https://a.example/cb'], ...more })?.error).toBe(error)
})
