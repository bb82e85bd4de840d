import multipart from '@fastify/multipart'
import type { Endpoint } from '@washline/contract/endpoint'
import { market } from '@washline/contract/market'
import { platformRefusals } from '@washline/contract/platform/refusals'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { DatabaseAway, isAway } from '../db/away.ts'
import { type Database, isBusy, isCrowded } from '../db/database.ts'
import { watchSilence } from '../db/watch-silence.ts'
import type { Log } from '../log/log.ts'
import type { DiskRoom } from '../storage/disk-room.ts'
import { askedLanguage } from '../texts/asked-language.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { VendorAway, vendorAwayEvent } from '../vendors/vendor-away.ts'
import { whilePersonWaits } from '../vendors/vendor-time.ts'
import { acceptJson } from './accept-json.ts'
import type { Authenticate } from './actor.ts'
import { createUploadDesk, type UploadQuota } from './admit-upload.ts'
import { allowOrigins } from './allow-origins.ts'
import { answerEndpoint, performEndpoint } from './answer-endpoint.ts'
import { problemOf, vendorRetryS } from './answer-problem.ts'
import { type BrowserHosts, browserHosts } from './browser-hosts.ts'
import { challengeOf } from './challenge.ts'
import { countTokenCall } from './count-token-call.ts'
import { earlyReads } from './early-reads.ts'
import { requireCaller } from './find-caller.ts'
import type { AuditedRead, Http } from './http.ts'
import { logRefusals } from './log-refusals.ts'
import type { Mandates } from './operations.ts'
import { refuse } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'
import { requestIdOf, traceRequests } from './trace-requests.ts'

export interface HttpDeps {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly tracer?: Tracer | undefined
  readonly authenticate: Authenticate
  readonly browserHosts?: BrowserHosts
  /** Whose pages may call the API, beside this product's own. */
  readonly apiOrigins?: readonly string[]
  /** Public address of this installation. Where it is of TLS, browsers use TLS only, for a year after each answer. */
  readonly publicUrl?: string
  /** A demo only: its page shows the product in frames. */
  readonly framesItself?: boolean
  /** Whose `X-Forwarded-…` headers count; this machine's otherwise. */
  readonly trustedProxies?: readonly string[]
  readonly quota?: UploadQuota
  readonly mandates?: Mandates | undefined
  readonly room?: DiskRoom | undefined
  /** Connected to the database by themselves. */
  readonly listeners?: readonly { renew(): void }[]
}

const busyRetryS = 5
const awayRetryS = 2
/** After a silence that is no mere delay, connections from before it are not trusted. */
const longSilenceS = 3
const bodyLimitBytes = 512 * 1024

/** The HTTP side of the product: binds the contract's endpoints and maps refusals to answers, in one place. */
export async function createHttp(deps: HttpDeps): Promise<Http> {
  const fastify = await openFastify(deps)
  const { authenticate, log } = deps
  const silence = watchSilence(deps.db, {
    onSilent: () => log.error('database.silent', new DatabaseAway('no answer')),
    onAnswer: (ended) => {
      log.warn('database.back', { ...ended })
      if (ended.seconds < longSilenceS) return
      for (const part of [deps.db, ...(deps.listeners ?? [])]) part.renew()
    },
  })
  fastify.addHook('onClose', silence.close)
  const endpoints: Endpoint[] = []
  const uploads = createUploadDesk(deps)
  const early = earlyReads(deps)
  const readRecords: ((read: AuditedRead) => Promise<void>)[] = []
  const recordRead = async (read: AuditedRead) => {
    for (const record of readRecords) await record(read)
    log.info('security.read', { user: read.operatorId, route: read.path })
  }
  return {
    fastify,
    endpoints,
    whileAnswering: silence.whileAnswering,
    databaseAnswers: silence.answers,
    authenticate: (request, reply) =>
      silence.whileAnswering(async () => {
        const actor = await requireCaller(authenticate, request)
        await countTokenCall(deps, actor, reply)
        return actor
      }),
    onAuditedRead: (record) => void readRecords.push(record),
    route(endpoint, handler, options = {}) {
      endpoints.push(endpoint)
      const parts = { ...deps, recordRead, uploads, early }
      const answer = answerEndpoint(parts, endpoint, handler, options)
      if (endpoint.mandated) deps.mandates?.operations.add(endpoint, performEndpoint(parts, endpoint, handler))
      fastify.route({
        method: endpoint.method,
        url: endpoint.path,
        handler: (request, reply) => silence.whileAnswering(() => answer(request, reply)),
      })
    },
  }
}

