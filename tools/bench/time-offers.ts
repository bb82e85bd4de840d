import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../apps/api/src/platform/db/database.ts'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import type { Call } from './load.ts'

export interface OfferTimes {
  /** Orders that the server accepted; the others answered with an error. */
  readonly placed: number
  readonly offered: number
  readonly perSecond: number
  /** From the order's placement to the creation of its first offer, by the server's clock. */
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  /** From the request's departure, so that a server that accepts late is not counted as a fast one. */
  readonly sentP99Ms: number
  /** From the placement to the arrival of a first offer on a Washer's socket, of the Washers who listen. */
  readonly heard: number
  readonly heardP99Ms: number
}

const settleMs = 60_000
const atShare = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

/** Places each order once, at a fixed rate whatever the server does, and waits for their first offers. */
export async function timeOffers(
  { url, db, heardAt = new Map() }: { url: string; db: Database; heardAt?: ReadonlyMap<number, number> },
  calls: readonly Call[],
  perSecond: number,
): Promise<OfferTimes> {
  const sentAt = new Map<number, number>()
  let failed = 0
  const begunAt = performance.now()
  const send = async ({ method, path, headers, body = '' }: Call, index: number) => {
    await pause((index * 1_000) / perSecond)
    sentAt.set(JSON.parse(body).order_id, Date.now())
    const answer = await fetch(url + path, { method, headers, body })
    await answer.arrayBuffer()
    if (answer.status !== 200) failed += 1
  }
  await Promise.all(calls.map(send))
  const tookS = (performance.now() - begunAt) / 1_000
  const times = await firstOffers(db, [...sentAt.keys()])
  const waits = times.map(({ waitMs }) => waitMs)
  const heard = await heardAfter(db, [...sentAt.keys()], heardAt)
  return {
    placed: calls.length - failed,
    offered: times.length,
    perSecond: calls.length / tookS,
    p50Ms: atShare(waits, 0.5),
    p95Ms: atShare(waits, 0.95),
    p99Ms: atShare(waits, 0.99),
    heard: heard.length,
    heardP99Ms: atShare(heard, 0.99),
    sentP99Ms: atShare(
      times.map(({ orderId, offeredAt }) => offeredAt.getTime() - (sentAt.get(orderId) ?? 0)),
      0.99,
    ),
  }
}

async function heardAfter(
  db: Database,
  orderIds: readonly number[],
  heardAt: ReadonlyMap<number, number>,
): Promise<number[]> {
  const first = await db.all<{ id: number; placedAt: Date }>(sql`
    select f.id, o.placed_at as "placedAt" from orders o join offers f on f.order_id = o.id
    where o.id = any(${orderIds}::bigint[]) and f.id = any(${[...heardAt.keys()]}::bigint[])
      and f.created_at = (select min(e.created_at) from offers e where e.order_id = o.id)`)
  return first.map(({ id, placedAt }) => (heardAt.get(id) ?? Number.NaN) - placedAt.getTime())
}

async function firstOffers(db: Database, orderIds: readonly number[]) {
  const endsAt = performance.now() + settleMs
  for (;;) {
    const rows = await db.all<{ orderId: number; offeredAt: Date; waitMs: number }>(sql`
      select o.id as "orderId", min(f.created_at) as "offeredAt",
        extract(epoch from min(f.created_at) - o.placed_at)::float8 * 1000 as "waitMs"
      from orders o join offers f on f.order_id = o.id where o.id = any(${orderIds}::bigint[]) group by o.id`)
    if (rows.length === orderIds.length || performance.now() > endsAt) return rows
    await pause(200)
  }
}
