import { createHash } from 'node:crypto'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { refuse } from './refusal.ts'

export interface SavedAnswer {
  readonly status: number
  readonly body: unknown
}

/** A call that began and neither finished nor failed within this time is taken to have died with its process. */
const abandonedAfterMs = 60_000

export interface KeyedRequest {
  readonly caller: number
  readonly key: string
  readonly route: string
  readonly input: string
}

const hashOf = ({ route, input }: KeyedRequest): Buffer =>
  createHash('sha256').update(route).update('\n').update(input).digest()

/**
 * Runs `work` once per (caller, key). A repeat with the same input gets the first answer again; a repeat with other
 * input, or while the first call runs, is refused. Answers of 500 and over are not stored. Use cases must be safe to
 * repeat by themselves: a process that dies in between leaves the key open.
 */
export async function onceByKey(
  deps: { db: Database; clock: Clock },
  request: KeyedRequest,
  work: () => Promise<SavedAnswer>,
): Promise<SavedAnswer> {
  const { db, clock } = deps
  const hash = hashOf(request)
  const now = clock.now()
  const mine = await db.maybe(sql`
    insert into idempotency_keys as k (caller_id, key, input_hash, begun_at)
    values (${request.caller}, ${request.key}, ${hash}, ${now})
    on conflict (caller_id, key) do update set begun_at = excluded.begun_at
      where k.status is null and k.input_hash = excluded.input_hash
        and k.begun_at < ${new Date(now.getTime() - abandonedAfterMs)}
    returning 1 as mine`)
  if (!mine) {
    const saved = await db.one<{ input_hash: Buffer; status: number | null; body: unknown }>(
      sql`select input_hash, status, body from idempotency_keys where caller_id = ${request.caller} and key = ${request.key}`,
    )
    if (!saved.input_hash.equals(hash)) throw refuse(platformRefusals.idempotencyKeyReused)
    if (saved.status === null) throw refuse(platformRefusals.requestInProgress)
    return { status: saved.status, body: saved.body }
  }
  const forget = () =>
    db.run(
      sql`delete from idempotency_keys where caller_id = ${request.caller} and key = ${request.key} and status is null`,
    )
  let answer: SavedAnswer
  try {
    answer = await work()
  } catch (error) {
    await forget()
    throw error
  }
  if (answer.status >= 500 || answer.status === 429) await forget()
  else
    await db.run(sql`
      update idempotency_keys set status = ${answer.status}, body = ${JSON.stringify(answer.body)}::json
      where caller_id = ${request.caller} and key = ${request.key}`)
  return answer
}

/** What this request was answered before; undefined where it was not made, still runs, or is no longer stored. */
export const answeredBefore = async (
  q: Pick<Database, 'maybe'>,
  request: KeyedRequest,
): Promise<SavedAnswer | undefined> => {
  const { caller, key } = request
  const saved = await q.maybe<{ status: number | null; body: unknown }>(sql`
    select status, body from idempotency_keys
    where caller_id = ${caller} and key = ${key} and input_hash = ${hashOf(request)}`)
  return saved && saved.status !== null ? { status: saved.status, body: saved.body } : undefined
}
