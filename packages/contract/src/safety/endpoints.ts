import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { id, idParams } from '../ids.ts'
import { market } from '../market.ts'
import { messages } from '../messages.ts'
import { actReason } from '../ops/schemas.ts'
import { opsReport, report, reportKinds, reportOccasions, reportOutcomes } from './schemas.ts'

export const reportProblem = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'signed-in',
  summary: 'Reports a problem with an order, a chat or a person to the operators.',
  body: z
    .object({
      about: z.enum(reportOccasions),
      order_id: id.nullish(),
      user_id: id.nullish(),
      kind: z.enum(reportKinds),
      text: z
        .string()
        .trim()
        .min(market.reports.textMin, 'Please say what happened, in a sentence.')
        .max(market.reports.textMax),
    })
    .refine(({ about, user_id }) => about !== 'person' || user_id, {
      path: ['user_id'],
      message: messages.reports.personMissing,
    })
    .refine(({ about, order_id }) => about === 'person' || order_id, {
      path: ['order_id'],
      message: messages.reports.orderMissing,
    }),
  answers: { 200: enveloped(report) },
})

export const listReports = defineEndpoint({
  method: 'GET',
  path: '/api/reports',
  access: 'signed-in',
  summary: "The caller's own reports and what became of them, newest first.",
  answers: { 200: enveloped(z.array(report)) },
})

export const listOpsReports = defineEndpoint({
  method: 'GET',
  path: '/api/ops/reports',
  access: 'operator',
  summary: 'What people reported: open and urgent ones first, then newest first.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ reports: z.array(opsReport), next_cursor: z.string().nullable() })) },
})

export const decideReport = defineEndpoint({
  method: 'POST',
  path: '/api/ops/reports/:id/decide',
  access: 'operator',
  summary: 'Closes a report, with a note that its reporter reads; 409 if somebody closed it before.',
  params: idParams,
  body: z.object({ outcome: z.enum(reportOutcomes), note: actReason }),
  answers: { 200: enveloped(opsReport) },
})
