import autocannon from 'autocannon'
import type { MeasuredProcess } from './measured-process.ts'

export interface Metrics {
  readonly perSecond: number
  readonly p99Ms: number
  readonly cpuMs: number
  /** Of PostgreSQL; NaN where it was not asked for. */
  readonly databaseMs: number
  readonly failed: number
}

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

export const connections = 16

export interface Contestant {
  readonly url: string
  readonly calls: readonly Call[]
  readonly process: Pick<MeasuredProcess, 'cpuMs'>
  /** CPU time of PostgreSQL so far. */
  readonly databaseMs?: () => number
  /** Waits until the work that calls leave to jobs is done, so that its CPU time counts in their turn. */
  readonly settled?: () => Promise<void>
}

/** What the contestant and PostgreSQL have taken since. */
function cpuSince({
  process,
  databaseMs = () => Number.NaN,
}: Contestant): (calls: number) => Pick<Metrics, 'cpuMs' | 'databaseMs'> {
  const before = { cpuMs: process.cpuMs(), databaseMs: databaseMs() }
  return (calls) => ({
    cpuMs: (process.cpuMs() - before.cpuMs) / calls,
    databaseMs: (databaseMs() - before.databaseMs) / calls,
  })
}

const shortRoundS = 2
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Several rounds as one: their median, and every failure. */
const together = (rounds: readonly Metrics[]): Metrics => ({
  perSecond: median(rounds.map((round) => round.perSecond)),
  p99Ms: median(rounds.map((round) => round.p99Ms)),
  cpuMs: median(rounds.map((round) => round.cpuMs)),
  databaseMs: median(rounds.map((round) => round.databaseMs)),
  failed: rounds.reduce((sum, round) => sum + round.failed, 0),
})

/** Runs a round of each contestant in turn, so that what else the machine does falls on all of them alike. */
async function inTurn(
  contestants: readonly Contestant[],
  rounds: number,
  round: (contestant: Contestant, number: number) => Promise<Metrics>,
): Promise<Metrics[]> {
  const metrics = contestants.map((): Metrics[] => [])
  for (let number = 0; number < rounds; number += 1)
    for (const [index, contestant] of contestants.entries()) metrics[index]?.push(await round(contestant, number))
  return metrics.map(together)
}

/** Sends each contestant's one read over and over, in short rounds taken in turn, after a warm-up that is not counted. */
export async function loadReads(contestants: readonly Contestant[], seconds: number): Promise<Metrics[]> {
  for (const { url, calls } of contestants)
    await autocannon({ url, connections, duration: shortRoundS, requests: [...calls] })
  const rounds = Math.max(1, Math.round(seconds / shortRoundS))
  return inTurn(contestants, rounds, async (contestant) => {
    const { url, calls } = contestant
    const taken = cpuSince(contestant)
    const result = await autocannon({ url, connections, duration: shortRoundS, requests: [...calls] })
    return {
      perSecond: result.requests.total / result.duration,
      p99Ms: result.latency.p99,
      ...taken(result.requests.total),
      failed: result.non2xx + result.errors,
    }
  })
}

const writeRounds = 5
/** Sends each call once, a share of them per round; the first share warms up and is not counted. */
export async function loadWrites(contestants: readonly Contestant[]): Promise<Metrics[]> {
  const shareOf = (contestant: Contestant, number: number) =>
    loadOnce(
      contestant,
      contestant.calls.filter((_, index) => index % (writeRounds + 1) === number),
    )
  for (const contestant of contestants) await shareOf(contestant, writeRounds)
  return inTurn(contestants, writeRounds, shareOf)
}

/** Sends each call once, as many at a time as there are connections. */
async function loadOnce(contestant: Contestant, calls: readonly Call[]): Promise<Metrics> {
  const { url } = contestant
  const waiting = [...calls]
  const tookMs: number[] = []
  let failed = 0
  const taken = cpuSince(contestant)
  const begunAt = performance.now()
  const work = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) {
      const sentAt = performance.now()
      const { method, headers, body } = call
      const answer = await fetch(url + call.path, { method, headers, ...(body === undefined ? {} : { body }) })
      const text = await answer.text()
      if (answer.status !== 200 || text.startsWith('{"success":false')) failed += 1
      tookMs.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  const tookS = (performance.now() - begunAt) / 1_000
  await contestant.settled?.()
  tookMs.sort((a, b) => a - b)
  return {
    perSecond: calls.length / tookS,
    p99Ms: tookMs[Math.floor(tookMs.length * 0.99)] ?? Number.NaN,
    ...taken(calls.length),
    failed,
  }
}
