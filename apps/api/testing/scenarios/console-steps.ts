import * as books from '@washline/contract/console/books'
import { checkConsoleCluster, listConsoleClusters } from '@washline/contract/console/clusters'
import { listScarceDisks } from '@washline/contract/console/disks'
import * as ops from '@washline/contract/console/endpoints'
import { getConsoleLive, getConsoleLiveMap } from '@washline/contract/console/live'
import * as moves from '@washline/contract/console/order-moves'
import { getConsoleRecentDays } from '@washline/contract/console/recent-days'
import { searchConsole } from '@washline/contract/console/search'
import {
  endConsoleSessions,
  getConsoleChat,
  getConsoleOrderTimeline,
  getConsolePerson,
} from '@washline/contract/console/timelines'
import { getConsoleWaiting } from '@washline/contract/console/waiting'
import { getMatching } from '@washline/contract/dispatch/matching'
import { replayRules } from '@washline/contract/lab/endpoints'
import { changeConsoleCatalogue, getConsoleCatalogue, getPrices } from '@washline/contract/scanning/endpoints'
import * as settings from '@washline/contract/settings/endpoints'
import { defaultMarketSettings, trialRulesOf } from '@washline/contract/settings/market-settings'
import { builtInFees, builtInLimits } from '@washline/contract/settings/money-rules'
import * as zones from '@washline/contract/zones/endpoints'
import { firstZones } from '@washline/contract/zones/zone'
import { fileOf } from '@washline/contract/zones/zone-file'
import { sql } from '../../src/platform/db/sql.ts'
import type { TestApp } from '../harness/start-app.ts'
import type { People } from './people.ts'
import type { ScenarioValues, Step } from './step.ts'

const reason = 'A shirt came back damp'

/** What operators do with a completed order, its money and its people. */
export function consoleSteps(app: TestApp, values: ScenarioValues, { customer }: People): readonly Step[] {
  const ofOrder = () => ({ params: { id: values.order } })
  const ofCustomer = () => ({ params: { id: customer.id } })
  const decisionOf = (more: object = {}) => ({ ...ofOrder(), body: { reason, version: values.orderVersion, ...more } })
  const learnActionCount: Step['learn'] = ({ data }) => {
    values.actions = data.actions
    values.orderVersion = data.moves?.version ?? values.orderVersion
  }
  const dispute = () =>
    app.db.run(sql`
      insert into payment_alerts (key, kind, payment_id, amount_minor, message, raised_at)
      select 'scenario', 'disputed', id, 100, 'The payer disputes this payment at their bank.', ${app.clock.now()}
      from payments where order_id = ${values.order} limit 1`)
  return [
    { endpoint: ops.listConsoleOrders, by: 'operator' },
    { endpoint: getConsoleRecentDays, by: 'operator', request: () => ({ query: { about: 'orders' } }) },
    { endpoint: ops.getConsoleOrder, by: 'operator', request: ofOrder, learn: learnActionCount },
    {
      endpoint: ops.refundConsoleOrder,
      by: 'operator',
      request: () => ({ ...ofOrder(), body: { amount_minor: 100, reason, actions: values.actions } }),
      again: 409,
    },
    // The order has ended, so that no operator moves it any more.
    ...[moves.reassignConsoleOrder, moves.completeConsoleOrder].map(
      (endpoint): Step => ({ endpoint, by: 'operator', request: () => decisionOf(), answers: 409 }),
    ),
    {
      endpoint: moves.cancelConsoleOrder,
      by: 'operator',
      request: () => decisionOf({ washer_minor: 0 }),
      answers: 409,
    },
    { endpoint: ops.listConsolePeople, by: 'operator' },
    { endpoint: ops.getConsolePersonMoney, by: 'operator', request: ofCustomer, learn: learnActionCount },
    {
      endpoint: ops.creditConsolePerson,
      by: 'operator',
      request: () => ({
        ...ofCustomer(),
        body: { amount_minor: 200, reason, order_id: values.order, actions: values.actions },
      }),
      again: 409,
      learn: async () => void (await dispute()),
    },
    {
      endpoint: ops.listConsoleAlerts,
      by: 'operator',
      learn: ({ data }) => {
        values.alert = data.alerts[0].id
      },
    },
    {
      endpoint: ops.closeConsoleAlert,
      by: 'operator',
      request: () => ({ params: { id: values.alert }, body: { note: reason } }),
      again: 409,
    },
    { endpoint: books.getConsoleBalances, by: 'operator' },
    { endpoint: books.listConsoleTransfers, by: 'operator' },
    { endpoint: books.listConsolePayouts, by: 'operator' },
    { endpoint: books.getConsoleRevenue, by: 'operator' },
    { endpoint: listConsoleClusters, by: 'operator' },
    {
      endpoint: checkConsoleCluster,
      by: 'operator',
      request: () => ({ params: { id: 1 }, body: { reason } }),
      answers: 409,
    },
    { endpoint: getConsoleLive, by: 'operator' },
    { endpoint: getConsoleLiveMap, by: 'operator' },
    { endpoint: getConsoleWaiting, by: 'operator' },
    { endpoint: listScarceDisks, by: 'operator' },
    { endpoint: searchConsole, by: 'operator', request: () => ({ query: { q: `WL-${values.order}` } }) },
    { endpoint: getConsoleOrderTimeline, by: 'operator', request: ofOrder },
    ...personSteps(app, values, ofCustomer),
    {
      endpoint: getConsoleChat,
      by: 'operator',
      request: () => ({ ...ofOrder(), query: { reason } }),
      answers: 409,
    },
    { endpoint: getPrices, by: 'guest', strangers: 'open' },
    {
      endpoint: getConsoleCatalogue,
      by: 'operator',
      learn: ({ data }) => {
        values.catalogue = data
      },
    },
    {
      endpoint: changeConsoleCatalogue,
      by: 'operator',
      request: () => {
        const { version, rows } = values.catalogue
        return { body: { version, rows: rows.map((row: object) => ({ ...row, expected_life_years: 7 })), reason } }
      },
      again: 409,
    },
    ...settingsSteps(app),
    { endpoint: ops.listConsoleAudit, by: 'operator' },
  ]
}

