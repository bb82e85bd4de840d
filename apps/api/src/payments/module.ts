import type { AlertId, OrderId, UserId } from '@washline/contract/ids'
import { type Minor, sumOf } from '@washline/contract/money'
import { Counter, type Registry } from 'prom-client'
import type { ProveAgain } from '../identity/index.ts'
import { earningsSince, listProofs } from '../ledger/index.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { readGauge } from '../platform/metrics/read-gauge.ts'
import type { Module } from '../platform/module.ts'
import type { ChosenGateway } from './choose-payment-gateway.ts'
import type { PaymentsDeps } from './deps.ts'
import {
  chargeDoorFeeJob,
  collectDoorFeesJob,
  followEventJob,
  forgetCardJob,
  syncGatewayJob,
  syncRefundJob,
} from './jobs.ts'
import type { Card } from './payment-gateway.ts'
import { paymentsPrivacy } from './privacy.ts'
import { type Movement, movementsOf } from './queries/movements.ts'
import {
  depositByIntent,
  depositOfWasher,
  type HeldDeposit,
  paymentById,
  savedCard,
  savedCards,
  tipsOf,
} from './queries.ts'
import { booksRoutes, paymentsRoutes, sandboxRoutes, webhookRoutes } from './routes.ts'
import { claimDepositRow, closeAlertRow, type Payment, type PaymentId, saveWalletChoice } from './store.ts'
import { abandonAuthorization } from './use-cases/abandon-authorization.ts'
import { type AuthoriseResult, type AuthorizeOptions, authorizePayment } from './use-cases/authorize-payment.ts'
import { type AuthorizationInput, beginAuthorization } from './use-cases/begin-authorization.ts'
import { beginTip, type TipInput } from './use-cases/begin-tip.ts'
import { type CaptureInput, captureOrder } from './use-cases/capture-order.ts'
import { type ChargeOutcome, chargeCard } from './use-cases/charge-card.ts'
import { chargeDoorFee, type DoorFee } from './use-cases/charge-door-fee.ts'
import { collectDoorFees } from './use-cases/collect-door-fees.ts'
import { type CreditInput, creditWallet } from './use-cases/credit-wallet.ts'
import { followGatewayEvent } from './use-cases/follow-gateway-event.ts'
import { listCards } from './use-cases/list-cards.ts'
import { payRewash, type RewashPay } from './use-cases/pay-rewash.ts'
import { payWasher, type WasherPay } from './use-cases/pay-washer.ts'
import { type BookCheck, proveBooks } from './use-cases/prove-books.ts'
import { alertClaimsBudget } from './use-cases/raise-alert.ts'
import { reconcileOpenPayments } from './use-cases/reconcile-open-payments.ts'
import { refundDeposit } from './use-cases/refund-deposit.ts'
import { type Refunded, type RefundInput, refundPayment } from './use-cases/refund-payment.ts'
import { type ReleaseInput, releaseAuthorization } from './use-cases/release-authorization.ts'
import {
  type Authorized,
  type ReplaceInput,
  replaceAuthorization,
  settleAuthorization,
} from './use-cases/settle-authorization.ts'
import { settleWaitingTips } from './use-cases/settle-waiting-tips.ts'
import { sweepPayments } from './use-cases/sweep-payments.ts'
import { syncGateway } from './use-cases/sync-gateway.ts'
import { syncRefund } from './use-cases/sync-refund.ts'
import { type CardTrial, tryCards } from './use-cases/try-cards.ts'
import { useWallet } from './use-cases/use-wallet.ts'

interface Deposit {
  readonly userId: UserId
  readonly paymentIntentId: string
}

const earningsChangeMs = 7 * 24 * 3_600_000
const sweepEveryS = 60
const reconcileEveryS = 60
const proveEveryS = 3_600