/** A server with the limits, security headers, parsers and error answers of every route. */
async function openFastify(
  deps: Pick<
    HttpDeps,
    'log' | 'tracer' | 'clock' | 'browserHosts' | 'apiOrigins' | 'publicUrl' | 'framesItself' | 'trustedProxies'
  >,
): Promise<FastifyInstance> {
  const headers = await securityHeaders(deps.browserHosts ?? browserHosts(undefined), {
    isPublicOverTls: deps.publicUrl?.startsWith('https:') === true,
    framesItself: deps.framesItself === true,
  })
  const answerError = errorAnswers(deps)
  const fastify = Fastify({
    bodyLimit: bodyLimitBytes,
    trustProxy: [...(deps.trustedProxies ?? ['loopback'])],
    requestTimeout: 60_000,
    connectionTimeout: 75_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    logger: false,
    genReqId: (raw) => requestIdOf(raw.headers),
    // What is in hand at a stop is answered first; connections without a request end at once.
    forceCloseConnections: 'idle',
    // A request that comes on an open connection meanwhile is answered too, and ends its connection.
    return503OnClosing: false,
    // An address that cannot be read reaches neither a hook nor the error handler.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(headers)),
  })
  traceRequests(fastify, deps.log, deps.tracer)
  fastify.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  fastify.addHook('onRequest', allowOrigins(deps.apiOrigins ?? []))
  // After the body is read: what parses it leaves the context.
  fastify.addHook('preHandler', (_request, _reply, done) => whilePersonWaits(done))
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', vendorRetryS)
    done()
  })
  fastify.addHook('onResponse', logRefusals(deps))
  await fastify.register(multipart, {
    limits: { fileSize: market.photos.maxBytes, files: 1, fields: 10, fieldSize: 10_000 },
  })
  acceptJson(fastify)
  fastify.setErrorHandler(answerError)
  return fastify
}

const errorAnswers =
  ({ log, publicUrl }: Pick<HttpDeps, 'log' | 'publicUrl'>) =>
  (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const at = { method: request.method, route: request.routeOptions?.url ?? '' }
    const error = refusalOfDatabase(thrown) ?? refusalOfVendor(thrown) ?? thrown
    if (isBusy(thrown)) log.warn('http.busy', at)
    const problem = problemOf(error, askedLanguage(request.headers['accept-language']))
    const { status, body, retryAfterS } = problem
    if (isAway(thrown)) log.error('http.unavailable', thrown)
    else if (thrown instanceof VendorAway) log.error(vendorAwayEvent, thrown, at)
    else if (status >= 500 && !isBusy(thrown)) log.error('http.fault', error, at)
    if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
    const challenge = challengeOf(error, request, publicUrl)
    if (challenge !== undefined) reply.header('www-authenticate', challenge)
    return reply.status(status).header('cache-control', 'no-store').send(body)
  }

/** Of a vendor without which the call means nothing: the bucket of the photos. */
const refusalOfVendor = (thrown: unknown) =>
  thrown instanceof VendorAway ? refuse(platformRefusals.unavailable, { retryAfterS: vendorRetryS }) : undefined

/** A database that is busy or away is not a fault of the call: it may be repeated. */
const refusalOfDatabase = (thrown: unknown) => {
  if (isCrowded(thrown)) return refuse(platformRefusals.unavailable, { retryAfterS: busyRetryS })
  if (isBusy(thrown)) return refuse(platformRefusals.tooManyRequests, { retryAfterS: busyRetryS })
  return isAway(thrown) ? refuse(platformRefusals.unavailable, { retryAfterS: awayRetryS }) : undefined
}
