import { postPending, voidPending } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { tellGatewayJob } from '../jobs.ts'
import { movePayment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

/** Ends a hold: takes this much of it, or lets all of it go where nothing is taken, and has the gateway told. */
export async function takeFromHold(
  tx: Tx,
  deps: Pick<PaymentsDeps, 'jobs'>,
  { paymentId, takenMinor, at }: { paymentId: string; takenMinor: number; at: Date },
): Promise<void> {
  const taken = takenMinor > 0
  const moved = await movePayment(tx, paymentId, {
    from: ['held'],
    to: taken ? 'captured' : 'released',
    at,
    set: sql`, captured_minor = ${takenMinor}`,
  })
  if (!moved) throw conflict('hold_lost')
  await (taken ? postPending(tx, paymentId, { amountMinor: takenMinor, at }) : voidPending(tx, paymentId, { at }))
  await deps.jobs.enqueue(tx, tellGatewayJob, { paymentId })
}
