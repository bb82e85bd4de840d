import { z } from 'zod'
import { minorAmount, minorInput } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { alertId, idParams, idText, orderId, userId } from '../ids.ts'
import { market } from '../market.ts'
import { orderRefusals } from '../orders/refusals.ts'
import { paymentRefusals } from '../payments/refusals.ts'
import { consoleRefusals } from './refusals.ts'
import {
  actionReason,
  auditKinds,
  consoleAlert,
  consoleAuditRow,
  consoleOrderMoney,
  consoleOrderRow,
  consolePersonMoney,
  consolePersonRow,
} from './schemas.ts'

const next_cursor = z.string().nullable()
const searchQuery = pageQuery.extend({ search: z.string().trim().max(100).optional() })
const amount_minor = minorInput.min(1, 'Must be greater than 0.')
const actions = z.int().min(0)

export const listConsoleOrders = defineEndpoint({
  method: 'GET',
  path: '/api/ops/orders',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Orders that were placed, newest first; found by number, or by name or email address of one of its people.',
  query: searchQuery,
  answers: { 200: enveloped(z.object({ orders: z.array(consoleOrderRow), next_cursor })) },
})

export const getConsoleOrder = defineEndpoint({
  method: 'GET',
  path: '/api/ops/orders/:id',
  access: 'operator',
  scope: 'console:queues',
  summary:
    "An order's money: every transfer with its postings, payments, refunds, receipts and sums. The read is recorded.",
  params: idParams(orderId),
  answers: { 200: enveloped(consoleOrderMoney) },
})

export const refundConsoleOrder = defineEndpoint({
  method: 'POST',
  path: '/api/ops/orders/:id/refund',
  access: 'operator',
  scope: 'console:money',
  summary:
    'Refunds part or all of what was captured for an ended order, to the card first; 409 if another operator acted since.',
  params: idParams(orderId),
  body: z.object({ amount_minor, reason: actionReason, actions }),
  answers: { 200: enveloped(z.object({ card_minor: minorAmount, wallet_minor: minorAmount })) },
  refusals: [
    consoleRefusals.actedSince,
    orderRefusals.wrongStatus,
    paymentRefusals.balanceTooLow,
    paymentRefusals.refundTooMuch,
  ],
})

export const listConsolePeople = defineEndpoint({
  method: 'GET',
  path: '/api/ops/people',
  access: 'operator',
  scope: 'console:people',
  summary: 'People, newest first, found by name or email address.',
  query: searchQuery,
  answers: { 200: enveloped(z.object({ people: z.array(consolePersonRow), next_cursor })) },
})

export const getConsolePersonMoney = defineEndpoint({
  method: 'GET',
  path: '/api/ops/people/:id/money',
  access: 'operator',
  scope: 'console:money',
  summary: "A person's money: wallet, earnings, deposit, cash-outs, and every entry in pages. The read is recorded.",
  params: idParams(userId),
  query: pageQuery,
  answers: { 200: enveloped(consolePersonMoney) },
})

export const creditConsolePerson = defineEndpoint({
  method: 'POST',
  path: '/api/ops/people/:id/credit',
  access: 'operator',
  scope: 'console:money',
  summary: "Credits a person's wallet, for an order of theirs or none; 409 if another operator acted since.",
  params: idParams(userId),
  body: z.object({
    amount_minor: amount_minor.refine(
      (amount) => amount <= market.ops.creditMaximumMinor,
      'This is more than the maximum for one credit.',
    ),
    reason: actionReason,
    order_id: orderId.nullish(),
    actions,
  }),
  answers: { 200: enveloped(z.object({ wallet_minor: minorAmount })) },
  refusals: [consoleRefusals.actedSince, paymentRefusals.balanceTooLow],
})

export const listConsoleAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/ops/alerts',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Alerts about payments: the open ones first, then newest first.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ alerts: z.array(consoleAlert), next_cursor })) },
})

export const closeConsoleAlert = defineEndpoint({
  method: 'POST',
  path: '/api/ops/alerts/:id/close',
  access: 'operator',
  scope: 'console:queues',
  summary: 'Closes an alert, with a note of what was done; 409 if somebody closed it before.',
  params: idParams(alertId),
  body: z.object({ note: actionReason }),
  answers: { 200: enveloped(consoleAlert) },
  refusals: [consoleRefusals.alertClosed],
})

export const listConsoleAudit = defineEndpoint({
  method: 'GET',
  path: '/api/ops/audit',
  access: 'operator',
  scope: 'console:audit',
  summary: 'Every action of an operator and every audited read of a person, an order, a chat or a case, newest first.',
  query: pageQuery.extend({
    operator: idText(userId).optional(),
    person: idText(userId).optional(),
    order: idText(orderId).optional(),
    kind: z.enum(auditKinds).optional(),
  }),
  answers: {
    200: enveloped(
      z.object({
        entries: z.array(consoleAuditRow),
        next_cursor,
        /** The values of the filter by operator. */
        operators: z.array(z.object({ id: userId, name: z.string() })),
      }),
    ),
  },
})
