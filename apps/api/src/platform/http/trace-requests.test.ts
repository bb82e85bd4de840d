import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { createLog } from '../log/log.ts'
import { requestIdOf, traceRequests } from './trace-requests.ts'

const lines: Record<string, unknown>[] = []
const log = createLog('info', (line) => lines.push(JSON.parse(line)))
const fastify = Fastify({ genReqId: (raw) => requestIdOf(raw.headers) })
traceRequests(fastify, log)
fastify.get('/api/orders/:id', async () => {
  await new Promise((resolve) => setImmediate(resolve))
  log.info('inside')
  return 'ok'
})
afterAll(() => fastify.close())

it('gives each line of a request its ids, and writes one for the request', async () => {
  const trace = 'a'.repeat(32)
  const headers = { 'x-request-id': 'from-the-proxy', traceparent: `00-${trace}-${'b'.repeat(16)}-01` }
  const answer = await fastify.inject({ url: '/api/orders/100001?token=secret', headers })
  expect(answer.headers['x-request-id']).toBe('from-the-proxy')
  expect(lines).toMatchObject([
    { event: 'inside', request: 'from-the-proxy', trace, order: 100001 },
    { event: 'http.access', request: 'from-the-proxy', trace, route: '/api/orders/:id', status: 200, order: 100001 },
  ])
  expect(JSON.stringify(lines)).not.toContain('secret')
})

it.each([undefined, 'short', 'with space in it', 'x'.repeat(65)])('makes an id of its own for %j', async (given) => {
  expect(requestIdOf(given === undefined ? {} : { 'x-request-id': given })).toMatch(/^[\da-f-]{36}$/)
})