/** The calls of other modules. Those that take `tx` run inside the caller's transaction, the others outside any. */
export interface Payments {
  /** Finishes interrupted payments, at the gateway too. */
  sweep(): Promise<void>
  /** Shows that the card vendor answers, without charging anybody. */
  tryCards(trial: { userId: UserId; amountMinor: Minor }): Promise<CardTrial>
  listCards(userId: UserId): Promise<Card[]>
  cardsOf(q: Queryable, userId: UserId): Promise<Card[]>
  findCard(q: Queryable, userId: UserId, paymentMethodId: string): Promise<Card | undefined>
  beginAuthorization(q: Queryable, input: AuthorizationInput): Promise<Payment>
  authorize(paymentId: PaymentId, options?: AuthorizeOptions): Promise<AuthoriseResult>
  settleAuthorization(tx: Tx, paymentId: PaymentId, authorized?: Authorized): Promise<void>
  replaceAuthorization(tx: Tx, input: ReplaceInput): Promise<void>
  abandonAuthorization(paymentId: PaymentId): Promise<void>
  captureOrder(tx: Tx, orderId: OrderId, input: CaptureInput): Promise<void>
  payWasher(tx: Tx, pay: WasherPay): Promise<void>
  /** Pays the Washers of a second wash out of the market's own money. */
  payRewash(tx: Tx, rewash: RewashPay): Promise<void>
  releaseAuthorization(tx: Tx, orderId: OrderId, input: ReleaseInput): Promise<void>
  useWallet(tx: Tx, input: { orderId: OrderId; userId: UserId; amountMinor: Minor }): Promise<void>
  /** Keeps whether the user wants the wallet to pay first, for the next order. */
  keepWalletChoice(tx: Tx, userId: UserId, walletFirst: boolean): Promise<void>
  /** Books the outcome of the customer's earlier tips for which a bank was asked, before a new one begins. */
  settleWaitingTips(of: { orderId: OrderId; customerId: UserId }): Promise<void>
  /** Returns a payment when a card has to be charged after the commit; undefined when the wallet paid. */
  beginTip(tx: Tx, input: TipInput): Promise<Payment | undefined>
  chargeTip(payment: Payment): Promise<ChargeOutcome>
  /** The sum of the tips of an order. */
  tippedMinor(q: Queryable, orderId: OrderId): Promise<Minor>
  refundPayment(tx: Tx, input: RefundInput): Promise<Refunded>
  /** False when this credit was given before. */
  creditWallet(tx: Tx, input: CreditInput): Promise<boolean>
  /** Pays the Washer of a case at the door at once, and charges its fee to the customer. */
  chargeDoorFee(tx: Tx, fee: DoorFee): Promise<void>
  movementsOf(q: Queryable, orderId: OrderId): Promise<Movement[]>
  /** Alerts the operators, once a day, that claims paid without an operator have used up their budget. */
  alertClaimsBudget(tx: Tx, claim: { orderId: OrderId; userId: UserId; amountMinor: Minor }): Promise<void>
  /** False when it was closed before. */
  closeAlert(tx: Tx, close: { alertId: AlertId; by: UserId; at: Date }): Promise<boolean>
  depositOf(tx: Tx, deposit: Deposit): Promise<'held' | 'unknown' | 'used'>
  /** False when it was claimed before or does not exist. */
  claimDeposit(tx: Tx, deposit: Deposit): Promise<boolean>
  /** False when it was refunded before. */
  refundDeposit(tx: Tx, deposit: Deposit): Promise<boolean>
  depositOfWasher(q: Queryable, userId: UserId, paymentIntentId: string): Promise<HeldDeposit | undefined>
  earningsOf(
    q: Queryable,
    userId: UserId,
  ): Promise<{
    availableMinor: Minor
    pendingMinor: Minor
    recentChangeMinor: Minor
    pendingDeductionsMinor: Minor
  }>
}

type ModuleDeps = PaymentsDeps & ChosenGateway & { readonly bookChecks: readonly BookCheck[] }

export function paymentsModule(
  given: PaymentsDeps & ChosenGateway & { bookChecks?: readonly BookCheck[]; proveAgain: ProveAgain },
): Module & { payments: Payments } {
  const deps: ModuleDeps = { bookChecks: [], ...given }
  const webhookCount = new Counter({
    name: 'webhooks_total',
    help: 'Webhooks of the card vendor: new, duplicate, or refused',
    labelNames: ['outcome'],
    registers: [],
  })
  return {
    payments: paymentsCalls(deps),
    privacy: paymentsPrivacy(deps),
    routes: (http) => {
      paymentsRoutes(http, deps)
      booksRoutes(http, deps)
      if (deps.sandbox) sandboxRoutes(http, { ...deps, proveAgain: given.proveAgain }, deps.sandbox)
      if (deps.webhooks) webhookRoutes(http, deps, deps.webhooks, (outcome) => webhookCount.inc({ outcome }))
    },
    metrics: (registry) => {
      registry.registerMetric(webhookCount)
      if (deps.calls) registry.registerMetric(deps.calls)
      proofGauge(registry, deps)
    },
    jobs: (jobs) => paymentsJobs(jobs, deps),
  }
}

