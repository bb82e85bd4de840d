import { toOrderId } from '@washline/contract/ids'
import type { Registry } from 'prom-client'
import type { Actor } from '../platform/http/actor.ts'
import { readGauge } from '../platform/metrics/read-gauge.ts'
import type { Module } from '../platform/module.ts'
import { consolePrivacy } from './audit/privacy.ts'
import { auditRoutes } from './audit/routes.ts'
import type { ConsoleDeps } from './deps.ts'
import { moneyRoutes } from './money/routes.ts'
import { claimsOfOrder } from './people/queries/history.ts'
import { peopleRoutes } from './people/routes.ts'
import { hasOpenCase } from './people/rules/show-timeline.ts'
import { queuesChannels } from './queues/channels.ts'
import { queuesHandlers } from './queues/handlers.ts'
import { openPayments, ordersByStatus, recentScans, searchMetrics } from './queues/queries/market-metrics.ts'
import { queuesRoutes } from './queues/routes.ts'
import { settingsRoutes } from './settings/routes.ts'

/** Orders, searches, card authorizations and scans. The same from every process. */
function watchMarket(registry: Registry, { db, clock }: ConsoleDeps): void {
  const byOrder = { name: 'washline_orders', help: 'Orders placed in the last two hours', labels: ['status'] }
  readGauge(registry, byOrder, async () =>
    (await ordersByStatus(db, clock.now())).map(({ status, count }) => ({ labels: { status }, value: count })),
  )
  const accept = {
    name: 'washline_accept_seconds',
    help: 'From placing to acceptance, of orders placed in the last two hours',
    labels: ['quantile'],
  }
  readGauge(registry, accept, async () => {
    const { medianS, slowS } = await searchMetrics(db, clock.now())
    return [
      { labels: { quantile: '0.5' }, value: medianS },
      { labels: { quantile: '0.9' }, value: slowS },
    ].flatMap(({ labels, value }) => (value === null ? [] : [{ labels, value }]))
  })
  const nobody = { name: 'washline_nobody_found', help: 'Orders of the last two hours that nobody accepted' }
  readGauge(registry, nobody, async () => [{ labels: {}, value: (await searchMetrics(db, clock.now())).nobodyFound }])
  const authorizations = { name: 'washline_open_payments', help: 'Payments that may still move', labels: ['state'] }
  readGauge(registry, authorizations, async () =>
    (await openPayments(db)).map(({ state, count }) => ({ labels: { state }, value: count })),
  )
  const scans = { name: 'washline_scans', help: 'Photos scanned in the last two hours' }
  readGauge(registry, scans, async () => [{ labels: {}, value: await recentScans(db, clock.now()) }])
}

const isProvenOperator = ({ isOperator, hasSecondFactor }: Actor) => isOperator && hasSecondFactor

export const consoleModule = (deps: ConsoleDeps): Module => ({
  routes: (http) => {
    auditRoutes(http, deps)
    settingsRoutes(http, deps)
    peopleRoutes(http, deps)
    moneyRoutes(http, deps)
    queuesRoutes(http, deps)
  },
  handlers: (events) => queuesHandlers(events, deps),
  channels: queuesChannels,
  photos: {
    console: async (viewer) => isProvenOperator(viewer),
    case: async (viewer, id) => isProvenOperator(viewer) && hasOpenCase(await claimsOfOrder(deps.db, toOrderId(id))),
  },
  privacy: consolePrivacy,
  metrics: (registry) => watchMarket(registry, deps),
})
