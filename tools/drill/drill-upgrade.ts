import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { insertDrafts } from '../../apps/api/testing/harness/insert-drafts.ts'
import { beginBoth, type DrillMarket, startDrillMarket, untilBothReady } from './drill-market.ts'
import { makeNextVersion } from './next-version.ts'
import { bringPeople, type People } from './people.ts'
import { describeCounts } from './tally.ts'
import { judge, print, seconds } from './verdict.ts'

const warmMs = 8_000
const betweenMs = 3_000
const atOnce = 50_000
const expand = `-- The drill expands: the version before knows nothing of the column, and writes rows without it.
alter table orders add column drilled_at timestamptz;
alter table orders add column drill_rounds int not null default 0;
create index orders_drilled on orders (drilled_at) where drilled_at is not null;
`
const contract = `-- The drill contracts, once no server of the version before is left.
alter table orders drop column drilled_at, drop column drill_rounds;
`

/**
 * Two instances under load change their version twice, one after the other: to one whose migration adds columns, then to one whose
 * migration drops them. Nobody may notice. `upgrade 1000000` has that many orders more.
 */
export async function drillUpgrade([orders = '0']: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'washline-versions-'))
  const second = makeNextVersion(path.join(folder, 'second'), { '9001-orders.sql': expand })
  const third = makeNextVersion(path.join(folder, 'third'), { '9001-orders.sql': expand, '9002-orders.sql': contract })
  const market = await startDrillMarket()
  const roll = async (at: number, checkout: string | undefined) => {
    await untilBothReady(market)
    const ended = await market.end(at, 'SIGTERM')
    const begunMs = performance.now()
    await market.begin(at, { checkout })
    await market.untilServing(at)
    print(
      `  instance ${at + 1} ended with ${ended?.code} in ${seconds(ended?.tookMs ?? 0)}, its next version serves after ${seconds(performance.now() - begunMs)}`,
    )
    await untilBothReady(market)
    await pause(betweenMs)
    return ended?.code === 0
  }
  try {
    print('Two instances of one version, and their people')
    await beginBoth(market)
    const people = await bringPeople(market)
    await fillOrders(market, people, Number(orders))
    await pause(warmMs)
    people.tally.begin()
    let isOrderly = true
    for (const [name, checkout] of [
      ['to the version that expands', second],
      ['to the version that contracts', third],
    ] as const) {
      print(name)
      for (const at of [0, 1]) isOrderly = (await roll(at, checkout)) && isOrderly
    }
    const counts = people.tally.counts()
    const isRefused = await refusesFirstVersion(market, third)
    print(describeCounts(counts))
    print(`the first version: ${isRefused ? 'refused with one line' : 'STARTED'}`)
    const isWhole = await judge(market, people, { checkout: third })
    return isWhole && isOrderly && isRefused && counts.failed.size === 0 && counts.unavailable === 0
  } finally {
    await market.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** So many further orders of one customer, for migrations that read a whole table. */
async function fillOrders(market: DrillMarket, people: People, orders: number): Promise<void> {
  const [person] = people.of
  if (!person) return
  for (let left = orders; left > 0; left -= atOnce)
    await market.withDatabase((db) => insertDrafts(db, person.id, Math.min(left, atOnce)))
  if (orders > 0) print(`${orders} further orders are in the table that the migrations change`)
}

/** An instance of the first version does not start on the newer database; the present one takes its place. */
async function refusesFirstVersion(market: DrillMarket, present: string): Promise<boolean> {
  await market.end(0, 'SIGTERM')
  await market.begin(0)
  const isRefused = await market.untilServing(0).then(
    () => false,
    (error: Error) => error.message.includes('which this version lacks'),
  )
  await market.end(0, 'SIGKILL')
  await market.begin(0, { checkout: present })
  await market.untilServing(0)
  return isRefused
}
