import * as ops from '@washline/contract/ops/endpoints'
import { getOpsLive } from '@washline/contract/ops/live'
import { searchOps } from '@washline/contract/ops/search'
import { getOpsChat, getOpsOrderStory, getOpsPerson } from '@washline/contract/ops/stories'
import { getOpsWaiting } from '@washline/contract/ops/waiting'
import { changeOpsCatalogue, getOpsCatalogue, getPrices } from '@washline/contract/scanning/endpoints'
import * as settings from '@washline/contract/settings/endpoints'
import { firstFigures } from '@washline/contract/settings/figures'
import { sql } from '../../db/sql.ts'
import type { TestApp } from '../start-app.ts'
import type { People } from './people.ts'
import type { Known, Step } from './step.ts'

const reason = 'A shirt came back damp'

/** What the operators do about the order that was lived to its end, its money and its people. */
export function opsSteps(app: TestApp, known: Known, { customer }: People): readonly Step[] {
  const ofOrder = () => ({ params: { id: known.order } })
  const ofCustomer = () => ({ params: { id: customer.id } })
  const learnActs: Step['learn'] = ({ data }) => {
    known.acts = data.acts
  }
  const dispute = () =>
    app.db.run(sql`
      insert into payment_alerts (key, kind, payment_id, amount_minor, message, raised_at)
      select 'story', 'disputed', id, 100, 'The payer disputes this payment at their bank.', ${app.clock.now()}
      from payments where order_id = ${known.order} limit 1`)
  return [
    { endpoint: ops.listOpsOrders, by: 'operator' },
    { endpoint: ops.getOpsOrder, by: 'operator', request: ofOrder, learn: learnActs },
    {
      endpoint: ops.refundOpsOrder,
      by: 'operator',
      request: () => ({ ...ofOrder(), body: { amount: 1, reason, acts: known.acts } }),
      again: 409,
    },
    { endpoint: ops.listOpsPeople, by: 'operator' },
    { endpoint: ops.getOpsPersonMoney, by: 'operator', request: ofCustomer, learn: learnActs },
    {
      endpoint: ops.creditOpsPerson,
      by: 'operator',
      request: () => ({ ...ofCustomer(), body: { amount: 2, reason, order_id: known.order, acts: known.acts } }),
      again: 409,
      learn: async () => void (await dispute()),
    },
    {
      endpoint: ops.listOpsAlerts,
      by: 'operator',
      learn: ({ data }) => {
        known.alert = data.alerts[0].id
      },
    },
    {
      endpoint: ops.closeOpsAlert,
      by: 'operator',
      request: () => ({ params: { id: known.alert }, body: { note: reason } }),
      again: 409,
    },
    { endpoint: getOpsLive, by: 'operator' },
    { endpoint: getOpsWaiting, by: 'operator' },
    { endpoint: searchOps, by: 'operator', request: () => ({ query: { q: `WL-${known.order}` } }) },
    { endpoint: getOpsOrderStory, by: 'operator', request: ofOrder },
    { endpoint: getOpsPerson, by: 'operator', request: ofCustomer },
    {
      endpoint: getOpsChat,
      by: 'operator',
      request: () => ({ ...ofOrder(), query: { reason } }),
      answers: 409,
    },
    { endpoint: getPrices, by: 'guest', strangers: 'open' },
    {
      endpoint: getOpsCatalogue,
      by: 'operator',
      learn: ({ data }) => {
        known.catalogue = data
      },
    },
    {
      endpoint: changeOpsCatalogue,
      by: 'operator',
      request: () => {
        const { version, rows } = known.catalogue
        return { body: { version, rows: rows.map((row: object) => ({ ...row, life_years: 7 })), reason } }
      },
      again: 409,
    },
    { endpoint: settings.getSearchFigures, by: 'guest', strangers: 'open' },
    { endpoint: settings.getOpsSettings, by: 'operator' },
    {
      endpoint: settings.changeOpsSettings,
      by: 'operator',
      request: () => ({ body: { version: 0, figures: { ...firstFigures, ask_again_s: 180 }, reason } }),
      again: 409,
    },
    { endpoint: settings.listSettingsVersions, by: 'operator' },
    { endpoint: ops.listOpsAudit, by: 'operator' },
  ]
}
