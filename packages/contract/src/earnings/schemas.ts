import { z } from 'zod'
import { id } from '../ids.ts'

/** What one order brought a Washer, and how it came to that. */
export const orderEarning = z.object({
  order_id: id,
  at: z.iso.datetime(),
  /** The order's value, and the platform's share of it. */
  value: z.number(),
  commission: z.number(),
  tip: z.number(),
  late_cancel_fee: z.number(),
  /** Taken for a claim that was decided against the Washer. */
  deductions: z.number(),
  corrections: z.number(),
  net: z.number(),
  /** The part of `net` that an open claim holds. */
  held: z.number(),
  state: z.enum(['pending', 'available']),
  available_at: z.iso.datetime().nullable(),
})
export type OrderEarning = z.infer<typeof orderEarning>

export const cashOutStates = ['requested', 'sent', 'paid', 'failed', 'returned'] as const
export const cashOutMethods = ['standard', 'instant'] as const

export const cashOut = z.object({
  id,
  amount: z.number(),
  fee: z.number(),
  method: z.enum(cashOutMethods),
  state: z.enum(cashOutStates),
  /** Where it goes: the last digits of the account. */
  destination: z.string().nullable(),
  /** Why it failed or was sent back; the money is back in the balance then. */
  reason: z.string().nullable(),
  requested_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  settled_at: z.iso.datetime().nullable(),
})
export type CashOut = z.infer<typeof cashOut>

/** Where a Washer's money is paid to. */
export const payoutAccount = z.object({
  /** `none` before it is set up, `incomplete` while the payout service asks for more. */
  state: z.enum(['none', 'incomplete', 'ready']),
  /** The last digits of the bank account. */
  destination: z.string().nullable(),
  instant: z.boolean(),
})
export type PayoutAccount = z.infer<typeof payoutAccount>

/** What moved a Washer's earnings, in the words of a statement. */
export const movementKinds = [
  'order_earning',
  'tip',
  'late_cancel_fee',
  'deduction',
  'cash_out',
  'cash_out_returned',
  'to_wallet',
  'correction',
] as const

export const movement = z.object({
  at: z.iso.datetime(),
  /** The day in the market's time zone. */
  day: z.iso.date(),
  kind: z.enum(movementKinds),
  order_id: id.nullable(),
  value: z.number().nullable(),
  commission: z.number().nullable(),
  amount: z.number(),
  balance: z.number(),
})
export type Movement = z.infer<typeof movement>

/** One month of a Washer's earnings: what was there, what moved, what is there. */
export const statement = z.object({
  month: z.string(),
  time_zone: z.string(),
  currency: z.string(),
  washer: z.object({ name: z.string(), business_name: z.string() }),
  opening: z.number(),
  earned: z.number(),
  paid_out: z.number(),
  closing: z.number(),
  movements: z.array(movement),
})
export type Statement = z.infer<typeof statement>

export const monthText = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month looks like 2026-11.')

export const spans = ['week', 'month', 'year'] as const
export const span = z.enum(spans)
export type Span = z.infer<typeof span>

export const overTime = z.object({
  span,
  /** First and last day, in the market's time zone. */
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.number(),
  orders: z.int(),
  /** A day each, or a month each for a year; oldest first, none left out. */
  bars: z.array(z.object({ from: z.iso.date(), amount: z.number(), orders: z.int() })),
})
export type OverTime = z.infer<typeof overTime>
