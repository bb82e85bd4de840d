import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { id, idParams, idText } from '../ids.ts'
import { major } from '../major.ts'
import { market } from '../market.ts'
import {
  actReason,
  opsActs,
  opsAlert,
  opsAuditRow,
  opsOrderMoney,
  opsOrderRow,
  opsPersonMoney,
  opsPersonRow,
} from './schemas.ts'

const next_cursor = z.string().nullable()
const searchQuery = pageQuery.extend({ search: z.string().trim().max(100).optional() })
const amount = major.refine((value) => value > 0, 'Must be greater than 0.')
const acts = z.int().min(0)

export const listOpsOrders = defineEndpoint({
  method: 'GET',
  path: '/api/ops/orders',
  access: 'operator',
  summary: 'Orders that were placed, newest first; found by number, or by name or e-mail address of one of its people.',
  query: searchQuery,
  answers: { 200: enveloped(z.object({ orders: z.array(opsOrderRow), next_cursor })) },
})

export const getOpsOrder = defineEndpoint({
  method: 'GET',
  path: '/api/ops/orders/:id',
  access: 'operator',
  summary:
    "An order's money: every transfer with its postings, payments, refunds, receipts and sums. The look is recorded.",
  params: idParams,
  answers: { 200: enveloped(opsOrderMoney) },
})

export const refundOpsOrder = defineEndpoint({
  method: 'POST',
  path: '/api/ops/orders/:id/refund',
  access: 'operator',
  summary:
    'Gives back part or all of what an ended order took, to the card first; 409 if another operator acted since.',
  params: idParams,
  body: z.object({ amount, reason: actReason, acts }),
  answers: { 200: enveloped(z.object({ card: z.number(), wallet: z.number() })) },
})

export const listOpsPeople = defineEndpoint({
  method: 'GET',
  path: '/api/ops/people',
  access: 'operator',
  summary: 'People, newest first, found by name or e-mail address.',
  query: searchQuery,
  answers: { 200: enveloped(z.object({ people: z.array(opsPersonRow), next_cursor })) },
})

export const getOpsPersonMoney = defineEndpoint({
  method: 'GET',
  path: '/api/ops/people/:id/money',
  access: 'operator',
  summary: "A person's money: wallet, earnings, deposit, cash-outs, and every entry in pages. The look is recorded.",
  params: idParams,
  query: pageQuery,
  answers: { 200: enveloped(opsPersonMoney) },
})

export const creditOpsPerson = defineEndpoint({
  method: 'POST',
  path: '/api/ops/people/:id/credit',
  access: 'operator',
  summary: "Gives money to a person's wallet, for an order of theirs or none; 409 if another operator acted since.",
  params: idParams,
  body: z.object({
    amount: amount.refine(
      (value) => value * 100 <= market.ops.creditMaximumMinor,
      'This is more than one credit may give.',
    ),
    reason: actReason,
    order_id: id.nullish(),
    acts,
  }),
  answers: { 200: enveloped(z.object({ wallet: z.number() })) },
})

export const listOpsAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/ops/alerts',
  access: 'operator',
  summary: 'What somebody has to look at about payments: the open ones first, then newest first.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ alerts: z.array(opsAlert), next_cursor })) },
})

export const closeOpsAlert = defineEndpoint({
  method: 'POST',
  path: '/api/ops/alerts/:id/close',
  access: 'operator',
  summary: 'Closes an alert, with a note of what was done; 409 if somebody closed it before.',
  params: idParams,
  body: z.object({ note: actReason }),
  answers: { 200: enveloped(opsAlert) },
})

export const listOpsAudit = defineEndpoint({
  method: 'GET',
  path: '/api/ops/audit',
  access: 'operator',
  summary: 'Every act of an operator and every look at a person, an order, a chat or a case, newest first.',
  query: pageQuery.extend({
    operator: idText.optional(),
    person: idText.optional(),
    order: idText.optional(),
    kind: z.enum(['looks', 'acts', ...opsActs]).optional(),
  }),
  answers: {
    200: enveloped(
      z.object({
        entries: z.array(opsAuditRow),
        next_cursor,
        /** Everybody who may be asked for. */
        operators: z.array(z.object({ id, name: z.string() })),
      }),
    ),
  },
})
