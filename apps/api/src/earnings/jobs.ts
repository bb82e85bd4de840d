import { id } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** Sends a cash-out to the bank, or looks what became of it. */
export const sendCashOutJob = defineJob({
  name: 'earnings-send-cash-out',
  data: z.object({ cashOutId: id }),
  retries: 10,
})
