import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import { countEvents } from './drill-blackhole.ts'
import { beginBoth, type DrillMarket, startDrillMarket } from './drill-market.ts'
import { timeToHeal } from './heal.ts'
import { bringPeople, type People } from './people.ts'
import { type Counts, describeCounts } from './tally.ts'
import { compareDeliveries } from './vendors/compare-deliveries.ts'
import { type DrillVendor, type Phase, startVendors } from './vendors/start-vendors.ts'
import { subscribeDevices, useVendors } from './vendors/use-vendors.ts'
import { judge, print, seconds } from './verdict.ts'

const warmMs = 6_000
const healLimitMs = 30_000
/** Where nobody waits for the vendor that fails. */
const usualMs = 5_000
/** What a machine that is busy with the drill itself adds, and the model of our own where the other one has answered nothing. */
const slackMs = 3_500

/** Without it nothing new can be paid. */
const needed = 'cards'

interface Played {
  readonly market: DrillMarket
  readonly people: People
  readonly user: ReturnType<typeof useVendors>
}

const list = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, times]) => `${times} × ${name}`)

/** Answers that no vendor may cause: a refusal has a code, a text and when to ask again. */
function findFaults({ slowestMs, failed }: Counts, limitMs: number): string[] {
  return [
    ...list(failed),
    ...(slowestMs > limitMs ? [`somebody waited ${slowestMs} ms where ${limitMs} ms are the limit`] : []),
  ]
}

async function playPhase({ market, people, user }: Played, vendor: DrillVendor, phase: Phase): Promise<boolean> {
  // People who are refused ask again at once, and have soon used up what the limits of one person allow.
  await market.withDatabase((db) => db.run(sql`delete from rate_limits`))
  people.tally.begin()
  user.answers()
  const linesBefore = market.log().length
  const before = { placed: people.acknowledged.placed.length, ...vendor.counts() }
  await phase.begin()
  await pause(phase.lastsMs)
  const placed = people.acknowledged.placed.length - before.placed
  await vendor.heal()
  const healedMs = await timeToHeal(market, people, [0, 1])
  const counts = people.tally.counts()
  const { calls, failed } = vendor.counts()
  print(`${vendor.name}: ${phase.name} for ${seconds(phase.lastsMs)}`)
  print(`  ${describeCounts(counts)}`)
  print(`  ${placed} orders placed meanwhile; ${calls - before.calls} calls came, ${failed - before.failed} failed`)
  print(`  refused: ${list(counts.refusals).join('; ') || 'nothing'}`)
  print(`  looked for: ${user.answers()}`)
  print(`  healed in ${seconds(healedMs)}; log: ${countEvents(market.log().slice(linesBefore)) || 'nothing'}`)
  const faults = findFaults(counts, Math.max(vendor.personMs, usualMs) + slackMs)
  if (placed === 0 && vendor.name !== needed) faults.push('no order was placed')
  if (faults.length > 0) print(`  NOT EXPECTED: ${faults.join(', ')}`)
  return faults.length === 0 && healedMs <= healLimitMs
}

/**
 * A market that uses every vendor, each of which in turn is slow, takes no connection, is cut in the middle and answers nonsense, while
 * people go on; then everything is compared. `vendors mail` plays those whose name has that word.
 */
export async function drillVendors(args: readonly string[]): Promise<boolean> {
  const vendors = await startVendors()
  const market = await startDrillMarket({ settingsOf: vendors.settingsOf })
  try {
    await beginBoth(market)
    const people = await bringPeople(market)
    const devices = await subscribeDevices(market, people)
    const user = useVendors(market, people)
    await pause(warmMs)
    let isAllWell = true
    const chosen = vendors.all().filter(({ name }) => args.length === 0 || args.includes(name))
    for (const vendor of chosen)
      for (const phase of vendor.phases)
        isAllWell = (await playPhase({ market, people, user }, vendor, phase)) && isAllWell
    await user.end()
    const isWhole = await judge(market, people, { mayRepeat: true })
    const { text, faults } = await compareDeliveries(market, vendors, devices)
    print(`${text}: ${faults.join('; ') || 'none lost'}`)
    const { stored, missing } = await user.photos()
    print(`photos acknowledged: ${stored}, lost: ${missing.length === 0 ? 'none' : missing.join(', ')}`)
    return isWhole && isAllWell && faults.length + missing.length === 0
  } finally {
    await market.close()
    await vendors.close()
  }
}
