import { z } from 'zod'
import { minorAmount } from '../amounts.ts'
import { orderId } from '../ids.ts'
import { market } from '../market.ts'
import { oneLine } from '../texts/plain-text.ts'
import { rescueMoves, rescueStates } from './rescue-process.ts'

export const rescueOpeners = ['washer', 'system', 'operator'] as const

/** A rescue as the people of the order and the successor see it. Names are first names. */
export const rescue = z.object({
  order_id: orderId,
  state: z.enum(rescueStates),
  /** Whose view it is. */
  role: z.enum(['customer', 'giver', 'successor']),
  opened_by: z.enum(rescueOpeners),
  /** When the time of the present state is over; null once the rescue has ended. */
  due_at: z.iso.datetime().nullable(),
  giver: z.string(),
  successor: z.string().nullable(),
  /** What the viewing Washer earns for the stages of theirs, by the published table; null for the customer. */
  pay_minor: minorAmount.nullable(),
  steps: z.array(z.object({ move: z.enum(rescueMoves), at: z.iso.datetime() })),
})
export type Rescue = z.infer<typeof rescue>

export const askRescueInput = z.object({ reason: oneLine({ min: 3, max: market.rescue.reasonMax }) })

/** An order that the calling Washer is to take over from another one. */
export const dueTakeover = z.object({ order_id: orderId, giver: z.string(), due_at: z.iso.datetime() })
export type DueTakeover = z.infer<typeof dueTakeover>
