import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import type { Log } from '../log/log.ts'
import type { DiskRoom } from './disk-room.ts'

const usualPaceMs = 60_000
/** A disk is almost full with less than this many floors. */
const lowFloors = 3

/** A process that has measured nothing since has ended. */
export const measuredSince = (now: Date): Date => new Date(now.getTime() - 3 * usualPaceMs)

/** Measures the disk of photos at a steady pace, into one row of this process. */
export function watchDisk(deps: {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly room: DiskRoom
  readonly paceMs?: number
}) {
  const { db, clock, log, room, paceMs = usualPaceMs } = deps
  const id = randomUUID()
  const measure = async () => {
    const { volume, freeBytes, totalBytes } = await room.measure()
    const { floorBytes } = room
    const state = freeBytes < floorBytes ? 'full' : freeBytes < lowFloors * floorBytes ? 'low' : 'ok'
    const now = clock.now()
    await db.run(sql`
      insert into disk_watches as w (id, host, volume, state, free_bytes, total_bytes, floor_bytes, since, measured_at)
      values (${id}, ${hostname()}, ${volume}, ${state}, ${freeBytes}, ${totalBytes}, ${floorBytes}, ${now}, ${now})
      on conflict (id) do update set volume = excluded.volume, state = excluded.state, free_bytes = excluded.free_bytes,
        total_bytes = excluded.total_bytes, floor_bytes = excluded.floor_bytes, measured_at = excluded.measured_at,
        since = case when w.state = excluded.state then w.since else excluded.since end`)
  }
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const tick = () => {
    running = measure().catch((error) => log.error('disk.unmeasured', error))
  }
  return {
    measure,
    start: () => {
      tick()
      timer = setInterval(tick, paceMs).unref()
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** Forgets the processes that have ended. */
export async function sweepDiskWatches({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await db.run(sql`delete from disk_watches where measured_at < ${measuredSince(clock.now())}`)
}
