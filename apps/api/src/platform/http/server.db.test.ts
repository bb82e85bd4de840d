import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listWashersNear } from '@washline/contract/directory/endpoints'
import { login } from '@washline/contract/identity/endpoints'
import { suggestPlaces } from '@washline/contract/maps/endpoints'
import { mapsRefusals } from '@washline/contract/maps/refusals'
import { platformRefusals } from '@washline/contract/platform/refusals'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { systemClock } from '../clock/clock.ts'
import { openDatabase } from '../db/database.ts'
import { serveDocuments } from '../documents/serve-documents.ts'
import { createLog } from '../log/log.ts'
import { VendorAway } from '../vendors/vendor-away.ts'
import { personWaits } from '../vendors/vendor-time.ts'
import { refuse } from './refusal.ts'
import { serveWeb } from './serve-web.ts'
import { createHttp } from './server.ts'

const test = await testDatabase()
const db = openDatabase({ url: test.url })
const root = await mkdtemp(join(tmpdir(), 'washline-web-'))
await mkdir(join(root, 'assets'))
await mkdir(join(root, '.git'))
const page = '<!doctype html><script>run()</script>'
for (const [name, text] of [
  ['shell.html', page],
  ['index.html', page],
  ['assets/app.js', 'run()'],
  ['.git/config', 'url = secret'],
] as const)
  await writeFile(join(root, name), text)

const lines: string[] = []
const log = createLog('warn', (line) => lines.push(line))
const http = await createHttp({ db, clock: systemClock, log, authenticate: async () => undefined })
const { fastify } = http
http.route(suggestPlaces, async () => ({ success: true as const, data: [] }))
http.route(listWashersNear, async () => {
  throw refuse(mapsRefusals.mapsUnavailable)
})
http.route(login, async () => ({ success: true as const, token: 'x', user: null as never }))
fastify.get('/caller', async ({ ip }) => ({ ip }))
fastify.get('/fault', async () => {
  throw new Error('select secret from users')
})
fastify.get('/vendor-away', async () => {
  throw refuse(platformRefusals.unavailable)
})
fastify.get('/bucket-away', async () => {
  throw new VendorAway('S3 answered 503 to GET')
})
fastify.post('/waits', async () => ({ waits: personWaits() }))
fastify.get('/bare', (_request, reply) => reply.status(503).send())
fastify.get('/recorded-fault', async () => {
  throw new Error('select secret from users')
})
serveDocuments(http, 'http://localhost:3000')
await serveWeb(http, { root, publicUrl: 'http://localhost:3000' })
await fastify.listen({ port: 0, host: '127.0.0.1' })
const { port } = fastify.server.address() as AddressInfo

afterAll(async () => {
  await fastify.close()
  await db.close()
  await test.drop()
  await rm(root, { recursive: true })
})

const foreign = { origin: 'https://elsewhere.example' }

it.each([
  ['/', 200, 'text/html; charset=utf-8'],
  ['/orders/7', 200, 'text/html; charset=utf-8'],
  ['/assets/app.js', 200, 'application/javascript; charset=utf-8'],
  ['/caller', 200, 'application/json; charset=utf-8'],
  ['/api/docs', 200, 'text/html; charset=utf-8'],
  ['/api/nothing', 404, 'application/json; charset=utf-8'],
  ['/fault', 500, 'application/json; charset=utf-8'],
])('%s is %i as %s, with the headers of every answer and nothing for other origins', async (url, status, type) => {
  const { statusCode, headers, body } = await fastify.inject({ url, headers: foreign })
  expect([statusCode, headers['content-type']]).toEqual([status, type])
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
  expect(headers['content-security-policy']).toMatch(/object-src 'none'/)
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  expect(body).not.toContain('secret')
})

it.each([
  ['as a fault', '/vendor-away'],
  ['by a store of photos', '/bucket-away'],
  ['by a bare answer', '/bare'],
  ['as a refusal of its call', '/api/washers?place=linden'],
])('answers with the time to wait where an outside service is away, %s', async (_, url) => {
  const { statusCode, headers } = await fastify.inject({ url })
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
})

