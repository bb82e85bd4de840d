import type { Endpoint } from '@washline/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { askedLanguage } from '../texts/asked-language.ts'
import type { Actor } from './actor.ts'
import type { Call, Upload } from './http.ts'
import { parseRequest } from './parse-request.ts'

/** What the handler of an endpoint gets: the parsed parts of the request and what its headers add. */
export function readCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  { actor, upload, device }: { actor: Actor | undefined; upload: Upload | undefined; device: string | undefined },
): Call<E> {
  const parsed = parseRequest(endpoint, request)
  const key = request.headers['idempotency-key']
  return {
    ...parsed,
    actor,
    upload,
    device,
    ceilingMinor: undefined,
    idempotencyKey: typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : undefined,
    language: askedLanguage(request.headers['accept-language']),
    socketId: typeof request.headers['x-socket-id'] === 'string' ? request.headers['x-socket-id'] : undefined,
    get ip() {
      return request.ip
    },
    userAgent: request.headers['user-agent']?.slice(0, 300),
    get reachedAt() {
      return reachedAt(request)
    },
  } as unknown as Call<E>
}

const reachedAt = (request: FastifyRequest): Call<Endpoint>['reachedAt'] => {
  const tls = request.protocol === 'https'
  return { host: request.hostname, port: request.port ?? (tls ? 443 : 80), tls }
}
