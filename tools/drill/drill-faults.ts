import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../apps/api/src/platform/db/sql.ts'
import { countEvents } from './drill-blackhole.ts'
import { beginBoth, type DrillMarket, startDrillMarket, until } from './drill-market.ts'
import { askReadiness, timeToHeal } from './heal.ts'
import { bringPeople } from './people.ts'
import { describeCounts } from './tally.ts'
import { judge, print, seconds } from './verdict.ts'

const warmMs = 5_000
const faultMs = 8_000
const healLimitMs = 30_000
/** Of a database that is far, or slow. */
const lengthMs = 60
const crowdSize = 1_500
const crowdedMs = 12_000
const refusalLimitMs = 10_000
const clockJumpMs = 2 * 3_600_000

/** Asks by so many at once, each again when it was answered, and looks at readiness meanwhile. */
async function crowd({ url, address }: DrillMarket): Promise<string> {
  const untilMs = performance.now() + crowdedMs
  const answers = new Map<string, number>()
  let slowestMs = 0
  const ask = async () => {
    while (performance.now() < untilMs) {
      const begunMs = performance.now()
      const { status, headers } = await fetch(`${url}/api/prices`)
      const name = `${status}${headers.has('retry-after') ? ' with Retry-After' : ''}`
      answers.set(name, (answers.get(name) ?? 0) + 1)
      if (status === 503) slowestMs = Math.max(slowestMs, performance.now() - begunMs)
    }
  }
  const ready: number[] = []
  const watch = async () => {
    for (; performance.now() < untilMs; await pause(500)) ready.push((await askReadiness(address(0))).status)
  }
  await Promise.all([watch(), ...Array.from({ length: crowdSize }, ask)])
  if (slowestMs > refusalLimitMs) throw new Error(`a refusal took ${seconds(slowestMs)}`)
  const counts = [...answers].map(([name, times]) => `${times} × ${name}`).join(', ')
  return `${crowdSize} at once: ${counts}; slowest refusal ${seconds(slowestMs)}; ready ${ready.filter((one) => one === 200).length} of ${ready.length}`
}

interface Fault {
  readonly name: string
  /** Plays it until its cause has ended. */
  readonly play: (market: DrillMarket) => Promise<void>
  /** Answers of this kind are the fault itself: a request in the hand of a server that is killed has nobody to answer it. */
  readonly ownFailure?: RegExp
}

const stripe = (kind: string): Fault => ({
  name: `the card vendor: ${kind}`,
  play: async (market) => {
    await market.stripe.control('faults', { kind, on: '', times: 10_000, slowMs: 3_000 })
    await pause(faultMs)
    await market.stripe.control('faults', {})
  },
  ownFailure: /^502 /,
})

const faults: readonly Fault[] = [
  {
    name: 'the database is killed',
    play: async ({ postgres }) => {
      const pid = postgres.pid()
      if (pid) process.kill(pid, 'SIGKILL')
      await until(
        () => postgres.pid() !== pid,
        60_000,
        () => 'it is started again',
      )
    },
  },
  {
    name: 'the database is restarted',
    play: async ({ postgres }) => {
      const pid = postgres.pid()
      if (pid) process.kill(pid, 'SIGINT')
      await until(
        () => postgres.pid() !== pid,
        60_000,
        () => 'it is started again',
      )
    },
  },
  {
    name: 'one instance is killed, and started again',
    play: async (market) => {
      await market.end(1, 'SIGKILL')
      await market.begin(1, { withFaults: true })
      await market.untilServing(1)
    },
    ownFailure: /^502 /,
  },
  {
    name: 'one instance is restarted',
    play: async (market) => {
      await market.end(1, 'SIGTERM')
      await market.begin(1, { withFaults: true })
      await market.untilServing(1)
    },
  },
  {
    name: 'every connection waits: somebody locks the table of accounts',
    play: ({ withDatabase }) =>
      withDatabase((db) =>
        db.transaction(async (tx) => {
          await tx.run(sql`lock table users in access exclusive mode`)
          await pause(faultMs)
        }),
      ),
  },
  {
    name: 'more people at once than connections: each statement takes longer, and hundreds ask',
    play: async (market) => {
      market.path.lengthen(lengthMs)
      print(`  ${await crowd(market)}`)
      market.path.lengthen(0)
    },
  },
  {
    name: 'the clock of one instance jumps two hours ahead, and back',
    play: async (market) => {
      market.play({ clockMs: clockJumpMs })
      await pause(faultMs)
      market.play({})
    },
  },
  {
    name: 'one instance finds no address for any name, and its connections end',
    play: async (market) => {
      market.play({ isNameless: true })
      market.path.cut()
      market.path.open()
      await pause(faultMs)
      market.play({})
    },
  },
  ...['slow', 'timeout', 'lost', 'error', 'nonsense'].map(stripe),
]

/** Fault after fault under load, each until all is well again; then everything is compared. */
export async function drillFaults(args: readonly string[]): Promise<boolean> {
  const market = await startDrillMarket()
  try {
    await beginBoth(market, { withFaults: true })
    const people = await bringPeople(market)
    await pause(warmMs)
    let isAllWell = true
    for (const { name, play, ownFailure } of faults.filter(
      (fault) => args.length === 0 || args.some((arg) => fault.name.includes(arg)),
    )) {
      print(name)
      people.tally.begin()
      const linesBefore = market.log().length
      await play(market)
      const healedMs = await timeToHeal(market, people, [0, 1])
      const counts = people.tally.counts()
      print(`  ${describeCounts(counts)}`)
      print(`  healed in ${seconds(healedMs)}; log: ${countEvents(market.log().slice(linesBefore)) || 'nothing'}`)
      const others = [...counts.failed.keys()].filter((failure) => !ownFailure?.test(failure))
      if (others.length > 0) print(`  NOT EXPECTED: ${others.join(', ')}`)
      isAllWell = isAllWell && healedMs <= healLimitMs && others.length === 0
    }
    const isWhole = await judge(market, people)
    return isWhole && isAllWell
  } finally {
    await market.close()
  }
}
