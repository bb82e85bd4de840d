import { platformRefusals } from '@washline/contract/platform/refusals'
import type { RefusalDefinition } from '@washline/contract/refusal'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { refuse } from './refusal.ts'

interface Limit {
  readonly key: string
  readonly max: number
  readonly windowS: number
  /** What the call brings; 1 where it is only counted. */
  readonly count?: number
}
interface Deps {
  readonly db: Database
  readonly clock: Clock
}

/** Counts a call, or what it brings, in a fixed window kept in the database, so that all processes share it; over the limit it refuses with 429. */
export async function countCall(
  deps: Deps,
  limit: Limit,
  refusal: RefusalDefinition = platformRefusals.tooManyRequests,
): Promise<void> {
  const retryAfterS = await count(deps, limit)
  if (retryAfterS !== undefined) throw refuse(refusal, { retryAfterS })
}

/** The same, for work that is left out over the limit. */
export const isWithin = async (deps: Deps, limit: Limit): Promise<boolean> => (await count(deps, limit)) === undefined

/** Counts one call; over the limit it returns how long to wait. */
async function count(deps: Deps, limit: Limit): Promise<number | undefined> {
  const { calls, endsInS } = await countOf(deps, limit)
  return calls > limit.max ? endsInS : undefined
}

/** Counts one call: how many there were in this window, and when it ends. */
export async function countOf(deps: Deps, limit: Limit): Promise<{ calls: number; endsInS: number }> {
  const nowS = Math.floor(deps.clock.now().getTime() / 1_000)
  const window = Math.floor(nowS / limit.windowS)
  const { calls } = await deps.db.one<{ calls: number }>(sql`
    insert into rate_limits as r (key, window_no, calls, ends_at)
    values (${limit.key}, ${window}, ${limit.count ?? 1}, ${new Date((window + 1) * limit.windowS * 1_000)})
    on conflict (key) do update set
      calls = case when r.window_no = excluded.window_no then r.calls + excluded.calls else excluded.calls end,
      window_no = excluded.window_no,
      ends_at = excluded.ends_at
    returning calls`)
  return { calls, endsInS: (window + 1) * limit.windowS - nowS }
}
