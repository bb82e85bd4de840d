import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'

/** What the sweeps wait for has passed: everything that was left half done is old enough to be finished. */
export const ageRows = (db: Database) =>
  db.transaction(async (tx) => {
    await tx.run(sql`update payments set updated_at = updated_at - interval '3 minutes'`)
    await tx.run(sql`update payment_refunds set created_at = created_at - interval '3 minutes'`)
    await tx.run(
      sql`update cash_outs set asked_at = asked_at - interval '3 minutes' where state in ('requested', 'sent')`,
    )
    await tx.run(sql`update idempotency_keys set begun_at = begun_at - interval '3 minutes'`)
    await tx.run(sql`delete from rate_limits`)
    // The jobs that a killed process had in hand run again; those of the clock are due at once.
    await tx.run(sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`)
    await tx.run(sql`delete from jobs.job where name in ('payments-sweep', 'payments-reconcile', 'earnings-sweep')`)
  })
