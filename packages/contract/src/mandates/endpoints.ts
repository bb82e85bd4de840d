import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { approvalId, idParams, idText } from '../ids.ts'
import { mandateRefusals } from './refusals.ts'
import { approval } from './schemas.ts'

export const listApprovals = defineEndpoint({
  method: 'GET',
  path: '/api/approvals',
  access: 'signed-in',
  scope: 'session',
  summary: 'What programs of the caller asked to approve: what waits first, then newest first, in pages.',
  query: pageQuery.extend({ cursor: idText(approvalId).optional() }),
  answers: { 200: enveloped(z.object({ approvals: z.array(approval), next_cursor: z.string().nullable() })) },
})

export const getApproval = defineEndpoint({
  method: 'GET',
  path: '/api/approvals/:id',
  access: 'signed-in',
  scope: 'session',
  summary: 'What a program of the caller asked to approve.',
  params: idParams(approvalId),
  answers: { 200: enveloped(approval) },
})

export const approveCall = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/:id/approve',
  access: 'signed-in',
  scope: 'session',
  summary:
    'Approves the call of a program, which is then made with what was asked for. The answer has its outcome. A program cannot call this.',
  params: idParams(approvalId),
  answers: { 200: enveloped(approval) },
  refusals: [mandateRefusals.approvalAnswered, mandateRefusals.approvalPriceChanged],
})

export const declineCall = defineEndpoint({
  method: 'POST',
  path: '/api/approvals/:id/decline',
  access: 'signed-in',
  scope: 'session',
  summary: 'Declines the call of a program; the same call is refused for a day. A program cannot call this.',
  params: idParams(approvalId),
  answers: { 200: enveloped(approval) },
  refusals: [mandateRefusals.approvalAnswered],
})
