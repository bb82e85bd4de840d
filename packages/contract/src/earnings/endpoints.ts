import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { major } from '../money.ts'
import { cashOut, cashOutMethods, monthText, orderEarning, payoutAccount, statement } from './schemas.ts'

export const getEarnings = defineEndpoint({
  method: 'GET',
  path: '/api/provider/earnings',
  access: 'washer',
  summary: 'What the calling Washer has earned: balances, and each order explained, newest first in pages.',
  query: pageQuery,
  answers: {
    200: enveloped(
      z.object({
        balance: z.object({
          available: z.number(),
          pending: z.number(),
          pending_deductions: z.number(),
          next_available: z.object({ amount: z.number(), at: z.iso.datetime() }).nullable(),
        }),
        payout_account: payoutAccount,
        cash_out: z.object({
          minimum: z.number(),
          instant_fee: z.number(),
          /** The one under way: another begins once it is settled. */
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

export const listCashOuts = defineEndpoint({
  method: 'GET',
  path: '/api/provider/cash-outs',
  access: 'washer',
  summary: "The calling Washer's cash-outs, newest first in pages.",
  query: pageQuery,
  answers: { 200: enveloped(z.object({ cash_outs: z.array(cashOut), next_cursor: z.string().nullable() })) },
})

export const requestCashOut = defineEndpoint({
  method: 'POST',
  path: '/api/provider/cash-outs',
  access: 'washer',
  summary: 'Pays available earnings out to the payout account. One at a time; all of it where no amount is given.',
  body: z.object({ amount: major.optional(), method: z.enum(cashOutMethods).default('standard') }),
  answers: { 200: enveloped(cashOut) },
})

/** The bank details that an installation without a payout service asks for; only the last four digits are kept. */
export const bankDetails = z.object({
  holder: z.string('Please enter the account holder.').trim().min(2, 'Please enter the account holder.').max(120),
  account_number: z
    .string('Please enter the account number.')
    .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[0-9A-Z]{6,34}$/, 'Please enter the account number, 6 to 34 letters and digits.')),
})

export const setUpPayoutAccount = defineEndpoint({
  method: 'POST',
  path: '/api/provider/payout-account',
  access: 'washer',
  summary: 'Sets up where earnings are paid to: with bank details, or by a link to the payout service’s own page.',
  body: z.object({ bank: bankDetails.optional() }),
  answers: { 200: enveloped(z.object({ payout_account: payoutAccount, link: z.url().nullable() })) },
})

const monthQuery = z.object({ month: monthText })

export const getStatement = defineEndpoint({
  method: 'GET',
  path: '/api/provider/earnings/statement',
  access: 'washer',
  summary: 'One month of earnings: opening balance, every movement, closing balance.',
  query: monthQuery,
  answers: { 200: enveloped(statement) },
})

export const downloadStatement = defineEndpoint({
  method: 'GET',
  path: '/api/provider/earnings/statement.csv',
  access: 'washer',
  summary: 'The same month as comma-separated values (RFC 4180, UTF-8).',
  query: monthQuery,
  file: 'text/csv',
  answers: { 200: z.string() },
})
