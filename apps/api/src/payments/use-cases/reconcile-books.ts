import type { Database } from '../../platform/db/database.ts'
import type { PaymentsDeps } from '../deps.ts'
import { GatewayFailure, type PaymentGateway } from '../payment-gateway.ts'
import {
  cardTransfersWithoutPayment,
  firstPaymentAt,
  type ProvenPayment,
  paymentsAgainstLedger,
  paymentsByIds,
  paymentsUnseen,
} from '../queries.ts'
import { compareIntent } from '../rules/compare-intent.ts'

export interface Reconciliation {
  readonly payments: number
  readonly intents: number
  /** One readable line per difference. */
  readonly findings: readonly string[]
}

type Deps = Pick<PaymentsDeps, 'db' | 'gateway' | 'clock'>
interface Stretch {
  readonly from: Date
  readonly until: Date
}

const pageRows = 5_000
const batchIntents = 200
const dayMs = 24 * 3_600_000
const isUuid = (key: string | null): key is string => key !== null && /^[0-9a-f-]{36}$/.test(key)

/** Compares every payment with its transfer, and every card transfer with its payment. */
async function compareLedger(db: Database, findings: string[]): Promise<number> {
  let payments = 0
  for (const [read, isPayments] of [
    [paymentsAgainstLedger, true],
    [cardTransfersWithoutPayment, false],
  ] as const) {
    let after: string | null = '00000000-0000-0000-0000-000000000000'
    while (after) {
      const page: Awaited<ReturnType<typeof read>> = await read(db, after, pageRows)
      if (isPayments) payments += page.rows
      findings.push(...page.findings)
      after = page.rows < pageRows ? null : page.last
    }
  }
  return payments
}

/** Reads both again: a difference only because one of them moved meanwhile does not count. */
async function repeatSearch(deps: Deps, { id, customerId }: ProvenPayment): Promise<string | undefined> {
  const intent = await deps.gateway.find({ customerId, key: id })
  const [payment] = await paymentsByIds(deps.db, [id])
  const difference = payment && compareIntent(payment, intent, deps.clock.now())
  return difference && `payment ${id} (${payment.kind} of user ${payment.userId}) ${difference}`
}

type Intents = ReturnType<PaymentGateway['intents']> extends AsyncIterable<infer One> ? One[] : never

async function compareBatch(deps: Deps, batch: Intents, seen: string[], findings: string[]): Promise<void> {
  const keys = batch.map(({ key }) => key).filter(isUuid)
  const payments = new Map((await paymentsByIds(deps.db, keys)).map((payment) => [payment.id, payment]))
  for (const intent of batch) {
    const payment = payments.get(intent.key ?? '')
    if (!payment) {
      if (intent.capturedMinor > intent.refundedMinor)
        findings.push(`intent ${intent.id} took ${intent.capturedMinor} at the gateway and is nobody's payment`)
      continue
    }
    seen.push(payment.id)
    if (!compareIntent(payment, intent, deps.clock.now())) continue
    const difference = await repeatSearch(deps, payment)
    if (difference) findings.push(difference)
  }
}

async function compareGateway(deps: Deps, stretch: Stretch, findings: string[]): Promise<number> {
  const seen: string[] = []
  let intents = 0
  let batch: Intents = []
  for await (const intent of deps.gateway.intents(stretch)) {
    intents += 1
    batch.push(intent)
    if (batch.length < batchIntents) continue
    await compareBatch(deps, batch, seen, findings)
    batch = []
  }
  await compareBatch(deps, batch, seen, findings)
  for (const payment of await paymentsUnseen(deps.db, deps.gateway.name, stretch, seen)) {
    const difference = await repeatSearch(deps, payment)
    if (difference) findings.push(difference)
  }
  return intents
}

/**
 * Compares the payments with the ledger and with the gateway's intents, day by day since a time or since the first
 * payment.
 */
export async function reconcileBooks(deps: Deps, since: Date | null): Promise<Reconciliation> {
  const findings: string[] = []
  const payments = await compareLedger(deps.db, findings)
  const end = deps.clock.now().getTime() + dayMs
  let intents = 0
  try {
    const first = since ?? (await firstPaymentAt(deps.db))
    for (let from = first?.getTime() ?? end; from < end; from += dayMs)
      intents += await compareGateway(deps, { from: new Date(from), until: new Date(from + dayMs) }, findings)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    findings.push(`the gateway could not be asked: ${error.message}`)
  }
  return { payments, intents, findings }
}