function settingsSteps(app: TestApp): readonly Step[] {
  const nextDay = () => {
    const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString()
    return { starts_at: inHours(24), ends_at: inHours(48) }
  }
  return [
    { endpoint: settings.getSearchSettings, by: 'guest', strangers: 'open' },
    { endpoint: settings.getMoneyRules, by: 'guest', strangers: 'open' },
    { endpoint: getMatching, by: 'guest', strangers: 'open' },
    { endpoint: settings.getConsoleSettings, by: 'operator' },
    {
      endpoint: settings.changeConsoleSettings,
      by: 'operator',
      request: () => ({ body: { version: 0, settings: { ...defaultMarketSettings, ask_again_s: 180 }, reason } }),
      again: 409,
    },
    { endpoint: settings.listSettingsVersions, by: 'operator' },
    {
      endpoint: replayRules,
      by: 'operator',
      request: () => ({
        body: { rules: trialRulesOf(defaultMarketSettings), fees: builtInFees, claims: builtInLimits },
      }),
    },
    { endpoint: zones.getZones, by: 'operator' },
    {
      endpoint: zones.changeZones,
      by: 'operator',
      request: () => ({
        body: { version: 0, zones: firstZones.map((zone) => ({ ...zone, promise_minutes: 240 })), reason },
      }),
      again: 409,
    },
    { endpoint: zones.listZoneVersions, by: 'operator' },
    { endpoint: zones.getZoneFile, by: 'operator' },
    { endpoint: zones.previewZoneFile, by: 'operator', request: () => ({ body: { file: fileOf(firstZones) } }) },
    { endpoint: zones.getDemand, by: 'operator' },
    { endpoint: settings.listTrials, by: 'operator' },
    {
      endpoint: settings.publishTrial,
      by: 'operator',
      request: () => ({
        body: {
          version: 1,
          rules: { ...trialRulesOf(defaultMarketSettings), wave_size: 5 },
          fees: { ...builtInFees, load_heavy_minor: 350 },
          claims: { ...builtInLimits, paid_orders: 1 },
          ...nextDay(),
          reason,
        },
      }),
      again: 409,
    },
    {
      endpoint: settings.withdrawTrial,
      by: 'operator',
      request: () => ({ body: { version: 2, reason } }),
      again: 409,
    },
  ]
}

const personSteps = (
  app: TestApp,
  values: ScenarioValues,
  ofCustomer: NonNullable<Step['request']>,
): readonly Step[] => [
  {
    endpoint: getConsolePerson,
    by: 'operator',
    request: ofCustomer,
    learn: async () => {
      values.visitor = (await app.join('Vera Lin')).id
    },
  },
  {
    endpoint: endConsoleSessions,
    by: 'operator',
    request: () => ({ params: { id: values.visitor }, body: { reason } }),
    again: 409,
  },
]
