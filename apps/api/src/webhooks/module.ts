import { Counter, type Registry } from 'prom-client'
import { readGauge } from '../platform/metrics/read-gauge.ts'
import type { Module } from '../platform/module.ts'
import type { WebhooksDeps } from './deps.ts'
import { webhooksHandlers } from './handlers.ts'
import { httpReceiver } from './http/http-receiver.ts'
import { webhooksPrivacy } from './privacy.ts'
import { waitingNow } from './queries.ts'
import type { ReceiverGateway } from './receiver-gateway.ts'
import { webhooksRoutes } from './routes.ts'
import { announceEvents } from './use-cases/announce-events.ts'
import { forgetDeliveries } from './use-cases/forget-deliveries.ts'
import { type Deliveries, runDeliveries } from './use-cases/run-deliveries.ts'

/** What a process that ended has left, and later attempts of others, are found this often. */
const sweepS = 15

export function webhooksModule(deps: WebhooksDeps): Module & { readonly deliveries: Deliveries } {
  const { gateway, count } = counted(deps.gateway ?? httpReceiver(deps))
  const deliveries = runDeliveries({ ...deps, gateway, random: Math.random })
  const { wake } = deliveries
  return {
    deliveries,
    routes: (http) => webhooksRoutes(http, { ...deps, wake }),
    handlers: (events) => webhooksHandlers(events, announceEvents({ wake })),
    jobs: (jobs) => {
      jobs.repeat('webhooks-sweep', sweepS, async () => wake())
      jobs.repeat('webhooks-forget', 3_600, () => forgetDeliveries(deps))
    },
    // As with jobs: what has not started works on nothing.
    warmUp: async () => deliveries.start(),
    privacy: webhooksPrivacy,
    metrics: (registry) => {
      count(registry)
      watchWaiting(registry, deps)
    },
    close: deliveries.close,
  }
}

/** Counts attempts by what came of them. */
function counted(gateway: ReceiverGateway) {
  const attempts = new Counter({
    name: 'washline_webhook_attempts_total',
    help: 'Attempts to deliver an event to a webhook, by what came of them.',
    labelNames: ['outcome'],
    registers: [],
  })
  const outcomeOf = (status: number) => (status >= 200 && status < 300 ? 'delivered' : 'failed')
  return {
    count: (registry: Registry) => registry.registerMetric(attempts),
    gateway: {
      ...gateway,
      send: async (call) => {
        const answer = await gateway.send(call)
        if (answer) attempts.inc({ outcome: 'error' in answer ? answer.error : outcomeOf(answer.status) })
        return answer
      },
    } satisfies ReceiverGateway,
  }
}

function watchWaiting(registry: Registry, { db, clock }: Pick<WebhooksDeps, 'db' | 'clock'>): void {
  const waiting = () => waitingNow(db, clock.now())
  readGauge(
    registry,
    { name: 'washline_webhook_lag_seconds', help: 'For how long the oldest due delivery has waited.' },
    async () => {
      const { oldestDueAt } = await waiting()
      return [
        { labels: {}, value: oldestDueAt ? Math.max(0, (clock.now().getTime() - oldestDueAt.getTime()) / 1_000) : 0 },
      ]
    },
  )
  readGauge(
    registry,
    {
      name: 'washline_webhook_deliveries_waiting',
      help: 'Deliveries that have neither arrived nor been given up.',
    },
    async () => [{ labels: {}, value: (await waiting()).waiting }],
  )
}
