import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import type { PlayedMarket } from './drill-market.ts'
import type { People } from './people.ts'
import { seconds } from './verdict.ts'

const healLimitMs = 90_000
const steadyAnswers = 5

/** How long readiness takes, and what it answers. */
export async function askReadiness(url: string): Promise<{ readonly status: number; readonly tookMs: number }> {
  const begunMs = performance.now()
  const status = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.status,
    () => 0,
  )
  return { status, tookMs: performance.now() - begunMs }
}

/**
 * How long it takes until all is well again: every instance is ready, answers what needs its pool several times in a row at once,
 * every person has a live connection, an event has come, and no job waits that is due or in the hand of a process that has ended.
 */
export async function timeToHeal(market: PlayedMarket, people: People, instances: readonly number[]): Promise<number> {
  const begunMs = performance.now()
  const parts: [name: string, isWell: () => Promise<boolean>][] = [
    [
      'ready',
      async () =>
        (await Promise.all(instances.map((at) => askReadiness(market.address(at))))).every(
          ({ status }) => status === 200,
        ),
    ],
    [
      'answers',
      async () => (await Promise.all(instances.map((at) => answersSteadily(market.address(at))))).every(Boolean),
    ],
    ['live', async () => people.live() === people.of.length],
    ['jobs', () => overdueS(market).then(isSoon, () => false)],
    ['events', () => outboxLagS(market).then(isSoon, () => false)],
  ]
  const healedMs = new Map<string, number>()
  while (healedMs.size < parts.length) {
    for (const [name, isWell] of parts)
      if (!healedMs.has(name) && (await isWell())) healedMs.set(name, performance.now() - begunMs)
    if (performance.now() - begunMs > healLimitMs)
      throw new Error(
        `not well after ${seconds(healLimitMs)}: only ${[...healedMs.keys()].join(', ')}\n${market.log().slice(-20).join('\n')}`,
      )
    await pause(100)
  }
  process.stdout.write(`  well again: ${[...healedMs].map(([name, ms]) => `${name} ${seconds(ms)}`).join(', ')}\n`)
  return Math.max(...healedMs.values())
}

/** Each connection of the pool has its turn: one that is dead would be met. */
async function answersSteadily(url: string): Promise<boolean> {
  const asked = Array.from({ length: 25 }, () =>
    fetch(`${url}/api/config`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
  for (let answer = 0; answer < steadyAnswers; answer += 1)
    asked.push(
      fetch(`${url}/api/config`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  return (await Promise.all(asked)).every(Boolean)
}

const isSoon = (lagS: number) => lagS < 5

const overdueS = async (market: PlayedMarket) =>
  (
    await market.withDatabase((db) =>
      db.one<{ seconds: number }>(sql`
        select coalesce(extract(epoch from now() - min(case when state = 'active' then heartbeat_on else start_after end)), 0)::float8 as seconds
        from jobs.job where state < 'active' and start_after < now() or state = 'active' and heartbeat_on < now() - interval '12 seconds'`),
    )
  ).seconds

const outboxLagS = async (market: PlayedMarket) =>
  (
    await market.withDatabase((db) =>
      db.one<{ seconds: number }>(sql`
        select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds from outbox`),
    )
  ).seconds
