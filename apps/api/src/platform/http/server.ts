import multipart from '@fastify/multipart'
import type { Endpoint } from '@washline/contract/endpoint'
import { market } from '@washline/contract/market'
import type { Language } from '@washline/contract/texts/languages'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { askedLanguage } from '../texts/asked-language.ts'
import { sayKnown } from '../texts/say.ts'
import { acceptJson } from './accept-json.ts'
import type { Actor, Authenticate } from './actor.ts'
import { problemOf } from './answer-problem.ts'
import { checkAccess } from './check-access.ts'
import type { Call, Http, OperatorLook, RateLimit } from './http.ts'
import { onceByKey, type SavedAnswer } from './idempotency.ts'
import { parseRequest } from './parse-request.ts'
import { countCall } from './rate-limit.ts'
import { readUpload } from './read-upload.ts'
import { Refusal, unauthenticated } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

export interface HttpDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly authenticate: Authenticate
  /** Where the browser may connect and load from beyond this server (card vendor, map style). */
  readonly allowedOrigins?: readonly string[]
}

const bodyLimitBytes = 512 * 1024

const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]{10,500})$/i.exec(request.headers.authorization ?? '')?.[1]

const languageOf = (request: FastifyRequest) => askedLanguage(request.headers['accept-language'])

const reachedAt = (request: FastifyRequest): Call<Endpoint>['reachedAt'] => {
  const tls = request.protocol === 'https'
  return { host: request.hostname, port: request.port ?? (tls ? 443 : 80), tls }
}

/** The one text that an answer may bring is its message. */
const inLanguage = (language: Language | undefined, body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? { ...body, message: sayKnown(language ?? 'en', body.message) }
    : body

/** The HTTP side of the product: binds the contract's endpoints and maps refusals to answers, in one place. */
export async function createHttp(deps: HttpDeps): Promise<Http> {
  const fastify = Fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: 'loopback',
    requestTimeout: 60_000,
    connectionTimeout: 75_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    logger: false,
    forceCloseConnections: true,
  })
  const headers = await securityHeaders(deps.allowedOrigins ?? [])
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  await fastify.register(multipart, {
    limits: { fileSize: market.photos.maxBytes, files: 1, fields: 10, fieldSize: 10_000 },
  })
  acceptJson(fastify)

  fastify.setErrorHandler((error, request, reply) => {
    const { status, body, retryAfterS } = problemOf(error, languageOf(request))
    if (status >= 500) deps.log.error('http.fault', error, { method: request.method, route: request.routeOptions.url })
    if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
    return reply.status(status).send(body)
  })

  const endpoints: Endpoint[] = []

  const authenticate = async (request: FastifyRequest): Promise<Actor> => {
    const token = bearerOf(request)
    const actor = token && (await deps.authenticate(token))
    if (!actor) throw unauthenticated()
    return actor
  }

  const limited = async (limit: RateLimit, endpoint: Endpoint, request: FastifyRequest, actor: Actor | undefined) => {
    const who = limit.per === 'actor' && actor ? `user:${actor.userId}` : `ip:${request.ip}`
    await countCall(deps, { key: `${endpoint.method} ${endpoint.path} ${who}`, max: limit.max, windowS: limit.windowS })
  }

  const lookRecords: ((look: OperatorLook) => Promise<void>)[] = []
  const recordLook = async (
    endpoint: Endpoint,
    call: { params: unknown; query: unknown; actor: Actor | undefined },
  ) => {
    if (endpoint.access !== 'operator' || endpoint.method !== 'GET' || !endpoint.params || !call.actor) return
    const { path } = endpoint
    const params = call.params as OperatorLook['params']
    const query = (call.query ?? {}) as OperatorLook['query']
    for (const record of lookRecords) await record({ operatorId: call.actor.userId, path, params, query })
  }

  return {
    fastify,
    endpoints,
    authenticate,
    onOperatorLook: (record) => void lookRecords.push(record),
    route(endpoint, handler, options = {}) {
      endpoints.push(endpoint)
      fastify.route({
        method: endpoint.method,
        url: endpoint.path,
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const token = bearerOf(request)
          // A stale token on a public call is nobody's: signing in again must not need a sign-out first.
          const actor =
            endpoint.access === 'public' ? token && (await deps.authenticate(token)) : await authenticate(request)
          if (actor) checkAccess(endpoint.access, actor)
          if (options.limit) await limited(options.limit, endpoint, request, actor || undefined)
          const upload = endpoint.multipart ? await readUpload(request) : undefined
          const parsed = parseRequest(endpoint, request)
          const key = request.headers['idempotency-key']
          const idempotencyKey = typeof key === 'string' && key.length > 0 && key.length <= 200 ? key : undefined
          const language = languageOf(request)
          const call = {
            ...parsed,
            actor,
            upload,
            idempotencyKey,
            language,
            socketId: typeof request.headers['x-socket-id'] === 'string' ? request.headers['x-socket-id'] : undefined,
            ip: request.ip,
            userAgent: request.headers['user-agent']?.slice(0, 300),
            reachedAt: reachedAt(request),
          } as unknown as Call<typeof endpoint>
          const work = async (): Promise<SavedAnswer> => {
            try {
              const body = inLanguage(language, endpoint.answers[200].parse(await handler(call)))
              await recordLook(endpoint, call)
              return { status: 200, body }
            } catch (error) {
              if (error instanceof Refusal && error.status !== 429) return problemOf(error, language)
              throw error
            }
          }
          const answer =
            endpoint.method !== 'GET' && idempotencyKey && actor && !endpoint.secret
              ? await onceByKey(
                  deps,
                  {
                    caller: actor.userId,
                    key: idempotencyKey,
                    route: `${endpoint.method} ${request.url}`,
                    input: upload ? [upload.digest, upload.fields] : (request.body ?? null),
                  },
                  work,
                )
              : await work()
          if (endpoint.file && answer.status === 200)
            reply.type(`${endpoint.file}; charset=utf-8`).header('content-disposition', 'attachment')
          return reply.status(answer.status).header('cache-control', 'no-store').send(answer.body)
        },
      })
    },
  }
}
