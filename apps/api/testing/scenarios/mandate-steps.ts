import * as approvals from '@washline/contract/mandates/endpoints'
import * as mandates from '@washline/contract/mandates/mandate-endpoints'
import { anOrder } from '../../src/orders/builders.ts'
import { tokenHash } from '../../src/platform/crypto/opaque-token.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { TestApp } from '../harness/start-app.ts'
import { type People, saveCard } from './people.ts'
import type { Step } from './step.ts'

const home = { address: '18 Linden Street', latitude: 3.1479, longitude: 101.7118 }
const limits = { order_ceiling_minor: 1, month_ceiling_minor: 1, taps: [] }
const secret = 'wlt_a-program-that-asks-its-person'

/** A program asks twice, and what it may do without asking. */
export function mandateSteps(app: TestApp, { customer }: People): readonly Step[] {
  const asked = { token: 0, approved: 0, declined: 0 }
  const ofToken = () => ({ params: { id: asked.token } })
  const place = async (payment_method_id: string) => {
    const { id: order_id } = await anOrder(app.db, { customerId: customer.id, createdAt: app.clock.now() })
    const body = { order_id, pickup_location: home, load_type: 'light', payment_method_id }
    const { body: answer } = await app.send(secret, { method: 'POST', url: '/api/orders', body })
    return answer.approval.id as number
  }
  return [
    {
      endpoint: approvals.listApprovals,
      by: 'customer',
      strangers: 'own',
      learn: async () => {
        const at = app.clock.now()
        const { id } = await app.db.one<{ id: number }>(sql`
          insert into access_tokens (token_hash, user_id, name, scopes, created_at, last_used_at, expires_at)
          values (${tokenHash(secret)}, ${customer.id}, 'Laundry helper', array['orders:write'], ${at}, ${at},
            ${new Date(at.getTime() + 86_400_000)}) returning id`)
        asked.token = id
        const card = await saveCard(app, customer)
        asked.approved = await place(card)
        asked.declined = await place(card)
      },
    },
    { endpoint: mandates.getMandate, by: 'customer', request: ofToken },
    { endpoint: mandates.saveMandate, by: 'customer', request: () => ({ ...ofToken(), body: limits }) },
    { endpoint: mandates.removeMandate, by: 'customer', request: ofToken },
    { endpoint: approvals.getApproval, by: 'customer', request: () => ({ params: { id: asked.approved } }) },
    {
      endpoint: approvals.approveCall,
      by: 'customer',
      request: () => ({ params: { id: asked.approved } }),
      again: 409,
    },
    {
      endpoint: approvals.declineCall,
      by: 'customer',
      request: () => ({ params: { id: asked.declined } }),
      again: 409,
    },
  ]
}
