import { id } from '@washline/contract/ids'
import { z } from 'zod'
import { defineJob } from '../platform/jobs/jobs.ts'

/** One notification to one device. */
export const pushJob = defineJob({
  name: 'notifications.push',
  data: z.object({ notificationId: id, subscriptionId: id }),
  retries: 4,
})
/** One notification by mail. */
export const letterJob = defineJob({ name: 'notifications.letter', data: z.object({ notificationId: id }), retries: 8 })
