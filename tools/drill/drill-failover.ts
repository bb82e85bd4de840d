import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPrograms } from './failover/find-programs.ts'
import { readPublicPages } from './failover/read-public-pages.ts'
import { startCluster } from './failover/start-cluster.ts'
import { type FailoverMarket, startMarket } from './failover/start-market.ts'
import { timeToHeal } from './heal.ts'
import { bringPeople } from './people.ts'
import { describeCounts } from './tally.ts'
import { judge, print, seconds } from './verdict.ts'

const warmMs = 15_000
const afterMs = 8_000
const healLimitMs = 30_000

/**
 * Three nodes of PostgreSQL under Patroni, with synchronous replication, behind HAProxy and PgBouncer; two instances behind Caddy. The
 * machine of the primary is lost while people order: a standby takes over, and nothing acknowledged is lost. Then the machine comes back.
 */
export async function drillFailover(): Promise<boolean> {
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
    print(
      'Three nodes of PostgreSQL, two instances: statements through the pooler, sessions to the primary, old reads to the replicas',
    )
    const people = await bringPeople(market)
    const pages = readPublicPages(market.url)
    await pause(warmMs)
    const placed = people.acknowledged.placed.length
    people.tally.begin()
    const lostMs = performance.now()
    const lost = await cluster.losePrimary()
    print(`The machine ${lost}, with the primary, is lost after ${placed} acknowledged orders`)
    await timeToHeal(market, people, [0, 1])
    const healedMs = performance.now() - lostMs
    await pause(afterMs)
    const counts = people.tally.counts()
    const backMs = performance.now()
    cluster.bringBack(lost)
    await cluster.untilWhole()
    const rejoinedMs = performance.now() - backMs
    await pause(afterMs)
    const { failed } = await pages.end()
    const reads = await market.oldReads()
    print(describeCounts(counts))
    print(
      `healed in ${seconds(healedMs)} (limit ${seconds(healLimitMs)}); the lost machine is a replica again ${seconds(rejoinedMs)} after its return`,
    )
    print(
      `reads that may be old: ${reads.replica} by the replicas, ${reads.primary} by the primary; public pages failed: ${failed}`,
    )
    const isWhole = await judge(market, people)
    return isWhole && healedMs <= healLimitMs && reads.replica > 0
  } finally {
    await market?.close()
    await cluster.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
}
