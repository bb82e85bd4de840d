import { z } from 'zod'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { idParams, orderId, reportId, userId } from '../ids.ts'
import { market } from '../market.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { severalLines } from '../texts/plain-text.ts'
import { reportMessages } from './messages.ts'
import { safetyRefusals } from './refusals.ts'
import { consoleReport, report, reportKinds, reportOccasions, reportOutcomes } from './schemas.ts'

export const reportProblem = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'signed-in',
  scope: 'orders:write',
  summary: 'Reports a problem with an order, a chat or a person to the operators.',
  body: z
    .object({
      about: z.enum(reportOccasions),
      order_id: orderId.nullish(),
      person_id: userId.nullish(),
      kind: z.enum(reportKinds),
      text: severalLines({
        min: market.reports.textMin,
        max: market.reports.textMax,
        error: 'Please describe what happened in one sentence.',
      }),
    })
    .refine(({ about, person_id }) => about !== 'person' || person_id, {
      path: ['person_id'],
      message: reportMessages.personMissing,
    })
    .refine(({ about, order_id }) => about === 'person' || order_id, {
      path: ['order_id'],
      message: reportMessages.orderMissing,
    }),
  answers: { 200: enveloped(report) },
  refusals: [platformRefusals.notFound],
})

export const listReports = defineEndpoint({
  method: 'GET',
  path: '/api/reports',
  access: 'signed-in',
  scope: 'orders:read',
  summary: "The caller's reports and their outcomes, newest first.",
  answers: { 200: enveloped(z.array(report)) },
})

export const listConsoleReports = defineEndpoint({
  method: 'GET',
  path: '/api/ops/reports',
  access: 'operator',
  scope: 'console:queues',
  summary: 'All reports: the open ones by severity, then the closed ones; each newest first.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ reports: z.array(consoleReport), next_cursor: z.string().nullable() })) },
})

export const decideReport = defineEndpoint({
  method: 'POST',
  path: '/api/ops/reports/:id/decide',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Closes a report with a note that the reporter reads; 409 if it was closed before.',
  params: idParams(reportId),
  body: z.object({ outcome: z.enum(reportOutcomes), note: actionReason }),
  answers: { 200: enveloped(consoleReport) },
  refusals: [safetyRefusals.reportDecided],
})
