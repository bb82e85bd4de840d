import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'

/** How long an Idempotency-Key is remembered: longer than any client repeats a call. */
export const keyHours = 48

/** Forgets old Idempotency-Keys with their answers, call counts whose window has passed, and who changed something a while ago. */
export async function sweepIdempotencyKeys({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db.run(
    sql`delete from idempotency_keys where begun_at < ${new Date(clock.now().getTime() - keyHours * 3_600_000)}`,
  )
  await db.run(sql`delete from rate_limits where ends_at < ${clock.now()}`)
  await db.run(sql`delete from recent_writes where until < now()`)
}