function paymentsCalls(deps: ModuleDeps): Payments {
  const { gateway, clock } = deps
  return {
    sweep: () => sweepPayments(deps),
    tryCards: (trial) => tryCards(deps, trial),
    listCards: (userId) => listCards(deps, userId),
    cardsOf: (q, userId) => savedCards(q, gateway.name, userId),
    findCard: (q, userId, cardId) => savedCard(q, gateway.name, userId, cardId),
    beginAuthorization: (q, input) => beginAuthorization(q, deps, input),
    authorize: (paymentId, options) => authorizePayment(deps, paymentId, options),
    settleAuthorization: (tx, paymentId, authorized) => settleAuthorization(tx, deps, paymentId, authorized),
    replaceAuthorization: (tx, input) => replaceAuthorization(tx, deps, input),
    abandonAuthorization: (paymentId) => abandonAuthorization(deps, paymentId),
    captureOrder: (tx, orderId, input) => captureOrder(tx, deps, orderId, input),
    payWasher: (tx, pay) => payWasher(tx, deps, pay),
    payRewash: (tx, rewash) => payRewash(tx, deps, rewash),
    releaseAuthorization: (tx, orderId, input) => releaseAuthorization(tx, deps, orderId, input),
    useWallet: (tx, input) => useWallet(tx, deps, input),
    keepWalletChoice: async (tx, userId, walletFirst) => {
      await saveWalletChoice(tx, userId, walletFirst)
    },
    settleWaitingTips: (of) => settleWaitingTips(deps, of),
    beginTip: (tx, input) => beginTip(tx, deps, input),
    chargeTip: (payment) => chargeCard(deps, payment),
    tippedMinor: async (q, orderId) => {
      const booked = (await tipsOf(q, orderId)).filter(({ isBooked }) => isBooked)
      return sumOf(booked.map(({ amountMinor }) => amountMinor))
    },
    refundPayment: (tx, input) => refundPayment(tx, deps, input),
    creditWallet: (tx, input) => creditWallet(tx, deps, input),
    chargeDoorFee: (tx, fee) => chargeDoorFee(tx, deps, fee),
    movementsOf,
    alertClaimsBudget: (tx, claim) => alertClaimsBudget(tx, deps, claim),
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
      const { changeMinor, reservedMinor, ...earnings } = await earningsSince(q, userId, since)
      return { ...earnings, recentChangeMinor: changeMinor, pendingDeductionsMinor: reservedMinor }
    },
  }
}

/** The result of the last proof of the books. */
const proofGauge = (registry: Registry, { db }: Pick<PaymentsDeps, 'db'>): void =>
  readGauge(
    registry,
    {
      name: 'ledger_proof',
      help: 'The last proof of the books: ok (1 or 0), its findings, and when it ended (Unix seconds)',
      labels: ['stat'],
    },
    async () => {
      const [last] = await listProofs(db, { limit: 1 })
      if (!last) return []
      return [
        { labels: { stat: 'ok' }, value: last.ok ? 1 : 0 },
        { labels: { stat: 'findings' }, value: last.findings.length },
        { labels: { stat: 'ended_at_seconds' }, value: last.endedAt.getTime() / 1_000 },
      ]
    },
  )

function paymentsJobs(jobs: Jobs, deps: ModuleDeps): void {
  jobs.handle(syncGatewayJob, ({ paymentId }) => syncGateway(deps, paymentId))
  jobs.handle(forgetCardJob, async (card) => {
    await deps.gateway.removeCard(card)
  })
  jobs.handle(chargeDoorFeeJob, async ({ paymentId }) => {
    const payment = await paymentById(deps.db, paymentId)
    if (payment) await chargeCard(deps, payment)
  })
  jobs.handle(collectDoorFeesJob, ({ userId }) => collectDoorFees(deps, userId))
  jobs.handle(syncRefundJob, ({ refundId }) => syncRefund(deps, refundId))
  jobs.handle(followEventJob, ({ eventId }) => followGatewayEvent(deps, eventId))
  jobs.repeat('payments-reconcile', reconcileEveryS, () => reconcileOpenPayments(deps))
  jobs.repeat('books-prove', proveEveryS, async () => {
    // A proof must not report what a stopped process left unfinished.
    await sweepPayments(deps)
    await proveBooks(deps, { triggeredBy: 'schedule' })
  })
  jobs.repeat('payments-sweep', sweepEveryS, () => sweepPayments(deps))
}
