import type { AccessTokenId, OrderId } from '@washline/contract/ids'
import type { MandateInput } from '@washline/contract/mandates/schemas'
import { minor } from '@washline/contract/money'
import type { Scope } from '@washline/contract/tokens/scopes'
import { anOrder } from '../../src/orders/builders.ts'
import { type Person, type Received, startApp, type TestApp } from '../harness/start-app.ts'
import { saveCard } from '../scenarios/people.ts'

export const home = { address: '18 Linden Street, Harbour Town', latitude: 3.1478, longitude: 101.7117 }

export interface Program {
  readonly id: AccessTokenId
  readonly token: string
}

/** A customer with a card whose programs order for them. */
export async function startAgentMarket(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(options)
  const person = await app.join('Ana Pereira')
  const cardId = await saveCard(app, person)
  const placing = (order_id: OrderId) => ({
    order_id,
    pickup_location: home,
    load_type: 'light',
    payment_method_id: cardId,
  })
  return {
    app,
    person,
    cardId,
    placing,
    /** A draft of one price: see `priceMinor`. */
    draft: async () => (await anOrder(app.db, { customerId: person.id, createdAt: app.clock.now() })).id,
    place: (token: string, order_id: OrderId, more: { key?: string; body?: object } = {}) =>
      app.send(token, {
        method: 'POST',
        url: '/api/orders',
        body: { ...placing(order_id), ...more.body },
        ...(more.key && { headers: { 'idempotency-key': more.key } }),
      }),
    answer: (approvalId: number, answer: 'approve' | 'decline', by: Person = person) =>
      app.send(by.token, { method: 'POST', url: `/api/approvals/${approvalId}/${answer}` }),
    approvals: async () => (await app.send(person.token, { method: 'GET', url: '/api/approvals' })).body.data.approvals,
    statusOf: async (orderId: OrderId) =>
      (await app.send(person.token, { method: 'GET', url: `/api/orders/${orderId}` })).body.data.status,
  }
}

export type AgentMarket = Awaited<ReturnType<typeof startAgentMarket>>

/** Makes a token for a program of a person, as the person does. */
export async function makeProgram(
  app: TestApp,
  person: Person,
  scopes: readonly Scope[] = ['orders:read', 'orders:write', 'money:read'],
): Promise<Program> {
  const body = { name: 'Laundry helper', scopes, lifetime_days: 30, current_password: 'long enough' }
  const made = await app.send(person.token, { method: 'POST', url: '/api/tokens', body })
  if (made.status !== 200) throw new Error(made.text)
  return { id: made.body.data.id, token: made.body.data.secret }
}

export const limits = (orderMinor: number, monthMinor: number, taps: MandateInput['taps'] = []): MandateInput => ({
  order_ceiling_minor: minor(orderMinor),
  month_ceiling_minor: minor(monthMinor),
  taps,
})

export const setMandate = (app: TestApp, { token }: Person, { id }: Program, body: MandateInput): Promise<Received> =>
  app.send(token, { method: 'PUT', url: `/api/tokens/${id}/mandate`, body })
