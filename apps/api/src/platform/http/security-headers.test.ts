import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { browserHosts } from './browser-hosts.ts'
import { securityHeaders } from './security-headers.ts'

async function headersWith(settings: Record<string, string>): Promise<Record<string, string>> {
  const read = readConfig(settings)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return securityHeaders(browserHosts(read.config))
}
const policyWith = async (settings: Record<string, string>) => {
  const text = (await headersWith(settings))['content-security-policy'] ?? ''
  return Object.fromEntries(text.split(';').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
}

it('lets the client reach this server alone where nothing is configured', async () => {
  expect(await policyWith({})).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'script-src-attr': "'none'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
})

it.each<[string, Record<string, string>, Record<string, string>]>([
  [
    'Stripe',
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    {
      'script-src': "'self' 'wasm-unsafe-eval' https://js.stripe.com",
      'frame-src': 'https://js.stripe.com https://hooks.stripe.com',
      'connect-src': "'self' https://api.stripe.com",
    },
  ],
  [
    'Google, of whose host only what signing in needs',
    { GOOGLE_CLIENT_ID: 'id' },
    {
      'script-src': "'self' 'wasm-unsafe-eval' https://accounts.google.com/gsi/client",
      'style-src': "'self' 'unsafe-inline' https://accounts.google.com/gsi/style",
      'frame-src': 'https://accounts.google.com/gsi/',
      'connect-src': "'self' https://accounts.google.com/gsi/",
    },
  ],
  [
    'a map style and its hosts',
    {
      MAPS_STYLE_URL: 'https://maps.example/style.json',
      MAPS_STYLE_HOSTS: 'https://tiles.example/x, https://glyphs.example:8443',
    },
    {
      'img-src': "'self' data: blob: https://maps.example https://tiles.example https://glyphs.example:8443",
      'connect-src': "'self' https://maps.example https://tiles.example https://glyphs.example:8443",
    },
  ],
  [
    'the sockets of its public address',
    { PUBLIC_URL: 'https://wash.example/' },
    { 'connect-src': "'self' wss://wash.example" },
  ],
  [
    'an outside service’s sockets',
    {
      PUSHER_APP_ID: '1',
      PUSHER_KEY: 'k',
      PUSHER_SECRET: 's',
      PUSHER_HOST: 'live.example',
      PUSHER_PORT: '6001',
      PUSHER_TLS: '0',
    },
    { 'connect-src': "'self' ws://live.example:6001" },
  ],
  [
    'a cluster’s sockets',
    { PUSHER_APP_ID: '1', PUSHER_KEY: 'k', PUSHER_SECRET: 's', PUSHER_CLUSTER: 'eu' },
    { 'connect-src': "'self' wss://ws-eu.pusher.com" },
  ],
])('names %s where it is configured', async (_, settings, directives) => {
  expect(await policyWith(settings)).toMatchObject(directives)
})

it('allows no framing, and what the client uses of the device alone', async () => {
  const headers = await headersWith({})
  expect(headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  const allowed = headers['permissions-policy']?.split(', ').filter((part) => !part.endsWith('=()'))
  expect(allowed).toEqual(['camera=(self)', 'clipboard-write=(self)', 'geolocation=(self)', 'web-share=(self)'])
  expect(headers['permissions-policy']).toContain('microphone=()')
})

it('lets the window of a sign-in vendor answer the page that opened it', async () => {
  expect((await headersWith({ GOOGLE_CLIENT_ID: 'id' }))['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

it('makes browsers use TLS only where the public address has it', async () => {
  const name = 'strict-transport-security'
  expect((await headersWith({}))[name]).toBeUndefined()
  const overTls = await securityHeaders(browserHosts(undefined), { isPublicOverTls: true })
  expect(overTls[name]).toBe('max-age=31536000; includeSubDomains')
})
