import { z } from 'zod'
import { minorAmount, minorInput } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { proof } from '../identity/proof.ts'
import { proofRefusals } from '../identity/refusals.ts'
import { paymentRefusals } from '../payments/refusals.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { earningsRefusals } from './refusals.ts'
import {
  cashOut,
  cashOutMethods,
  monthText,
  orderEarning,
  overTime,
  payoutAccount,
  span,
  statement,
} from './schemas.ts'

export const getEarnings = defineEndpoint({
  method: 'GET',
  path: '/api/provider/earnings',
  access: 'washer',
  scope: 'money:read',
  summary: 'What the calling Washer has earned: balances, and each order explained, newest first in pages.',
  query: pageQuery,
  answers: {
    200: enveloped(
      z.object({
        balance: z.object({
          available_minor: minorAmount,
          pending_minor: minorAmount,
          pending_deductions_minor: minorAmount,
          next_available: z.object({ amount_minor: minorAmount, at: z.iso.datetime() }).nullable(),
        }),
        cash_out: z.object({
          minimum_minor: minorAmount,
          instant_fee_minor: minorAmount,
          /** The cash-out under way; only one at a time. */
          running: cashOut.nullable(),
        }),
        /** Months with a statement, newest first. */
        months: z.array(z.string()),
        orders: z.array(orderEarning),
        next_cursor: z.string().nullable(),
      }),
    ),
  },
})

export const getEarningsOverTime = defineEndpoint({
  method: 'GET',
  path: '/api/provider/earnings/over-time',
  access: 'washer',
  scope: 'money:read',
  summary: 'What the calling Washer has earned by day in the last 7 or 30 days, or by month in the last twelve.',
  query: z.object({ span: span.default('week') }),
  answers: { 200: enveloped(overTime) },
})

export const listCashOuts = defineEndpoint({
  method: 'GET',
  path: '/api/provider/cash-outs',
  access: 'washer',
  scope: 'money:read',
  summary: "The calling Washer's cash-outs, newest first in pages.",
  query: pageQuery,
  answers: { 200: enveloped(z.object({ cash_outs: z.array(cashOut), next_cursor: z.string().nullable() })) },
})

export const requestCashOut = defineEndpoint({
  method: 'POST',
  path: '/api/provider/cash-outs',
  access: 'washer',
  scope: 'session',
  summary: 'Pays available earnings out to the payout account. One at a time; all of it where no amount is given.',
  body: z.object({ amount_minor: minorInput.optional(), method: z.enum(cashOutMethods).default('standard') }),
  answers: { 200: enveloped(cashOut) },
  refusals: [
    earningsRefusals.cashOutRunning,
    earningsRefusals.instantUnavailable,
    earningsRefusals.payoutAccountIncomplete,
    earningsRefusals.payoutAccountMissing,
    earningsRefusals.payoutServiceUnavailable,
    paymentRefusals.balanceTooLow,
  ],
})

export const getPayoutAccount = defineEndpoint({
  method: 'GET',
  path: '/api/provider/payout-account',
  access: 'washer',
  scope: 'money:read',
  summary: 'Where the calling Washer is paid to, as the payout service knows it now.',
  answers: { 200: enveloped(payoutAccount) },
  refusals: [earningsRefusals.payoutServiceUnavailable],
})

export const linkPayoutAccount = defineEndpoint({
  method: 'POST',
  path: '/api/provider/payout-account',
  access: 'washer',
  scope: 'session',
  summary:
    'Gives the page on which the calling Washer enters where earnings are paid out; a path of this product, or an address.',
  body: z.object(proof).default({}),
  answers: { 200: enveloped(z.object({ url: z.string() })) },
  refusals: [earningsRefusals.payoutServiceUnavailable, ...proofRefusals],
})

const monthQuery = z.object({ month: monthText })

export const getStatement = defineEndpoint({
  method: 'GET',
  path: '/api/provider/earnings/statement',
  access: 'washer',
  scope: 'money:read',
  summary: 'One month of earnings: opening balance, every movement, closing balance.',
  query: monthQuery,
  answers: { 200: enveloped(statement) },
  refusals: [platformRefusals.notFound],
})

export const downloadStatement = defineEndpoint({
  method: 'GET',
  path: '/api/provider/earnings/statement.csv',
  access: 'washer',
  scope: 'money:read',
  summary: 'The same month as comma-separated values (RFC 4180, UTF-8).',
  query: monthQuery,
  file: { type: 'text/csv', name: 'washline-statement.csv' },
  answers: { 200: z.string() },
  refusals: [platformRefusals.notFound],
})
