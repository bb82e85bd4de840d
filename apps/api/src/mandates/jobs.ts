import { approvalId } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Makes an approved call whose process died before its end was recorded. */
export const carryOutJob = defineJob({ name: 'mandates-carry-out', data: z.object({ approvalId }), retries: 20 })
/** By then the process that was asked has made the call, or it died. */
export const carryOutAfterMs = 90_000
export const expireEveryS = 60
export const forgetEveryS = 3_600
