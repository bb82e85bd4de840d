import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'

/** The open work of operators, which every tab shows. */
const waiting = z.object({
  /** Reports of a danger or a threat; included in `reports`. */
  urgent_reports: z.int(),
  /** Reports of problems and of ratings, and cases at doors that wait for a person. */
  reports: z.int(),
  alerts: z.int(),
  /** Claims and verification steps to decide. */
  claims: z.int(),
  verification: z.int(),
  /** Washers with an open flag or an unanswered appeal, unanswered appeals about offers, and complaints about washes that wait. */
  quality: z.int(),
  /** Orders so late that an operator has to act. */
  overdue_orders: z.int(),
})
export type Waiting = z.infer<typeof waiting>

export const getConsoleWaiting = defineEndpoint({
  method: 'GET',
  path: '/api/ops/waiting',
  access: 'operator',
  scope: 'console:queues',
  summary:
    'How many reports, urgent ones of them, alerts, claims, verifications, Washers in question and overdue orders are open.',
  answers: { 200: enveloped(waiting) },
})
