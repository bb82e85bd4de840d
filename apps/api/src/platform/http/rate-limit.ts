import { platformRefusals } from '@washline/contract/platform/refusals'
import type { RefusalDefinition } from '@washline/contract/refusal'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { refuse } from './refusal.ts'

/** Counts a call, or what it brings, in a fixed window kept in the database, so that all processes share it; over the limit it refuses with 429. */
export async function countCall(
  deps: { db: Database; clock: Clock },
  limit: { key: string; max: number; windowS: number; count?: number },
  refusal: RefusalDefinition = platformRefusals.tooManyRequests,
): Promise<void> {
  const { count = 1 } = limit
  const nowS = Math.floor(deps.clock.now().getTime() / 1_000)
  const window = Math.floor(nowS / limit.windowS)
  const { calls } = await deps.db.one<{ calls: number }>(sql`
    insert into rate_limits as r (key, window_no, calls, ends_at)
    values (${limit.key}, ${window}, ${count}, ${new Date((window + 1) * limit.windowS * 1_000)})
    on conflict (key) do update set
      calls = case when r.window_no = excluded.window_no then r.calls + excluded.calls else excluded.calls end,
      window_no = excluded.window_no,
      ends_at = excluded.ends_at
    returning calls`)
  if (calls > limit.max) throw refuse(refusal, { retryAfterS: (window + 1) * limit.windowS - nowS })
}
