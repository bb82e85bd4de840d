import type { ZodType, z } from 'zod'
import type { Tx } from '../db/database.ts'

/** A durable piece of later work. Handlers must be safe to run twice. */
export interface Job<Data extends ZodType = ZodType> {
  readonly name: string
  readonly data: Data
  /** Retries with growing pauses after a throw; default 5. */
  readonly retries?: number
  /** How many of them one process works on at once; default 8. Fewer leave the processor to what people wait for. */
  readonly atOnce?: number
}

/** Retries of about an hour, and of about a day, for what waits until an outside service is back: the pauses grow to a minute. */
export const hourOfRetries = 66
export const dayOfRetries = 1_446

/** What fails and always will. It is not tried again. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
}

export const defineJob = <Data extends ZodType>(job: Job<Data>): Job<Data> => job

export interface Jobs {
  /** Registers what does the work. Called by each module before `start`. */
  handle<D extends ZodType>(job: Job<D>, work: (data: z.output<D>) => Promise<void>): void
  /** Runs `work` once every `everyS` seconds over all processes. */
  repeat(name: string, everyS: number, work: () => Promise<void>): void
  /** Enqueues inside a transaction: the job exists if and only if it commits. `key` keeps one waiting job of that key. */
  enqueue<D extends ZodType>(tx: Tx, job: Job<D>, data: z.output<D>, when?: { at?: Date; key?: string }): Promise<void>
}
