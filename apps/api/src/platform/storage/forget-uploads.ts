import type { z } from 'zod'
import type { Clock } from '../clock/clock.ts'
import type { Tx } from '../db/database.ts'
import type { Job, Jobs } from '../jobs/jobs.ts'

const atOnce = 200

export interface ForgetDeps {
  readonly clock: Clock
  readonly jobs: Pick<Jobs, 'enqueue'>
}

export interface Uploads {
  /** How long an upload that nothing uses is kept. */
  readonly retentionMs: number
  /** Deletes at most so many from before that time, and gives their keys. */
  readonly forget: (tx: Tx, before: Date, atMost: number) => Promise<string[]>
  /** Removes the files. */
  readonly job: Job<z.ZodObject<{ keys: z.ZodArray<z.ZodString> }>>
}

/** Forgets uploads that nothing has used; their files go by a job that outlives a crash. */
export async function forgetUploads(tx: Tx, { clock, jobs }: ForgetDeps, uploads: Uploads): Promise<void> {
  const keys = await uploads.forget(tx, new Date(clock.now().getTime() - uploads.retentionMs), atOnce)
  if (keys.length > 0) await jobs.enqueue(tx, uploads.job, { keys })
}
