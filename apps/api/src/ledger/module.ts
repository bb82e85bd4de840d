import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Module } from '../platform/module.ts'
import { ledgerPerson } from './person.ts'
import { expirePromises } from './use-cases/expire-promises.ts'

/** Ends promises whose time is over. The books are proven together with the payments, there. */
export const ledgerModule = ({ db, clock }: { db: Database; clock: Clock }): Module => ({
  person: ledgerPerson,
  jobs: (jobs) => jobs.repeat('ledger-expire', 60, async () => void (await expirePromises(db, clock.now()))),
})
