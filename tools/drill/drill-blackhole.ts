import { setTimeout as pause } from 'node:timers/promises'
import { beginBoth, startDrillMarket } from './drill-market.ts'
import { askReadiness, timeToHeal } from './heal.ts'
import { bringPeople } from './people.ts'
import { describeCounts } from './tally.ts'
import { judge, print, seconds } from './verdict.ts'

const warmMs = 6_000
const swallowedMs = 40_000
const answerLimitMs = 2_000
const readyLimitMs = 1_000
const healLimitMs = 30_000
/** What a machine that is busy with the drill itself adds. */
const slackMs = 600
/** 15 s and the delay for proxies. */
const stopLimitMs = 20_000
const mostLines = 25

/**
 * The path from both instances to their database passes nothing and ends nothing for a while, then only new connections. People are answered in time,
 * the log stays short, and all is well by itself.
 */
export async function drillBlackhole(): Promise<boolean> {
  const market = await startDrillMarket()
  try {
    await beginBoth(market)
    const people = await bringPeople(market)
    await pause(warmMs)
    const linesBefore = market.log().length
    print(`The network swallows everything for ${seconds(swallowedMs)}`)
    people.tally.begin()
    market.path.swallow()
    const readiness: { status: number; tookMs: number }[] = []
    for (const untilMs = performance.now() + swallowedMs; performance.now() < untilMs; await pause(500))
      readiness.push(await askReadiness(market.address(readiness.length % 2)))
    const metricsMs = await timeOf(() => fetch(`${market.address(0)}/metrics`).then((answer) => answer.text()))
    const lines = market.log().slice(linesBefore)
    market.path.open()
    const healedMs = await timeToHeal(market, people, [0, 1])
    const counts = people.tally.counts()
    const direct = await askReadiness(market.address(0))
    const slowestReadyMs = Math.max(...readiness.map(({ tookMs }) => tookMs))
    print(describeCounts(counts))
    print(
      `slowest 503 ${counts.slowestUnavailableMs} ms; readiness: ${readiness.filter(({ status }) => status === 503).length} of ${readiness.length} asked were 503, slowest ${Math.round(slowestReadyMs)} ms, now ${direct.status}`,
    )
    print(`log: ${lines.length} lines meanwhile (${countEvents(lines)})`)
    print(`metrics answered in ${seconds(metricsMs)}; healed in ${seconds(healedMs)}`)
    print('Once more, and one instance is stopped meanwhile')
    market.path.swallow()
    await pause(2_000)
    const stopped = await market.end(1, 'SIGTERM')
    market.path.open()
    print(`ended with ${stopped?.code} after ${seconds(stopped?.tookMs ?? 0)}`)
    const isWhole = await judge(market, people)
    return (
      isWhole &&
      counts.slowestUnavailableMs < answerLimitMs + slackMs &&
      slowestReadyMs < readyLimitMs + slackMs &&
      lines.length <= mostLines &&
      healedMs <= healLimitMs &&
      metricsMs < answerLimitMs + slackMs &&
      stopped?.code === 0 &&
      stopped.tookMs < stopLimitMs
    )
  } finally {
    await market.close()
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begunMs = performance.now()
  await work()
  return performance.now() - begunMs
}

export function countEvents(lines: readonly string[]): string {
  const counts = Map.groupBy(lines, (line) => String((JSON.parse(line) as { event?: string }).event))
  return [...counts].map(([event, of]) => `${event} ${of.length}`).join(', ')
}
