import { z } from 'zod'
import { ledgerProofId, userId } from '../ids.ts'

/** One run of the proof of the books. */
export const ledgerProof = z.object({
  id: ledgerProofId,
  /** What started it: the hourly job, the command line, or an operator. */
  triggered_by: z.enum(['schedule', 'command', 'operator']),
  operator_id: userId.nullable(),
  began_at: z.iso.datetime(),
  ended_at: z.iso.datetime(),
  ok: z.boolean(),
  /** The numbers of compared rows. */
  transfers: z.int(),
  entries: z.int(),
  payments: z.int(),
  intents: z.int(),
  /** Intents created at or after this time were compared with the gateway; null for all of them. */
  intents_since: z.iso.datetime().nullable(),
  /** One readable line per contradiction, the first hundred. */
  findings: z.array(z.string()),
})
export type LedgerProof = z.infer<typeof ledgerProof>
