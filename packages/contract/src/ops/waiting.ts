import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'

/** How much waits for an operator, to be seen from every tab. */
const waiting = z.object({
  /** A danger or a threat; they are among the reports. */
  urgent_reports: z.int(),
  /** Of problems and of ratings. */
  reports: z.int(),
  alerts: z.int(),
})
export type Waiting = z.infer<typeof waiting>

export const getOpsWaiting = defineEndpoint({
  method: 'GET',
  path: '/api/ops/waiting',
  access: 'operator',
  summary: 'How many reports, urgent ones of them, and alerts are open.',
  answers: { 200: enveloped(waiting) },
})
