import { listLedgerProofs, proveLedger } from '@washline/contract/ledger/endpoints'
import { messages } from '@washline/contract/messages'
import { minor, toMajor } from '@washline/contract/money'
import {
  answerSandboxBank as answerBankEndpoint,
  confirmSandboxSetup,
  createSetupIntent,
  getWallet,
  listPaymentMethods,
  pay,
  removePaymentMethod,
  setSandboxBankAccount,
  topUpWallet as topUpEndpoint,
} from '@washline/contract/payments/endpoints'
import { walletMessages } from '@washline/contract/payments/messages'
import { paymentRefusals } from '@washline/contract/payments/refusals'
import { walletCreditKinds } from '@washline/contract/payments/schemas'
import type { ProveAgain } from '../identity/index.ts'
import { accountHistory, type LedgerProof, listProofs } from '../ledger/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, Refusal, refuse } from '../platform/http/refusal.ts'
import { withoutHurry } from '../platform/vendors/vendor-time.ts'
import type { PaymentsDeps, WebhookDeps } from './deps.ts'
import { type Card, GatewayFailure } from './payment-gateway.ts'
import { recentBonus } from './queries/safeguards.ts'
import { paysWalletFirst } from './queries/wallet-choice.ts'
import { showAuthentication } from './rules/show-authentication.ts'
import type { SandboxGateway } from './sandbox/sandbox-gateway.ts'
import { answerSandboxBank } from './use-cases/answer-sandbox-bank.ts'
import type { Authentication } from './use-cases/authorize-payment.ts'
import { confirmSandboxCard } from './use-cases/confirm-sandbox-card.ts'
import { ensureCustomer } from './use-cases/ensure-customer.ts'
import { ensurePayoutAccount } from './use-cases/ensure-payout-account.ts'
import { listCards } from './use-cases/list-cards.ts'
import { payDeposit } from './use-cases/pay-deposit.ts'
import { proveBooks } from './use-cases/prove-books.ts'
import { receiveWebhook } from './use-cases/receive-webhook.ts'
import { removeCard } from './use-cases/remove-card.ts'
import { topUpWallet } from './use-cases/top-up-wallet.ts'
import type { WebhookGateway } from './webhook-gateway.ts'

const success = true as const
const cardWire = ({ id, brand, last4, expMonth, expYear }: Card) => ({
  id,
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
})
/** Answers a decline or a required authentication in the body. */
const unpaid = ({ message, authentication }: { message: string; authentication?: Authentication }) =>
  authentication
    ? showAuthentication({ message, ...authentication })
    : { success: false as const, error: message, message }
const chargeLimit = { per: 'actor', max: 30, windowS: 60 } as const
/** A proof reads all of the books. */
const proofLimit = { per: 'actor', max: 6, windowS: 60 } as const
const setupLimit = { per: 'actor', max: 60, windowS: 60 } as const

/** Answers 503 when the card vendor cannot be reached. */
const reach = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof GatewayFailure) throw refuse(paymentRefusals.cardServiceUnavailable)
    throw error
  }
}

const numberOf = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined
  if (!/^\d{1,15}$/.test(cursor)) throw invalid({ cursor: [messages.invalid] })
  return Number(cursor)
}

export function paymentsRoutes(http: Http, deps: PaymentsDeps): void {
  cardRoutes(http, deps)
  depositRoutes(http, deps)
  walletRoutes(http, deps)
}

function cardRoutes(http: Http, deps: PaymentsDeps): void {
  http.route(listPaymentMethods, async ({ actor }) => ({
    success,
    payment_methods: (await reach(listCards(deps, actor.userId))).map(cardWire),
  }))
  http.route(removePaymentMethod, async ({ actor, params }) => {
    await reach(removeCard(deps, { userId: actor.userId, cardId: params.id }))
    return { success }
  })
  http.route(
    createSetupIntent,
    async ({ actor }) => {
      const customerId = await reach(ensureCustomer(deps, actor.userId))
      const { clientSecret } = await reach(deps.gateway.createSetup(customerId))
      return { success, client_secret: clientSecret }
    },
    { limit: setupLimit },
  )
}

function depositRoutes(http: Http, deps: PaymentsDeps): void {
  http.route(
    pay,
    async ({ actor, body, idempotencyKey }) => {
      const outcome = await payDeposit(deps, {
        userId: actor.userId,
        amountMinor: minor(body.amount),
        currency: body.currency,
        cardId: body.payment_method_id,
        requestKey: idempotencyKey,
        paymentIntentId: body.payment_intent_id,
      })
      return outcome.ok ? { success, payment_intent_id: outcome.intentId, status: 'succeeded' } : unpaid(outcome)
    },
    { limit: chargeLimit },
  )
}

