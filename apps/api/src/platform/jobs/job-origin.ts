import { z } from 'zod'
import type { LogContext } from '../log/log-context.ts'
import { newSpanId, newTraceId } from '../tracing/tracer.ts'

/** The field of a job's row that has it. Handlers get the data without it. */
const field = '$from'

const origin = z.object({
  request: z.string().optional(),
  trace: z.string().optional(),
  span: z.string().optional(),
  isLater: z.boolean().optional(),
})
/** What enqueued a job: ids only. */
export type JobOrigin = z.output<typeof origin>

/** A job's data with what enqueued it. A job that enqueues a later one is not its request: such chains go on for weeks. */
export function withOrigin(data: object, { request, trace, span, job }: LogContext, isLater: boolean): object {
  const isChain = isLater && job !== undefined
  if (trace === undefined && (request === undefined || isChain)) return data
  const from: JobOrigin = {
    ...(request !== undefined && !isChain && { request }),
    ...(trace !== undefined && { trace }),
    ...(span !== undefined && { span }),
    ...(isLater && { isLater }),
  }
  return { ...data, [field]: from }
}

export function splitOrigin(stored: unknown): { readonly data: unknown; readonly from: JobOrigin } {
  if (typeof stored !== 'object' || stored === null || !(field in stored)) return { data: stored, from: {} }
  const { [field]: from, ...data } = stored
  const read = origin.safeParse(from)
  return { data, from: read.success ? read.data : {} }
}

export interface JobTrace {
  /** For the lines of the log. */
  readonly context: Pick<LogContext, 'request' | 'trace' | 'span'>
  readonly parent?: string | undefined
  readonly link?: { readonly trace: string; readonly span: string } | undefined
}

/** A job that is due at once is part of the trace that enqueued it; a later one has a trace of its own that is linked with it. */
export function traceOfJob({ request, trace, span, isLater }: JobOrigin, isTraced: boolean): JobTrace {
  const ofRequest = request === undefined ? {} : { request }
  if (trace !== undefined && !isLater)
    return { context: { ...ofRequest, trace, ...(isTraced && { span: newSpanId() }) }, parent: span }
  if (!isTraced) return { context: ofRequest }
  const link = trace !== undefined && span !== undefined ? { trace, span } : undefined
  return { context: { ...ofRequest, trace: newTraceId(), span: newSpanId() }, link }
}
