import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Reads the current state of a check from the vendor. */
export const readCheckJob = defineJob({
  name: 'verification.read-check',
  data: z.object({ checkId: z.string() }),
  retries: 10,
})
/** Asks the vendor to delete the data of a person whose account was deleted. */
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
