import { doorCaseId } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Decides a case whose wait is over. A job for a case that was extended or has ended changes nothing. */
export const decideCaseJob = defineJob({
  name: 'doors-decide-case',
  data: z.object({ caseId: doorCaseId, dueAt: z.iso.datetime() }),
  retries: 10,
})
