import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { logContext } from '../log/log-context.ts'
import { newSpanId, type Tracer } from './tracer.ts'

type End = ReturnType<Tracer['begin']>

/** What undici reports of a request of `fetch`. */
interface FetchRequest {
  readonly origin: string | URL
  readonly method: string
}

/**
 * Spans of calls to other servers, by `fetch` and by `node:http`, within a request or a job. They have the host and not the path, in which
 * addresses and keys may be.
 */
export function traceOutgoingCalls(tracer: Tracer): () => void {
  const open = new WeakMap<object, End>()
  const begin = (call: object, method: string, host: string) => {
    const { trace, span } = logContext()
    if (trace === undefined || span === undefined) return
    const attributes = { 'http.request.method': method, 'server.address': host }
    open.set(
      call,
      tracer.begin({ name: `${method} ${host}`, kind: 'client', trace, id: newSpanId(), parent: span, attributes }),
    )
  }
  const end = (call: object, status?: number) => {
    open.get(call)?.({
      isFault: status === undefined || status >= 400,
      attributes: { 'http.response.status_code': status },
    })
    open.delete(call)
  }
  const listeners: Readonly<Record<string, (message: unknown) => void>> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: FetchRequest }
      begin(request, request.method, new URL(request.origin).hostname)
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: object; response: { statusCode: number } }
      end(request, response.statusCode)
    },
    'undici:request:error': (message) => end((message as { request: object }).request),
    'http.client.request.start': (message) => {
      const { request } = message as { request: ClientRequest }
      begin(request, request.method, request.host)
    },
    'http.client.response.finish': (message) => {
      const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
      end(request, response.statusCode)
    },
    'http.client.request.error': (message) => end((message as { request: ClientRequest }).request),
  }
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener)
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener)
  }
}
