import { hostname } from 'node:os'
import type { Log } from '../log/log.ts'
import { traceOutgoingCalls } from './trace-outgoing-calls.ts'
import { type Attributes, type NewSpan, spanKinds, type Tracer } from './tracer.ts'

const sendEveryMs = 2_000
const sendLimitMs = 5_000
const closeLimitMs = 2_000
const batchSize = 512
/** A collector that is away costs no more memory than this many spans. */
const mostWaiting = 4_096

interface OtlpOptions {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
  /** The share of traces that is sent: a trace whole or not at all, in all processes. */
  readonly share: number
  readonly log: Log
}

const wireValue = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { intValue: String(value) }
const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: wireValue(value) }]))

const isSampled = (trace: string, share: number) => Number.parseInt(trace.slice(-8), 16) < share * 2 ** 32

/** Sends spans in batches to a collector, by OTLP over HTTP in JSON. What it does not take is dropped. */
export function otlpTracer({ url, headers, service, share, log }: OtlpOptions): Tracer {
  const resource = {
    attributes: attributesOf({ 'service.name': service, 'host.name': hostname(), 'process.pid': process.pid }),
  }
  let waiting: object[] = []
  let sending = Promise.resolve()

  const send = async (spans: readonly object[], limitMs: number): Promise<void> => {
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'washline' }, spans }] }] })
    const answer = await fetch(url, {
      ...{ method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } },
      signal: AbortSignal.timeout(limitMs),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
  }
  const flush = (limitMs: number): Promise<void> => {
    sending = sending.then(async () => {
      const spans = waiting
      waiting = []
      for (let at = 0; at < spans.length; at += batchSize)
        await send(spans.slice(at, at + batchSize), limitMs).catch((error) => log.error('tracing.unsent', error))
    })
    return sending
  }
  const timer = setInterval(() => void flush(sendLimitMs), sendEveryMs).unref()

  const tracer: Tracer = {
    begin: (span) => {
      const begunAt = nanoseconds()
      return (ended = {}) => {
        if (!isSampled(span.trace, share) || waiting.length >= mostWaiting) return
        waiting.push(wireOf(span, begunAt, ended))
      }
    },
    close: async () => {
      clearInterval(timer)
      stopOutgoing()
      await flush(closeLimitMs)
    },
  }
  const stopOutgoing = traceOutgoingCalls(tracer)
  return tracer
}

const nanoseconds = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n

const wireOf = (
  { trace, id, parent, link, name, kind, attributes }: NewSpan,
  begunAt: bigint,
  ended: { readonly isFault?: boolean; readonly attributes?: Attributes },
) => ({
  traceId: trace,
  spanId: id,
  ...(parent && { parentSpanId: parent }),
  ...(link && { links: [{ traceId: link.trace, spanId: link.span }] }),
  ...{ name, kind: spanKinds[kind] },
  startTimeUnixNano: String(begunAt),
  endTimeUnixNano: String(nanoseconds()),
  attributes: attributesOf({ ...attributes, ...ended.attributes }),
  status: ended.isFault ? { code: 2 } : {},
})
