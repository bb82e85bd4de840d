import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Asks the vendor how a check stands. */
export const readCheckJob = defineJob({
  name: 'verification.read-check',
  data: z.object({ checkId: z.string() }),
  retries: 10,
})
/** Has the vendor forget somebody whose account is gone here. */
export const forgetCheckJob = defineJob({
  name: 'verification.forget-check',
  data: z.object({ checkId: z.string() }),
  retries: 10,
})
export const removeEvidenceJob = defineJob({
  name: 'verification.remove-evidence',
  data: z.object({ keys: z.array(z.string()) }),
})

export const readChecksEveryS = 60
export const watchEveryS = 300
