import { AsyncLocalStorage } from 'node:async_hooks'

/** What a line is about, beside its own fields: lines of one request, job or order are found by it. */
export interface LogContext {
  readonly request?: string
  readonly trace?: string
  /** The part of the trace that is under way, where it is traced. */
  readonly span?: string
  readonly job?: string
  readonly queue?: string
  readonly order?: number
}

const contexts = new AsyncLocalStorage<LogContext>()

export const withLogContext = <Result>(context: LogContext, work: () => Result): Result => contexts.run(context, work)
export const logContext = (): LogContext => contexts.getStore() ?? {}