function walletRoutes(http: Http, deps: PaymentsDeps): void {
  http.route(getWallet, async ({ actor, query }) => {
    const { balanceMinor, entries } = await accountHistory(
      deps.db,
      { owner: 'user', userId: actor.userId, name: 'wallet' },
      { before: numberOf(query.cursor), limit: query.limit + 1, ...(query.only && { kinds: walletCreditKinds }) },
    )
    const page = entries.slice(0, query.limit)
    const last = page.at(-1)
    const isFirst = query.cursor === undefined && !query.only
    return ok({
      balance: toMajor(balanceMinor),
      pays_first: await paysWalletFirst(deps.db, actor.userId),
      ...(isFirst && { bonus_minor: await recentBonus(deps.db, { userId: actor.userId, at: deps.clock.now() }) }),
      entries: page.map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        amount: toMajor(entry.amountMinor),
        balance_after: toMajor(entry.balanceAfterMinor),
        order_id: entry.orderId,
        reason: walletCreditKinds.some((kind) => kind === entry.kind) ? entry.reason : null,
        created_at: entry.at.toISOString(),
      })),
      next_cursor: last && entries.length > page.length ? String(last.version) : null,
    })
  })
  http.route(
    topUpEndpoint,
    async ({ actor, body, idempotencyKey }) => {
      const outcome = await topUpWallet(deps, {
        userId: actor.userId,
        amountMinor: body.amount_minor,
        cardId: body.payment_method_id,
        requestKey: idempotencyKey,
        paymentIntentId: body.payment_intent_id,
      })
      return outcome.ok
        ? { ...ok({ balance_minor: outcome.balanceMinor }), message: walletMessages.toppedUp }
        : unpaid(outcome)
    },
    { limit: chargeLimit },
  )
}

const proofWire = (proof: LedgerProof) => ({
  id: proof.id,
  triggered_by: proof.triggeredBy,
  operator_id: proof.operatorId,
  began_at: proof.beganAt.toISOString(),
  ended_at: proof.endedAt.toISOString(),
  ok: proof.ok,
  transfers: proof.transfers,
  entries: proof.entries,
  payments: proof.payments,
  intents: proof.intents,
  intents_since: proof.intentsSince?.toISOString() ?? null,
  findings: [...proof.findings],
})

/** The proofs of the books, for operators. */
export function booksRoutes(http: Http, deps: Parameters<typeof proveBooks>[0]): void {
  http.route(listLedgerProofs, async ({ query }) => {
    const proofs = await listProofs(deps.db, { before: numberOf(query.cursor), limit: query.limit + 1 })
    const page = proofs.slice(0, query.limit)
    const last = page.at(-1)
    return ok({
      proofs: page.map(proofWire),
      next_cursor: last && proofs.length > page.length ? String(last.id) : null,
    })
  })
  http.route(
    proveLedger,
    async ({ actor }) => {
      const order = { triggeredBy: 'operator', operatorId: actor.userId } as const
      return ok(proofWire(await withoutHurry(() => proveBooks(deps, order))))
    },
    { limit: proofLimit },
  )
}

/** Registered only where no card vendor is configured. */
export function sandboxRoutes(
  http: Http,
  deps: PaymentsDeps & { proveAgain: ProveAgain },
  sandbox: SandboxGateway,
): void {
  http.route(
    confirmSandboxSetup,
    async ({ actor, body }) => {
      const { number, exp_month, exp_year, cvc } = body.card
      const result = await confirmSandboxCard(deps, sandbox, {
        userId: actor.userId,
        clientSecret: body.client_secret,
        card: { number, expMonth: exp_month, expYear: exp_year, cvc },
      })
      return result.status === 'succeeded'
        ? { success, status: result.status, payment_method: cardWire(result.card) }
        : { success, status: result.status, payment_method: null, code: result.code, message: result.message }
    },
    { limit: setupLimit },
  )
  http.route(
    answerBankEndpoint,
    async ({ actor, body }) => {
      const { client_secret: clientSecret, outcome } = body
      const { status } = await answerSandboxBank(deps, sandbox, { userId: actor.userId, clientSecret, outcome })
      return { success, status }
    },
    { limit: setupLimit },
  )
  http.route(
    setSandboxBankAccount,
    async ({ actor, body }) => {
      await deps.proveAgain(actor, body)
      await ensurePayoutAccount(deps, actor.userId)
      const bank = { userId: actor.userId, accountNumber: body.account_number }
      const { payoutsEnabled, instantAvailable, last4 } = await sandbox.payouts.setBankAccount(bank)
      return ok({ payouts_enabled: payoutsEnabled, instant_available: instantAvailable, last4 })
    },
    { limit: setupLimit },
  )
}

/** The signature covers the raw bytes, so the body is not parsed. An invalid signature is refused. */
export function webhookRoutes(
  http: Http,
  deps: WebhookDeps,
  webhooks: WebhookGateway,
  count: (outcome: 'new' | 'duplicate' | 'refused') => void,
): void {
  void http.fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post('/api/stripe/webhooks', async (request, reply) => {
      const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = String(request.headers['stripe-signature'] ?? '')
      try {
        count(await http.whileAnswering(() => receiveWebhook(deps, webhooks, { payload, signature })))
      } catch (error) {
        if (error instanceof Refusal) count('refused')
        throw error
      }
      return reply.send({ received: true })
    })
  })
}
