import { z } from 'zod'
import { id } from '../ids.ts'

/** One run of the proof of the books. */
export const ledgerProof = z.object({
  id,
  /** Who asked: the hourly clock, somebody at the command line, or an operator. */
  cause: z.enum(['clock', 'command', 'operator']),
  operator_id: id.nullable(),
  began_at: z.iso.datetime(),
  ended_at: z.iso.datetime(),
  ok: z.boolean(),
  /** How much was looked at. */
  transfers: z.int(),
  entries: z.int(),
  payments: z.int(),
  intents: z.int(),
  /** The gateway was asked for what it began at or after this moment; null for all of it. */
  intents_since: z.iso.datetime().nullable(),
  /** One readable line per contradiction, the first hundred. */
  findings: z.array(z.string()),
})
export type LedgerProof = z.infer<typeof ledgerProof>
