import { z } from 'zod'
import { cashOut } from './schemas.ts'

/** On the Washer's own `private-user.{id}`: a cash-out has a new state. */
export const cashOutChanged = { event: 'cash-out-changed', data: z.object({ cash_out: cashOut }) } as const
