import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { beginBoth, type DrillMarket, startDrillMarket, untilBothReady } from './drill-market.ts'
import { findEarlierVersion, makeEarlierVersion } from './earlier-version.ts'
import { fillPast } from './fill-past.ts'
import { makeNextVersion } from './next-version.ts'
import { bringPeople } from './people.ts'
import { describeCounts } from './tally.ts'
import { judge, print, seconds } from './verdict.ts'

const warmMs = 8_000
const betweenMs = 3_000
const expand = `-- The drill expands: the version before knows nothing of the column, and writes rows without it.
alter table orders add column drilled_at timestamptz;
alter table orders add column drill_rounds int not null default 0;
create index orders_drilled on orders (drilled_at) where drilled_at is not null;
`
const contract = `-- The drill contracts, once no server of the version before is left.
alter table orders drop column drilled_at, drop column drill_rounds;
`

/**
 * Two instances under load change their version, one after the other: from an earlier version to this one, then to one whose migration adds
 * columns, then to one whose migration drops them. Nobody may notice. `upgrade 1000000` has that many past orders;
 * `--from <revision>` names the earlier version.
 */
export async function drillUpgrade(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' } },
    allowPositionals: true,
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'washline-versions-'))
  const market = await startDrillMarket()
  try {
    const versions = makeVersions(folder, values.from)
    const [first, ...later] = versions
    const last = versions.at(-1)
    print(`Two instances of ${first?.name}, and their people`)
    await beginBoth(market, { checkout: first?.checkout })
    const people = await bringPeople(market)
    await fill(market, Number(positionals[0] ?? 0))
    await pause(warmMs)
    people.tally.begin()
    let isOrderly = true
    for (const { name, checkout } of later) {
      print(`to ${name}`)
      for (const at of [0, 1]) isOrderly = (await roll(market, at, checkout)) && isOrderly
    }
    const counts = people.tally.counts()
    const isRefused = await refusesFirstVersion(market, first?.checkout, last?.checkout)
    print(describeCounts(counts))
    for (const line of counts.failed.size > 0 ? market.log().filter((one) => one.includes('"level":"error"')) : [])
      print(`  ${line}`)
    print(`the first version: ${isRefused ? 'refused with one line' : 'STARTED'}`)
    const isWhole = await judge(market, people, { checkout: last?.checkout })
    return isWhole && isOrderly && isRefused && counts.failed.size === 0 && counts.unavailable === 0
  } finally {
    await market.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Version {
  readonly name: string
  /** None for this checkout. */
  readonly checkout: string | undefined
}

function makeVersions(folder: string, from: string | undefined): readonly Version[] {
  const earlier = findEarlierVersion(from)
  if (!earlier) print('git knows no earlier version here: the drill begins with this one')
  return [
    ...(earlier
      ? [
          {
            name: `${earlier.name}, ${earlier.lacks.length} migrations ago`,
            checkout: makeEarlierVersion(path.join(folder, 'earlier'), earlier),
          },
        ]
      : []),
    { name: earlier ? `this version: ${earlier.lacks.join(', ')}` : 'this version', checkout: undefined },
    {
      name: 'a version that expands',
      checkout: makeNextVersion(path.join(folder, 'second'), { '9001-orders.sql': expand }),
    },
    {
      name: 'a version that contracts',
      checkout: makeNextVersion(path.join(folder, 'third'), { '9001-orders.sql': expand, '9002-orders.sql': contract }),
    },
  ]
}

/** One instance ends and begins as the other version. */
async function roll(market: DrillMarket, at: number, checkout: string | undefined): Promise<boolean> {
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

async function fill(market: DrillMarket, orders: number): Promise<void> {
  if (orders === 0) return
  const begunMs = performance.now()
  await market.withDatabase((db) => fillPast(db, orders))
  print(`${orders} past orders with what belongs to them, filled in ${seconds(performance.now() - begunMs)}`)
}

/** An instance of the first version does not start on the newer database; the present one takes its place. */
async function refusesFirstVersion(
  market: DrillMarket,
  first: string | undefined,
  present: string | undefined,
): Promise<boolean> {
  await market.end(0, 'SIGTERM')
  await market.begin(0, { checkout: first })
  const isRefused = await market.untilServing(0).then(
    () => false,
    (error: Error) => error.message.includes('which this version lacks'),
  )
  await market.end(0, 'SIGKILL')
  await market.begin(0, { checkout: present })
  await market.untilServing(0)
  return isRefused
}
