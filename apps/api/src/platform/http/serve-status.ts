import { timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { getConfig, getHealth, getReady } from '@washline/contract/platform/endpoints'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { SearchSettings } from '@washline/contract/settings/market-settings'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { FixedClientConfig } from '../config/client-config.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Http } from './http.ts'
import { notFound, refuse } from './refusal.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** A database that takes longer does not answer. */
const answerLimitMs = 5_000

const sameText = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * Health, readiness, public client settings, and metrics for this machine or the holder of the metrics token.
 * Returns the registry to which modules add their metrics.
 */
export function serveStatus(
  http: Http,
  deps: {
    db: Database
    clientConfig: FixedClientConfig
    /** The search's settings now. */
    searchSettings: () => Promise<SearchSettings>
    metricsToken?: string | undefined
  },
): Registry {
  const checkDatabase = async () => {
    const late = AbortSignal.timeout(answerLimitMs)
    const answered = deps.db.one(sql`select 1 as ready`).then(
      () => true,
      () => false,
    )
    const expired = once(late, 'abort').then(() => false)
    if (!(await Promise.race([answered, expired]))) throw refuse(platformRefusals.notReady, { retryAfterS: 5 })
  }
  http.route(getHealth, async () => {
    await checkDatabase()
    return { status: 'ok' as const }
  })
  http.route(getConfig, async ({ reachedAt }) => {
    const { realtime, ...rest } = deps.clientConfig
    const market = { ...rest.market, search: await deps.searchSettings() }
    return { ...rest, market, realtime: realtime.cluster === null ? { ...realtime, ...reachedAt } : realtime }
  })
  http.route(getReady, async () => {
    await checkDatabase()
    return { status: 'ready' as const }
  })

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time per request by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  http.fastify.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'web', status: reply.statusCode },
      reply.elapsedTime / 1_000,
    )
  })
  http.fastify.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const isLocal = loopback.has(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']
    if (!isLocal && !(deps.metricsToken && sameText(given, deps.metricsToken))) throw notFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}
