import { randomUUID } from 'node:crypto'
import { type OrderId, toOrderId, toSessionId, toUserId, type UserId } from '@washline/contract/ids'
import { testDatabase } from '../../testing/harness/test-database.ts'
import { createEventBus } from '../events/event-bus.ts'
import { balanceOf, verifyLedger } from '../ledger/index.ts'
import { handClock } from '../platform/clock/clock.ts'
import { type Database, openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { createHttp } from '../platform/http/server.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { silentLog } from '../platform/log/log.ts'
import { paymentsModule } from './module.ts'
import { GatewayFailure, type PaymentGateway } from './payment-gateway.ts'
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts'
import { confirmSandboxCard } from './use-cases/confirm-sandbox-card.ts'
import { ensureCustomer } from './use-cases/ensure-customer.ts'
import { reconcileBooks } from './use-cases/reconcile-books.ts'
import { sweepPayments } from './use-cases/sweep-payments.ts'
import type { WebhookGateway } from './webhook-gateway.ts'

export { signatureOf } from '../../testing/fakes/stripe/events.ts'
export type { FakeStripeRecord, SavedIntent } from '../../testing/fakes/stripe/record.ts'
export { startFakeStripe } from '../../testing/fakes/stripe/start-fake-stripe.ts'
export { saveTrialCard } from './choose-payment-gateway.ts'
export { webhookRoutes } from './routes.ts'
export { createStripeGateway } from './stripe/stripe-gateway.ts'
export { createStripeWebhooks } from './stripe/stripe-webhooks.ts'
export { bookTip } from './use-cases/book-tip.ts'
export { createSandboxGateway, GatewayFailure }

/** Records enqueued jobs in order, for tests that run them by hand. */
function notedJobs(): Jobs & { readonly asked: { name: string; data: unknown; at: Date | undefined }[] } {
  const asked: { name: string; data: unknown; at: Date | undefined }[] = []
  return {
    asked,
    handle: () => undefined,
    repeat: () => undefined,
    enqueue: async (tx, job, data, when) => {
      tx.afterCommit(() => asked.push({ name: job.name, data, at: when?.at }))
    },
  }
}

/** Payments on a database of the test's own, with the sandbox gateway; `wrap` intercepts its calls. */
export async function paymentsWorld(
  wrap: (gateway: PaymentGateway) => PaymentGateway = (gateway) => gateway,
  more: { webhooks?: WebhookGateway } = {},
) {
  const database = await testDatabase()
  const db = openDatabase({ url: database.url })
  const clock = handClock(new Date('2026-03-02T10:00:00Z'))
  const sandbox = createSandboxGateway({ db, clock, newId: randomUUID })
  const jobs = notedJobs()
  const events = createEventBus()
  const deps = { db, clock, jobs, events, log: silentLog, gateway: wrap(sandbox), newId: randomUUID }
  const module = paymentsModule({ ...deps, ...more, sandbox, proveAgain: async () => undefined })
  let people = 0
  let orders = 700_000

  const aPerson = async (): Promise<UserId> => {
    people += 1
    const { id } = await db.one<{ id: UserId }>(
      sql`insert into users (name, email) values ('Someone', ${`someone${people}@example.test`}) returning id`,
    )
    return id
  }
  const saveCard = async (userId: UserId, number = '4242424242424242') => {
    const { clientSecret } = await sandbox.createSetup(await ensureCustomer(deps, userId))
    return confirmSandboxCard(deps, sandbox, {
      userId,
      clientSecret,
      card: { number, expMonth: 12, expYear: 2030, cvc: number.startsWith('3') ? '1234' : '123' },
    })
  }
  const aCard = async (userId: UserId, number?: string): Promise<string> => {
    const saved = await saveCard(userId, number)
    if (saved.status !== 'succeeded') throw new Error(saved.message)
    return saved.card.id
  }
  return {
    db,
    ownerUrl: database.ownerUrl,
    clock,
    sandbox,
    jobs,
    events,
    deps,
    module,
    payments: module.payments,
    aPerson,
    aCard,
    saveCard,
    anOrderId: () => {
      orders += 1
      return toOrderId(orders)
    },
    sweep: () => sweepPayments(deps),
    close: async () => {
      await db.close()
      await database.drop()
    },
  }
}

export type PaymentsWorld = Awaited<ReturnType<typeof paymentsWorld>>

/** The payment calls over HTTP, each as the person with the given id. */
export async function paymentsApi(world: PaymentsWorld) {
  const http = await createHttp({
    db: world.db,
    clock: world.clock,
    log: silentLog,
    authenticate: async (token) => ({
      userId: toUserId(Number(token.replace('person-', ''))),
      name: 'Someone',
      isWasher: false,
      isOperator: false,
      hasSecondFactor: false,
      tokenId: toSessionId(1),
    }),
  })
  world.module.routes?.(http)
  return {
    http,
    call: async (userId: UserId, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, key?: string) => {
      const response = await http.fastify.inject({
        method,
        url: `/api${url}`,
        headers: { authorization: `Bearer person-${userId}`, ...(key ? { 'idempotency-key': key } : {}) },
        ...(payload ? { payload } : {}),
      })
      return { status: response.statusCode, body: response.json() }
    },
    close: () => http.fastify.close(),
  }
}

export type PaymentsApi = Awaited<ReturnType<typeof paymentsApi>>

/** The payments of an order, and the balances of its people. */
export const moneyOf = (db: Database, people: { customerId: UserId; washerId: UserId }) => ({
  paymentsOf: (orderId: OrderId) =>
    db.all<{ id: string; state: string; amountMinor: number; capturedMinor: number }>(sql`
      select id, state, amount_minor as "amountMinor", captured_minor as "capturedMinor" from payments
      where order_id = ${orderId} order by created_at, id`),
  escrowOf: (orderId: OrderId) => balanceOf(db, { owner: 'order', orderId, name: 'escrow' }),
  earningsOf: (name: 'earnings_pending' | 'earnings_available') =>
    balanceOf(db, { owner: 'user', userId: people.washerId, name }),
  walletOf: () => balanceOf(db, { owner: 'user', userId: people.customerId, name: 'wallet' }),
  addsUp: async () => {
    const { ok, problems } = await verifyLedger(db)
    if (!ok) throw new Error(`the ledger does not add up: ${JSON.stringify(problems)}`)
  },
})

/** Runs the whole proof, gateway included, without storing it. */
export async function findingsOf(deps: Parameters<typeof reconcileBooks>[0]): Promise<readonly string[]> {
  const { problems } = await verifyLedger(deps.db)
  const { findings } = await reconcileBooks(deps, null)
  return [...problems, ...findings]
}
