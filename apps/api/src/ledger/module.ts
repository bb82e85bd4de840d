import type { Database } from '../platform/db/database.ts'
import type { Log } from '../platform/log/log.ts'
import type { Module } from '../platform/module.ts'
import { ledgerPerson } from './person.ts'
import { verifyLedger } from './use-cases/verify-ledger.ts'

/** Proves the books every hour. */
export const ledgerModule = ({ db, log }: { db: Database; log: Log }): Module => ({
  person: ledgerPerson,
  jobs: (jobs) =>
    jobs.repeat('ledger-verify', 3_600, async () => {
      const { ok, problems } = await verifyLedger(db)
      if (!ok) log.error('ledger.contradicts', new Error(problems.join('; ')))
    }),
})
