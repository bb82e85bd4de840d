import type { Database, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Attempts, attemptsLifetimeMs } from '../rules/slow-down.ts'

/** Locks the counts of these subjects, in one order for all callers. */
export async function lockAttempts(
  tx: Tx,
  subjects: readonly Buffer[],
  at: Date,
): Promise<(Attempts & { subject: Buffer })[]> {
  await tx.run(sql`
    insert into sign_in_attempts (subject, count, last_at, wait_until)
    select subject, 0, ${at}, ${at} from unnest(${subjects}::bytea[]) subject order by subject
    on conflict (subject) do nothing`)
  return tx.all(sql`
    select subject, count, last_at as "lastAt", wait_until as "waitUntil"
    from sign_in_attempts where subject = any(${subjects}) order by subject for update`)
}

export const saveAttempts = (tx: Tx, subject: Buffer, { count, lastAt, waitUntil }: Attempts) =>
  tx.run(sql`
    update sign_in_attempts set count = ${count}, last_at = ${lastAt}, wait_until = ${waitUntil} where subject = ${subject}`)

export const forgetAttempts = (q: Pick<Database, 'run'>, subjects: readonly Buffer[]) =>
  q.run(sql`delete from sign_in_attempts where subject = any(${subjects})`)

export const sweepAttempts = (tx: Tx, at: Date) =>
  tx.run(sql`delete from sign_in_attempts where last_at <= ${new Date(at.getTime() - attemptsLifetimeMs)}`)
