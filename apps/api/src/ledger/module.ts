import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Module } from '../platform/module.ts'
import { ledgerPrivacy } from './privacy.ts'
import { expirePendingTransfers } from './use-cases/expire-pending-transfers.ts'

/** Expires pending transfers. The proof of the books runs in payments, together with its own checks. */
export const ledgerModule = ({ db, clock }: { db: Database; clock: Clock }): Module => ({
  privacy: ledgerPrivacy,
  jobs: (jobs) => jobs.repeat('ledger-expire', 60, async () => void (await expirePendingTransfers(db, clock.now()))),
})
