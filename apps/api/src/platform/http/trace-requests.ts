import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../log/log.ts'
import { type LogContext, withLogContext } from '../log/log-context.ts'
import { newSpanId, newTraceId, type Tracer } from '../tracing/tracer.ts'

const usableId = /^[\w-]{8,64}$/
const traceParent = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/

/** The id that a proxy gave the request, or a new one. */
export function requestIdOf(headers: FastifyRequest['headers'] | undefined): string {
  const given = headers?.['x-request-id']
  return typeof given === 'string' && usableId.test(given) ? given : randomUUID()
}

/** The trace that a caller is in, by W3C Trace Context, or a new one. */
function traceOf({ traceparent }: FastifyRequest['headers']): { trace: string; parent?: string | undefined } {
  const [, trace, parent] = traceParent.exec(typeof traceparent === 'string' ? traceparent : '') ?? []
  return trace === undefined ? { trace: newTraceId() } : { trace, parent }
}

const orderOf = ({ routeOptions, params }: FastifyRequest): { order?: number } => {
  if (!routeOptions.url?.includes('/orders/:id')) return {}
  const id = Number((params as { id?: string }).id)
  return Number.isSafeInteger(id) ? { order: id } : {}
}

/** Gives every line of a request its ids, answers with its id, and writes a line and a span for it once it is answered. */
export function traceRequests(fastify: FastifyInstance, log: Log, tracer?: Tracer): void {
  const contexts = new WeakMap<FastifyRequest, LogContext>()
  const spans = new WeakMap<FastifyRequest, ReturnType<Tracer['begin']>>()
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const { trace, parent } = traceOf(request.headers)
    const span = tracer && newSpanId()
    const context = { request: request.id, trace, ...(span && { span }), ...orderOf(request) }
    contexts.set(request, context)
    if (tracer && span) spans.set(request, tracer.begin({ ...serverSpan(request), trace, parent, id: span }))
    withLogContext(context, done)
  })
  fastify.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const { statusCode: status } = reply
    const attributes = { 'http.response.status_code': status, 'washline.order': orderOf(request).order }
    spans.get(request)?.({ isFault: status >= 500, attributes })
    log.info('http.access', {
      ...contexts.get(request),
      ...{ method, route: routeOptions.url ?? 'web', status, ms: Math.round(reply.elapsedTime) },
    })
    done()
  })
}

function serverSpan({ id, method, routeOptions }: FastifyRequest) {
  const route = routeOptions.url ?? 'web'
  const attributes = { 'http.request.method': method, 'http.route': route, 'washline.request': id }
  return { name: `${method} ${route}`, kind: 'server' as const, attributes }
}
