import type { FactBus } from '../../facts/fact-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import { insertPayment } from '../store.ts'
import { resumePayment } from './resume-payment.ts'

export interface PaymentsDeps {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: Jobs
  readonly facts: FactBus
  readonly log: Log
  readonly gateway: PaymentGateway
  readonly newId: () => string
}

/** The uuid that the caller made for this attempt. */
export type PaymentId = string

export interface HoldInput {
  readonly orderId: number
  readonly customerId: number
  readonly paymentMethodId: string
  readonly amountMinor: number
  /** Made by the caller; a repeat with the same one is the same attempt. */
  readonly attempt: PaymentId
  /** Set when the customer comes back from their bank: the attempt that asked it goes on instead. */
  readonly paymentIntentId?: string | undefined
}

/** Notes down that the card is about to be asked, so that a crash in between leaves a trace for the sweep. */
export async function beginHold(tx: Tx, deps: PaymentsDeps, input: HoldInput): Promise<PaymentId> {
  const { orderId, customerId: userId, paymentMethodId: cardId, amountMinor, paymentIntentId: intentId } = input
  const wish = { kind: 'order' as const, userId, orderId, cardId, amountMinor }
  const payment =
    intentId === undefined
      ? await insertPayment(tx, deps.gateway.name, { ...wish, id: input.attempt, at: deps.clock.now() })
      : await resumePayment(tx, { ...wish, intentId })
  return payment.id
}
