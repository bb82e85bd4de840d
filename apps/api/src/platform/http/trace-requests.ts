import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log/log.ts'
import { withLogContext } from '../log/log-context.ts'

const usableId = /^[\w-]{8,64}$/
const traceParent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/

/** The id that a proxy gave the request, or a new one. */
export function requestIdOf(headers: FastifyRequest['headers'] | undefined): string {
  const given = headers?.['x-request-id']
  return typeof given === 'string' && usableId.test(given) ? given : randomUUID()
}

/** The trace that a caller is in, by W3C Trace Context, or a new one. */
export function traceIdOf(headers: FastifyRequest['headers']): string {
  const given = headers.traceparent
  return traceParent.exec(typeof given === 'string' ? given : '')?.[1] ?? randomBytes(16).toString('hex')
}

const orderOf = ({ routeOptions, params }: FastifyRequest): { order?: number } => {
  if (!routeOptions.url?.includes('/orders/:id')) return {}
  const id = Number((params as { id?: string }).id)
  return Number.isSafeInteger(id) ? { order: id } : {}
}

/** Gives every line of a request its ids, answers with its id, and writes a line for it once it is answered. */
export function traceRequests(fastify: FastifyInstance, log: Log): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    withLogContext({ request: request.id, trace: traceIdOf(request.headers), ...orderOf(request) }, done)
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    log.info('http.access', {
      ...{ request: request.id, method, route: routeOptions.url ?? 'web', status: reply.statusCode },
      ms: Math.round(reply.elapsedTime),
      ...orderOf(request),
    })
    done()
  })
}
