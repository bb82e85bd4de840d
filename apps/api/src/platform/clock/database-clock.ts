import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Log } from '../log/log.ts'
import type { Clock } from './clock.ts'

const readEveryMs = 30_000
/** An answer that took longer is not used. */
const slowMs = 1_000
/** Less is no difference: time would go back and forth. */
const smallestStepMs = 250
const noteworthyMs = 5_000

export interface DatabaseClock extends Clock {
  close(): void
}

/**
 * The database's time, for every process that works on it. Between two readings it goes on by a counter that nobody sets: a machine whose
 * clock is set wrong, or jumps, writes no times that the others would wait for.
 */
export async function openDatabaseClock(db: Pick<Database, 'one'>, log: Log): Promise<DatabaseClock> {
  let readMs = Date.now()
  let countedMs = performance.now()
  const nowMs = () => readMs + performance.now() - countedMs

  const read = async (isFirst: boolean) => {
    const askedMs = performance.now()
    const { at } = await db.one<{ at: Date }>(sql`select clock_timestamp() as at`)
    const tookMs = performance.now() - askedMs
    if (tookMs > slowMs && !isFirst) return
    const databaseMs = at.getTime() + tookMs / 2
    if (isFirst || Math.abs(databaseMs - nowMs()) > smallestStepMs) {
      readMs = databaseMs
      countedMs = performance.now()
    }
    const offMs = Math.round(Date.now() - databaseMs)
    if (Math.abs(offMs) > noteworthyMs) log.warn('clock.off', { offMs })
  }
  await read(true)
  const reading = setInterval(
    () => void read(false).catch((error) => log.error('clock.unread', error)),
    readEveryMs,
  ).unref()
  return { now: () => new Date(nowMs()), close: () => clearInterval(reading) }
}
