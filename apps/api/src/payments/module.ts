import { Counter, Gauge } from 'prom-client'
import { earningsSince, listProofs } from '../ledger/index.ts'
import type { Queryable, Tx } from '../platform/db/database.ts'
import type { Module } from '../platform/module.ts'
import type { ChosenGateway } from './choose-payment-gateway.ts'
import { followEventJob, forgetCardJob, releaseEarningJob, tellGatewayJob, tellRefundJob } from './jobs.ts'
import type { Card } from './payment-gateway.ts'
import { paymentsPerson } from './person.ts'
import {
  depositByIntent,
  depositOfWasher,
  type HeldDeposit,
  type Movement,
  movementsOf,
  savedCard,
  savedCards,
  tipsOf,
} from './queries.ts'
import { booksRoutes, paymentsRoutes, sandboxRoutes, webhookRoutes } from './routes.ts'
import { claimDepositRow, closeAlertRow, type Payment } from './store.ts'
import { abandonHold } from './use-cases/abandon-hold.ts'
import { type AuthoriseResult, authoriseHold } from './use-cases/authorise-hold.ts'
import { beginHold, type HoldInput, type PaymentId, type PaymentsDeps } from './use-cases/begin-hold.ts'
import { beginTip, type TipInput } from './use-cases/begin-tip.ts'
import { type CaptureInput, captureOrder } from './use-cases/capture-order.ts'
import { type ChargeOutcome, chargeCard } from './use-cases/charge-card.ts'
import { type CreditInput, creditWallet } from './use-cases/credit-wallet.ts'
import { followGatewayEvent } from './use-cases/follow-gateway-event.ts'
import { listCards } from './use-cases/list-cards.ts'
import { type BookCheck, proveBooks } from './use-cases/prove-books.ts'
import { reconcileOpenPayments } from './use-cases/reconcile-open-payments.ts'
import { refundDeposit } from './use-cases/refund-deposit.ts'
import { type Refunded, type RefundInput, refundPayment } from './use-cases/refund-payment.ts'
import { releaseDueEarnings, releaseEarning } from './use-cases/release-earning.ts'
import { type ReleaseInput, releaseHold } from './use-cases/release-hold.ts'
import { replaceHold, settleHold } from './use-cases/settle-hold.ts'
import { settleWaitingTips } from './use-cases/settle-waiting-tips.ts'
import { sweepPayments } from './use-cases/sweep-payments.ts'
import { tellGateway } from './use-cases/tell-gateway.ts'
import { tellRefund } from './use-cases/tell-refund.ts'
import { useWallet } from './use-cases/use-wallet.ts'

interface Deposit {
  readonly userId: number
  readonly paymentIntentId: string
}

const earningsChangeMs = 7 * 24 * 3_600_000
const sweepEveryS = 60
const reconcileEveryS = 60
const proveEveryS = 3_600

/** What other modules ask of payments. Those that take `tx` belong inside the caller's transaction, the others outside any. */
export interface Payments {
  /** Finishes what was left half done, the gateway's part included. */
  sweep(): Promise<void>
  listCards(userId: number): Promise<Card[]>
  cardsOf(q: Queryable, userId: number): Promise<Card[]>
  findCard(q: Queryable, userId: number, paymentMethodId: string): Promise<Card | undefined>
  beginHold(tx: Tx, input: HoldInput): Promise<PaymentId>
  authorise(paymentId: PaymentId, options?: { payerPresent?: boolean }): Promise<AuthoriseResult>
  settleHold(tx: Tx, paymentId: PaymentId): Promise<void>
  replaceHold(tx: Tx, input: { orderId: number; by: PaymentId }): Promise<void>
  abandonHold(paymentId: PaymentId): Promise<void>
  captureOrder(tx: Tx, orderId: number, input: CaptureInput): Promise<void>
  releaseHold(tx: Tx, orderId: number, input: ReleaseInput): Promise<void>
  useWallet(tx: Tx, input: { orderId: number; userId: number; amountMinor: number }): Promise<void>
  /** Before a new one begins: what banks have said to this customer's earlier ones. */
  settleWaitingTips(of: { orderId: number; customerId: number }): Promise<void>
  /** A payment where a card has to be charged after the commit; none where the wallet paid. */
  beginTip(tx: Tx, input: TipInput): Promise<Payment | undefined>
  chargeTip(payment: Payment): Promise<ChargeOutcome>
  /** The sum of what was tipped for an order. */
  tippedMinor(q: Queryable, orderId: number): Promise<number>
  refundPayment(tx: Tx, input: RefundInput): Promise<Refunded>
  /** False when this credit was given before. */
  creditWallet(tx: Tx, input: CreditInput): Promise<boolean>
  movementsOf(q: Queryable, orderId: number): Promise<Movement[]>
  /** False when somebody closed it before. */
  closeAlert(tx: Tx, close: { alertId: number; by: number; at: Date }): Promise<boolean>
  depositOf(tx: Tx, deposit: Deposit): Promise<'held' | 'unknown' | 'used'>
  /** False when it was claimed before or is not there. */
  claimDeposit(tx: Tx, deposit: Deposit): Promise<boolean>
  /** False when it was given back before. */
  refundDeposit(tx: Tx, deposit: Deposit): Promise<boolean>
  depositOfWasher(q: Queryable, userId: number, paymentIntentId: string): Promise<HeldDeposit | undefined>
  earningsOf(
    q: Queryable,
    userId: number,
  ): Promise<{
    availableMinor: number
    pendingMinor: number
    recentChangeMinor: number
    pendingDeductionsMinor: number
  }>
}

