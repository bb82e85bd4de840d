import type { Endpoint } from '@washline/contract/endpoint'
import { pathOf } from '@washline/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Http } from './http.ts'

/** The parts of a call of the API. */
export interface EndpointCall {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
  /** For an endpoint that takes a form: the photo, and its other fields. */
  readonly form?: { readonly image: Buffer; readonly fields: Readonly<Record<string, string>> } | undefined
  readonly idempotencyKey?: string | undefined
}

export interface EndpointAnswer {
  readonly status: number
  readonly body: unknown
  readonly retryAfterS: number | undefined
}

const searchOf = (query: EndpointCall['query'] = {}): string => {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

async function payloadOf({ body, form }: EndpointCall): Promise<{ payload?: string | Buffer; type?: string }> {
  if (!form) return body === undefined ? {} : { payload: JSON.stringify(body), type: 'application/json' }
  const data = new FormData()
  for (const [name, value] of Object.entries(form.fields)) data.append(name, value)
  data.append('image', new Blob([new Uint8Array(form.image)]), 'photo')
  const whole = new Response(data)
  return { payload: Buffer.from(await whole.arrayBuffer()), type: whole.headers.get('content-type') ?? '' }
}

/**
 * Makes a call of the API in this process for the caller of another request, by that caller's own token: rights, limits,
 * refusals and repeats are those of the API.
 */
export async function callEndpoint(
  { fastify }: Pick<Http, 'fastify'>,
  endpoint: Endpoint,
  call: EndpointCall,
  caller: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<EndpointAnswer> {
  const { payload, type } = await payloadOf(call)
  const { authorization, 'accept-language': language, 'user-agent': agent } = caller.headers
  const answer = await fastify.inject({
    method: endpoint.method,
    url: pathOf(endpoint, call.params) + searchOf(call.query),
    remoteAddress: caller.ip,
    headers: {
      ...(authorization && { authorization }),
      ...(language && { 'accept-language': language }),
      ...(agent && { 'user-agent': agent }),
      ...(type && { 'content-type': type }),
      ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
    },
    ...(payload !== undefined && { payload }),
  })
  const retryAfterS = Number(answer.headers['retry-after'])
  return {
    status: answer.statusCode,
    body: answer.json(),
    retryAfterS: Number.isFinite(retryAfterS) ? retryAfterS : undefined,
  }
}
