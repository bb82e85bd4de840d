import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from './drill-market.ts'
import { findPrograms } from './failover/find-programs.ts'
import { joinPeople } from './failover/join-people.ts'
import { readPublicPages } from './failover/read-public-pages.ts'
import { type Cluster, startCluster } from './failover/start-cluster.ts'
import { type FailoverMarket, startMarket } from './failover/start-market.ts'
import { timeToHeal } from './heal.ts'
import { bringPeople } from './people.ts'
import { describeCounts } from './tally.ts'
import { judge, print, seconds } from './verdict.ts'

const warmMs = 15_000
const afterMs = 8_000
const healLimitMs = 30_000

/** What is to be found once nobody looks at the market any more: everything kept, or not. */
type Verdict = () => Promise<boolean>

/** The primary's machine is lost and comes back; meanwhile and for some seconds around it people do what they do. */
async function loseAndReturn(cluster: Cluster, healed: (lostMs: number) => Promise<number>) {
  await pause(warmMs)
  const lostMs = performance.now()
  const lost = await cluster.losePrimary()
  print(`The machine ${lost}, with the primary, is lost`)
  const healedMs = (await healed(lostMs)) - lostMs
  await pause(afterMs)
  const backMs = performance.now()
  cluster.bringBack(lost)
  await cluster.untilWhole()
  print(
    `healed in ${seconds(healedMs)} (limit ${seconds(healLimitMs)}); the lost machine is a replica again ${seconds(performance.now() - backMs)} after its return`,
  )
  await pause(afterMs)
  return healedMs <= healLimitMs
}

/** With orders, photos and live connections. */
async function playOrders(cluster: Cluster, market: FailoverMarket): Promise<Verdict> {
  const people = await bringPeople(market)
  people.tally.begin()
  const isHealed = await loseAndReturn(cluster, async () => {
    await timeToHeal(market, people, [0, 1])
    return performance.now()
  })
  print(describeCounts(people.tally.counts()))
  return async () => (await judge(market, people)) && isHealed
}

/** With sign-ups only, for a machine that has no room for the others. */
async function playSignUps(cluster: Cluster, market: FailoverMarket): Promise<Verdict> {
  const people = joinPeople(market)
  const isHealed = await loseAndReturn(cluster, async (lostMs) => {
    await until(
      () => people.firstAfter(lostMs + 1_000) !== undefined,
      3 * healLimitMs,
      () => 'somebody is acknowledged again',
    )
    return people.firstAfter(lostMs + 1_000) ?? Number.POSITIVE_INFINITY
  })
  return async () => {
    const lost = await people.end()
    print(`answers: ${[...people.answers].map(([name, times]) => `${times} × ${name}`).join(', ')}`)
    print(`acknowledged: ${people.acknowledged()}, lost: ${lost}`)
    const { findings, seen } = await market.prove()
    print(`${seen.join('; ')}: ${findings.length === 0 ? 'proven' : findings.join('; ')}`)
    return lost === 0 && isHealed && findings.length === 0
  }
}

/**
 * Three nodes of PostgreSQL under Patroni, with synchronous replication, behind HAProxy and PgBouncer; two instances behind Caddy. The
 * machine of the primary is lost while people use them: a standby takes over, and nothing acknowledged is lost.
 */
export async function drillFailover([what]: string[] = []): Promise<boolean> {
  const programs = findPrograms(print)
  if (!programs) return false
  const root = mkdtempSync(path.join(tmpdir(), 'washline-failover-'))
  const cluster = await startCluster(root, programs.postgres)
  let market: FailoverMarket | undefined
  try {
    await cluster.untilWhole()
    await cluster.open()
    market = await startMarket(cluster, root)
    for (const at of [0, 1]) {
      await market.begin(at)
      await market.untilServing(at)
    }
    print('Three nodes; statements by the pooler, sessions by the primary, old reads by the replicas')
    const pages = readPublicPages(market)
    const play = what === 'sign-ups' ? playSignUps : playOrders
    const verdict = await play(cluster, market)
    const failed = await pages.end()
    const reads = pages.oldReads()
    print(
      `public pages: ${failed} of ${pages.asked()} not answered; reads that may be old: ${reads.replica} by the replicas, ${reads.primary} by the primary`,
    )
    return (await verdict()) && reads.replica > 0
  } finally {
    await market?.close()
    await cluster.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}