export function paymentsModule(
  given: PaymentsDeps & ChosenGateway & { bookChecks?: readonly BookCheck[] },
): Module & { payments: Payments } {
  const deps = { bookChecks: [], ...given }
  const { gateway, clock } = deps
  const webhookCount = new Counter({
    name: 'webhooks_total',
    help: 'Webhooks of the card vendor: new, known already, or refused',
    labelNames: ['outcome'],
    registers: [],
  })
  const payments: Payments = {
    sweep: () => sweepPayments(deps),
    listCards: (userId) => listCards(deps, userId),
    cardsOf: (q, userId) => savedCards(q, gateway.name, userId),
    findCard: (q, userId, cardId) => savedCard(q, gateway.name, userId, cardId),
    beginHold: (tx, input) => beginHold(tx, deps, input),
    authorise: (paymentId, options) => authoriseHold(deps, paymentId, options),
    settleHold: (tx, paymentId) => settleHold(tx, deps, paymentId),
    replaceHold: (tx, input) => replaceHold(tx, deps, input),
    abandonHold: (paymentId) => abandonHold(deps, paymentId),
    captureOrder: (tx, orderId, input) => captureOrder(tx, deps, orderId, input),
    releaseHold: (tx, orderId, input) => releaseHold(tx, deps, orderId, input),
    useWallet: (tx, input) => useWallet(tx, deps, input),
    settleWaitingTips: (of) => settleWaitingTips(deps, of),
    beginTip: (tx, input) => beginTip(tx, deps, input),
    chargeTip: (payment) => chargeCard(deps, payment),
    tippedMinor: async (q, orderId) =>
      (await tipsOf(q, orderId)).reduce((sum, { amountMinor, isBooked }) => sum + (isBooked ? amountMinor : 0), 0),
    refundPayment: (tx, input) => refundPayment(tx, deps, input),
    creditWallet: (tx, input) => creditWallet(tx, deps, input),
    movementsOf,
    closeAlert: closeAlertRow,
    depositOf: async (tx, { userId, paymentIntentId }) => {
      const deposit = await depositByIntent(tx, userId, paymentIntentId)
      if (!deposit) return 'unknown'
      return deposit.claimedAt ? 'used' : 'held'
    },
    claimDeposit: async (tx, deposit) => (await claimDepositRow(tx, { ...deposit, at: clock.now() })) === 1,
    refundDeposit: (tx, deposit) => refundDeposit(tx, deps, deposit),
    depositOfWasher,
    earningsOf: async (q, userId) => {
      const since = new Date(clock.now().getTime() - earningsChangeMs)
      const { changeMinor, heldMinor, ...earnings } = await earningsSince(q, userId, since)
      return { ...earnings, recentChangeMinor: changeMinor, pendingDeductionsMinor: heldMinor }
    },
  }
  return {
    payments,
    person: paymentsPerson(deps),
    routes: (http) => {
      paymentsRoutes(http, deps)
      booksRoutes(http, deps)
      if (deps.sandbox) sandboxRoutes(http, deps, deps.sandbox)
      if (deps.webhooks) webhookRoutes(http, deps, deps.webhooks, (outcome) => webhookCount.inc({ outcome }))
    },
    metrics: (registry) => {
      registry.registerMetric(webhookCount)
      if (deps.calls) registry.registerMetric(deps.calls)
      const proof = new Gauge({
        name: 'ledger_proof',
        help: 'The last proof of the books: ok (1 or 0), its findings, and when it ended (Unix seconds)',
        labelNames: ['figure'],
        registers: [registry],
        collect: async () => {
          const [last] = await listProofs(deps.db, { limit: 1 })
          if (!last) return
          proof.set({ figure: 'ok' }, last.ok ? 1 : 0)
          proof.set({ figure: 'findings' }, last.findings.length)
          proof.set({ figure: 'ended_at_seconds' }, last.endedAt.getTime() / 1_000)
        },
      })
    },
    jobs: (jobs) => {
      jobs.handle(tellGatewayJob, ({ paymentId }) => tellGateway(deps, paymentId))
      jobs.handle(forgetCardJob, async (card) => {
        await gateway.removeCard(card)
      })
      jobs.handle(tellRefundJob, ({ refundId }) => tellRefund(deps, refundId))
      jobs.handle(releaseEarningJob, ({ orderId }) => releaseEarning(deps, orderId))
      jobs.handle(followEventJob, ({ eventId }) => followGatewayEvent(deps, eventId))
      jobs.repeat('payments-reconcile', reconcileEveryS, () => reconcileOpenPayments(deps))
      jobs.repeat('books-prove', proveEveryS, async () => {
        // What a stopped process left untold is finished, not found.
        await sweepPayments(deps)
        await proveBooks(deps, { cause: 'clock' })
      })
      jobs.repeat('payments-sweep', sweepEveryS, async () => {
        await sweepPayments(deps)
        await releaseDueEarnings(deps)
      })
    },
  }
}
