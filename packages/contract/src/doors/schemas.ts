import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { doorCaseId, orderId, userId } from '../ids.ts'
import { doorKinds, doorOutcomes, doorStages } from './rules.ts'

const timestamp = z.iso.datetime()

/** A case at the door as the order's customer and its Washer see it. */
export const doorCase = z.object({
  id: doorCaseId,
  kind: z.enum(doorKinds),
  stage: z.enum(doorStages),
  opened_at: timestamp,
  /** The end of the wait, by the server's clock. */
  wait_until: timestamp,
  calls: z.int(),
  calls_needed: z.int(),
  extended: z.boolean(),
  distance_m: z.int().nullable(),
  photo_url: z.string().nullable(),
  /** Null while the customer is waited for. */
  outcome: z.enum(doorOutcomes).nullable(),
  closed_at: timestamp.nullable(),
  fee_minor: minorAmount,
  charged: z.boolean(),
  /** When the laundry is brought again. */
  return_at: timestamp.nullable(),
  /** A person has to decide about the fee, or has decided. */
  appeal: z.object({
    open: z.boolean(),
    appealed_by_me: z.boolean(),
    answer: z.enum(['fee', 'no_fee']).nullable(),
    note: z.string().nullable(),
    /** Whether the caller may appeal now. */
    possible: z.boolean(),
  }),
})
export type DoorCase = z.infer<typeof doorCase>

export const door = z.object({
  order_id: orderId,
  stage: z.enum(doorStages).nullable(),
  /** Where the customer allows the laundry to be left. */
  safe_spot: z.string().nullable(),
  /** How often the customer may still ask for more time. */
  extensions_left: z.int(),
  /** The newest case first. */
  cases: z.array(doorCase),
})
export type Door = z.infer<typeof door>

/** A case with its proofs, for operators. */
export const consoleDoorCase = doorCase.omit({ appeal: true, extended: true }).extend({
  order_id: orderId,
  customer: z.object({ id: userId, name: z.string() }),
  washer: z.object({ id: userId, name: z.string() }),
  position_at: timestamp.nullable(),
  /** Earlier fees between the same two people. */
  fees_before: z.int(),
  appeal: z.object({ by: z.enum(['customer', 'washer']), text: z.string(), at: timestamp }).nullable(),
  is_open: z.boolean(),
  answer: z.enum(['fee', 'no_fee']).nullable(),
  note: z.string().nullable(),
})
export type ConsoleDoorCase = z.infer<typeof consoleDoorCase>
