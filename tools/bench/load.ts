import autocannon from 'autocannon'
import type { MeasuredProcess } from './measured-process.ts'

export interface Figures {
  readonly perSecond: number
  readonly p99Ms: number
  readonly cpuMs: number
  readonly failed: number
}
export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body?: string
}

export const connections = 16

/** Sends one read over and over for some seconds, after a warm-up that is not counted. */
export async function loadRead(url: string, call: Call, process: MeasuredProcess, seconds: number): Promise<Figures> {
  const run = (duration: number) => autocannon({ url, connections, duration, requests: [call] })
  await run(2)
  const before = process.cpuMs()
  const result = await run(seconds)
  return {
    perSecond: result.requests.total / result.duration,
    p99Ms: result.latency.p99,
    cpuMs: (process.cpuMs() - before) / result.requests.total,
    failed: result.non2xx + result.errors,
  }
}

/** Sends each call once, as many at a time as there are connections. */
export async function loadOnce(url: string, calls: readonly Call[], process: MeasuredProcess): Promise<Figures> {
  const waiting = [...calls]
  const tookMs: number[] = []
  let failed = 0
  const before = process.cpuMs()
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
  tookMs.sort((a, b) => a - b)
  return {
    perSecond: calls.length / tookS,
    p99Ms: tookMs[Math.floor(tookMs.length * 0.99)] ?? Number.NaN,
    cpuMs: (process.cpuMs() - before) / calls.length,
    failed,
  }
}
