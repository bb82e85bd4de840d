import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { auditEntryId } from '../ids.ts'

/** What of a person an operator has read. */
export const readAreas = ['order', 'person', 'chat', 'claim', 'verification', 'other'] as const
export type ReadArea = (typeof readAreas)[number]

export const operatorRead = z.object({
  id: auditEntryId,
  area: z.enum(readAreas),
  /** As the operator gave it; a chat is read with a reason only. */
  reason: z.string().nullable(),
  at: z.iso.datetime(),
})
export type OperatorRead = z.infer<typeof operatorRead>

export const listOperatorReads = defineEndpoint({
  method: 'GET',
  path: '/api/account/operator-reads',
  access: 'signed-in',
  scope: 'session',
  summary:
    "Operators' reads of the caller's data, and of orders that the caller placed or washed, the 100 latest first. Operators are not named.",
  answers: { 200: enveloped(z.array(operatorRead)) },
})
