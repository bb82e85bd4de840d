import type { FactBus } from '../../facts/fact-bus.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import { insertPayment } from '../store.ts'

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
}

/** Notes down that the card is about to be asked, so that a crash in between leaves a trace for the sweep. */
export async function beginHold(tx: Tx, deps: PaymentsDeps, input: HoldInput): Promise<PaymentId> {
  const payment = await insertPayment(tx, deps.gateway.name, {
    id: input.attempt,
    kind: 'order',
    userId: input.customerId,
    orderId: input.orderId,
    cardId: input.paymentMethodId,
    amountMinor: input.amountMinor,
    at: deps.clock.now(),
  })
  return payment.id
}
