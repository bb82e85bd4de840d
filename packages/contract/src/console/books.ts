import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { cashOutId, orderId, userId } from '../ids.ts'
import { consoleAccount, consoleTransfer } from './schemas.ts'

const timestamp = z.iso.datetime()
const next_cursor = z.string().nullable()

/** The kinds of transfers in the ledger. */
export const transferKinds = [
  'card_authorization',
  'wallet_use',
  'wallet_refund',
  'order_earning',
  'cancel_fee',
  'cancel_pay',
  'door_fee',
  'door_pay',
  'earning_release',
  'deposit',
  'deposit_refund',
  'top_up',
  'credit',
  'compensation',
  'promise_credit',
  'refund',
  'tip',
  'earning_reserve',
  'earning_reserve_release',
  'earning_deduction',
  'earning_return',
  'earning_to_wallet',
  'cash_out',
  'cash_out_paid',
  'extension',
  'reversal',
] as const

export const consoleBalance = z.object({
  owner: consoleAccount.shape.owner,
  name: consoleAccount.shape.name,
  /** How many people or orders have such an account; 1 for the platform. */
  accounts: z.int(),
  balance_minor: minorAmount,
  /** The part that pending transfers have committed. */
  reserved_minor: minorAmount,
})
export type ConsoleBalance = z.infer<typeof consoleBalance>

export const getConsoleBalances = defineEndpoint({
  method: 'GET',
  path: '/api/ops/books/balances',
  access: 'operator',
  scope: 'console:money',
  summary:
    "The ledger's balances: each account of the platform, and the sums of all wallets, earnings, deposits and orders.",
  answers: {
    200: enveloped(z.object({ balances: z.array(consoleBalance), sum_minor: minorAmount })),
  },
})

export const bookedTransfer = consoleTransfer.extend({ order_id: orderId.nullable() })
export type BookedTransfer = z.infer<typeof bookedTransfer>

/** A day of the years from 2000 to 2999, so that no arithmetic leaves what the database can store. */
const day = z.iso.date().regex(/^2/)

export const listConsoleTransfers = defineEndpoint({
  method: 'GET',
  path: '/api/ops/books/transfers',
  access: 'operator',
  scope: 'console:money',
  summary: 'Transfers of the ledger, newest first, by kind and period. The read is recorded.',
  audited: true,
  query: pageQuery.extend({
    kind: z.enum(transferKinds).optional(),
    /** Days in the market's time zone, both included. */
    from: day.optional(),
    until: day.optional(),
  }),
  answers: { 200: enveloped(z.object({ transfers: z.array(bookedTransfer), next_cursor })) },
})

export const payoutStates = ['requested', 'sent', 'paid', 'failed', 'returned'] as const

export const consolePayout = z.object({
  id: cashOutId,
  washer: z.object({ id: userId, name: z.string() }),
  /** What left the balance, fee included. */
  amount_minor: minorAmount,
  fee_minor: minorAmount,
  method: z.enum(['standard', 'instant']),
  state: z.enum(payoutStates),
  /** Why it failed or was returned. */
  reason: z.string().nullable(),
  requested_at: timestamp,
  settled_at: timestamp.nullable(),
})
export type ConsolePayout = z.infer<typeof consolePayout>

export const listConsolePayouts = defineEndpoint({
  method: 'GET',
  path: '/api/ops/books/payouts',
  access: 'operator',
  scope: 'console:money',
  summary: 'Cash-outs of all Washers, newest first, by state. The read is recorded.',
  audited: true,
  query: pageQuery.extend({ state: z.enum(payoutStates).optional() }),
  answers: { 200: enveloped(z.object({ payouts: z.array(consolePayout), next_cursor })) },
})

export const revenuePeriods = ['day', 'week', 'month'] as const
export type RevenuePeriod = (typeof revenuePeriods)[number]

/** Income less refunds and credits is the net, which equals the ledger's. */
export const revenueRow = z.object({
  /** The first day of the period, in the market's time zone. */
  from: z.iso.date(),
  orders: z.int(),
  commission_minor: minorAmount,
  service_fees_minor: minorAmount,
  coverage_minor: minorAmount,
  /** Fees of cash-outs and cancellations, deductions for claims, corrections. */
  other_minor: minorAmount,
  refunds_minor: minorAmount,
  credits_minor: minorAmount,
  net_minor: minorAmount,
})
export type RevenueRow = z.infer<typeof revenueRow>

export const getConsoleRevenue = defineEndpoint({
  method: 'GET',
  path: '/api/ops/books/revenue',
  access: 'operator',
  scope: 'console:money',
  summary: "The platform's revenue by day, week or month, from the entries of the ledger: the latest twelve periods.",
  query: z.object({ by: z.enum(revenuePeriods).default('day') }),
  answers: { 200: enveloped(z.array(revenueRow)) },
})
