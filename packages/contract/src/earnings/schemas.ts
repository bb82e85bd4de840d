import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { cashOutId, orderId } from '../ids.ts'

/** A Washer's earning from one order, with its parts. */
export const orderEarning = z.object({
  order_id: orderId,
  at: z.iso.datetime(),
  /** The order's value and the platform's commission. */
  value_minor: minorAmount,
  commission_minor: minorAmount,
  tip_minor: minorAmount,
  late_cancel_fee_minor: minorAmount,
  /** Deducted for claims that the Washer was liable for. */
  deductions_minor: minorAmount,
  corrections_minor: minorAmount,
  net_minor: minorAmount,
  /** The part of `net_minor` reserved for open claims. */
  reserved_minor: minorAmount,
  state: z.enum(['pending', 'available']),
  available_at: z.iso.datetime().nullable(),
})
export type OrderEarning = z.infer<typeof orderEarning>

export const cashOutStates = ['requested', 'sent', 'paid', 'failed', 'returned'] as const
export const cashOutMethods = ['standard', 'instant'] as const

export const cashOut = z.object({
  id: cashOutId,
  amount_minor: minorAmount,
  fee_minor: minorAmount,
  method: z.enum(cashOutMethods),
  state: z.enum(cashOutStates),
  /** The last digits of the bank account. */
  destination: z.string().nullable(),
  /** Why it failed or was returned; the money is then back in the balance. */
  reason: z.string().nullable(),
  requested_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  settled_at: z.iso.datetime().nullable(),
})
export type CashOut = z.infer<typeof cashOut>

/** The payout account of a Washer. */
export const payoutAccount = z.object({
  /** `none` before it is set up, `incomplete` while the payout service requires more details. */
  state: z.enum(['none', 'incomplete', 'ready']),
  /** The last digits of the bank account. */
  destination: z.string().nullable(),
  instant: z.boolean(),
})
export type PayoutAccount = z.infer<typeof payoutAccount>

/** The kinds of movement in a statement. */
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
  order_id: orderId.nullable(),
  value_minor: minorAmount.nullable(),
  commission_minor: minorAmount.nullable(),
  amount_minor: minorAmount,
  balance_minor: minorAmount,
})
export type Movement = z.infer<typeof movement>

/** One month of a Washer's earnings: opening balance, movements, closing balance. */
export const statement = z.object({
  month: z.string(),
  time_zone: z.string(),
  currency: z.string(),
  washer: z.object({ name: z.string(), business_name: z.string() }),
  opening_minor: minorAmount,
  earned_minor: minorAmount,
  paid_out_minor: minorAmount,
  closing_minor: minorAmount,
  movements: z.array(movement),
})
export type Statement = z.infer<typeof statement>

export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/
export const monthText = z.string().regex(monthPattern, 'Enter the month like this: 2026-11.')

export const spans = ['week', 'month', 'year'] as const
export const span = z.enum(spans)
export type Span = z.infer<typeof span>

export const overTime = z.object({
  span,
  /** First and last day, in the market's time zone. */
  from: z.iso.date(),
  to: z.iso.date(),
  total_minor: minorAmount,
  orders: z.int(),
  /** One per day, or per month for a year; oldest first, without gaps. */
  bars: z.array(z.object({ from: z.iso.date(), amount_minor: minorAmount, orders: z.int() })),
})
export type OverTime = z.infer<typeof overTime>
