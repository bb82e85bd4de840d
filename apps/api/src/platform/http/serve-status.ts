import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import type { MarketInForce } from '@washline/contract/market-in-force'
import { getConfig, getHealth, getReady } from '@washline/contract/platform/endpoints'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type FixedClientConfig, marketNow, type RulesNow } from '../config/client-config.ts'
import type { Database } from '../db/database.ts'
import type { DiskRoom } from '../storage/disk-room.ts'
import type { Http } from './http.ts'
import { notFound, refuse } from './refusal.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** A database that takes longer does not answer. */
const answerLimitMs = 900

const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']

/** Asked on this machine, and not passed on by a proxy: by peer, by name and by what proxies add. */
const comesFromHere = ({ socket, headers }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? '') &&
  localNames.has((headers.host ?? '').replace(/:\d+$/, '')) &&
  !proxyHeaders.some((name) => name in headers)

const sameText = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const diskGauge = (room: DiskRoom): Gauge => {
  const gauge = new Gauge({
    name: 'washline_disk_bytes',
    help: 'The room of the data folder: free, and the floor below which no photos are taken',
    labelNames: ['stat'],
    registers: [],
    collect: async () => {
      gauge.set({ stat: 'free' }, (await room.measure()).freeBytes)
      gauge.set({ stat: 'floor' }, room.floorBytes)
    },
  })
  return gauge
}

/**
 * Health, readiness, public client settings, and metrics for this machine or the holder of the metrics token.
 * Returns the registry to which modules add their metrics.
 */
export function serveStatus(
  http: Http,
  deps: {
    db: Database
    clientConfig: FixedClientConfig
    /** The market as operators have set it. */
    market: () => MarketInForce
    /** The rules of the search, and the fees. */
    rulesNow: () => Promise<RulesNow>
    metricsToken?: string | undefined
    /** A proxy of this machine passes on what others ask: the metrics always need the token then. */
    isBehindProxy?: boolean
    room?: DiskRoom | undefined
    /** While it is true, the answer makes proxies send their requests elsewhere. */
    isUnready?: () => boolean
    /** Adds further metrics of the platform. */
    watch?: (registry: Registry) => void
  },
): Registry {
  const checkDatabase = async () => {
    const late = AbortSignal.timeout(answerLimitMs)
    const expired = once(late, 'abort').then(() => false)
    if (!(await Promise.race([http.databaseAnswers(), expired])))
      throw refuse(platformRefusals.notReady, { retryAfterS: 5 })
  }
  http.route(getHealth, async () => {
    await checkDatabase()
    return { status: 'ok' as const }
  })
  http.route(getConfig, async ({ reachedAt }) => {
    const { realtime, ...rest } = deps.clientConfig
    const market = marketNow(deps.market(), await deps.rulesNow())
    return { ...rest, market, realtime: realtime.cluster === null ? { ...realtime, ...reachedAt } : realtime }
  })
  http.route(getReady, async () => {
    if (deps.isUnready?.()) throw refuse(platformRefusals.notReady, { retryAfterS: 5 })
    await checkDatabase()
    return { status: 'ready' as const }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  deps.watch?.(registry)
  const { room } = deps
  if (room) registry.registerMetric(diskGauge(room))
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time per request by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  http.fastify.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'web', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
    done()
  })
  http.fastify.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const isLocal = !deps.isBehindProxy && comesFromHere(request)
    if (!isLocal && !(deps.metricsToken && sameText(given, deps.metricsToken))) throw notFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}