it('waits for vendors as a person does, also where a body came first', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/waits`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(await answer.json()).toEqual({ waits: true })
})

it('serves a document compressed, and once more only where it has changed', async () => {
  const { headers, rawPayload } = await fastify.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'no-cache' })
  expect(rawPayload.length).toBeLessThan(150_000)
  const again = await fastify.inject({ url: '/api/openapi.json', headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const events = await fastify.inject({ url: '/api/asyncapi.json' })
  expect([events.statusCode, events.json().asyncapi]).toEqual([200, '3.0.0'])
})

it.each([
  ['https', '; Secure'],
  ['http', ''],
])('the cookie of a chosen language is kept for a year, and over %s set with “%s”', async (protocol, secure) => {
  const headers = { 'x-forwarded-proto': protocol }
  const answer = await fastify.inject({ url: '/?language=en', headers })
  expect(answer.headers['set-cookie']).toBe(`language=en; Path=/; Max-Age=31536000; SameSite=Lax${secure}`)
  for (const url of ['/', '/?language=xx', '/?language=en&language=de'])
    expect((await fastify.inject({ url, headers })).headers['set-cookie']).toBeUndefined()
})

it('answers no preflight', async () => {
  const headers = { ...foreign, 'access-control-request-method': 'POST' }
  const answer = await fastify.inject({ method: 'OPTIONS', url: '/api/login', headers })
  expect(answer.statusCode).toBe(404)
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=b'])(
  'takes no call as %s, which other sites can send',
  async (type) => {
    const headers = { ...foreign, 'content-type': type }
    const answer = await fastify.inject({ method: 'POST', url: '/api/login', headers, payload: 'email=a' })
    expect([415, 422]).toContain(answer.statusCode)
  },
)

it.each(['/assets', '/assets/', '/.git/config', '/.git/', '/../package.json', '/assets/%2e%2e/%2e%2e/package.json'])(
  'has no file or list at %s',
  async (url) => {
    const { body } = await fastify.inject({ url })
    expect(body).not.toMatch(/secret|app\.js|"workspaces"/)
  },
)

it.each([
  ['is the one that the proxy on this machine names last', '127.0.0.1', '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  ['is its own behind nobody', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
])('the address of a caller %s', async (_, remoteAddress, forwarded, ip) => {
  const answer = await fastify.inject({ url: '/caller', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
  expect(answer.json()).toEqual({ ip })
})

/** The first line of the answer to a request as written. */
const raw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject).on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
  })

it.each([
  ['two lengths', 'POST', ['content-length: 2', 'content-length: 30'], '{}'],
  ['a length and chunks', 'POST', ['content-length: 4', 'transfer-encoding: chunked'], '0\r\n\r\n'],
  ['a header with a bare line feed', 'GET', ['x: 1\ny: 2\n z'], ''],
])('refuses a request with %s', async (_, method, headers, body) => {
  const head = [`${method} /api/login HTTP/1.1`, 'host: localhost', 'content-type: application/json', ...headers]
  expect(await raw(`${head.join('\r\n')}\r\n\r\n${body}`)).toMatch(/^HTTP\/1\.1 400 /)
})

it('knows no TRACE', async () => {
  expect(await raw('TRACE / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 404 /)
})

it('takes a parameter once', async () => {
  const statusOf = async (query: string) => (await fastify.inject({ url: `/api/maps/suggestions?${query}` })).statusCode
  expect([await statusOf('q=Linden'), await statusOf('q=Linden&q=Elm')]).toEqual([200, 422])
})

it('records a fault with its route, and nothing of the query', async () => {
  lines.length = 0
  await fastify.inject({ url: '/recorded-fault?token=hidden' })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'http.fault',
    method: 'GET',
    route: '/recorded-fault',
  })
  expect(lines[0]).not.toContain('hidden')
})
