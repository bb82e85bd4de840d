import { connect } from 'node:net'
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
fastify.post('/api/orders/:id', async () => {
  log.info('posted')
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

it('keeps them while a body comes in pieces', async () => {
  const address = await fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  const head =
    'POST /api/orders/7 HTTP/1.1\r\nhost: a\r\nx-request-id: in-pieces\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{'
  fastify.server.once('request', () => socket.write('}'))
  socket.write(head)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1.1 200/)
  expect(lines.find(({ event }) => event === 'posted')).toMatchObject({ request: 'in-pieces', order: 7 })
})
