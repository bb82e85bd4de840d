import type { onResponseHookHandler } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'

/** Missing or ended sessions, malformed and refused input, reached limits. */
const statuses: ReadonlySet<number> = new Set([400, 401, 413, 415, 422, 429])
const windowMs = 60_000

/** Writes refused calls to the log: one line a minute per route and status, with how many came since the line before. */
export function logRefusals({ log, clock }: { readonly log: Log; readonly clock: Clock }): onResponseHookHandler {
  const windows = new Map<string, { readonly endsMs: number; more: number }>()
  return (request, { statusCode: status }, done) => {
    if (!statuses.has(status)) return done()
    const { method, routeOptions } = request
    const route = routeOptions.url ?? ''
    const key = `${method} ${route} ${status}`
    const nowMs = clock.now().getTime()
    const window = windows.get(key)
    if (window && nowMs < window.endsMs) {
      window.more += 1
      return done()
    }
    windows.set(key, { endsMs: nowMs + windowMs, more: 0 })
    log.warn('security.refused', { method, route, status, before: window?.more ?? 0 })
    return done()
  }
}
