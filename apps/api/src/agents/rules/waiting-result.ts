import { waitingForApproval } from '@washline/contract/mandates/schemas'
import { z } from 'zod'
import { inText } from './parts.ts'

/** What a tool answers in place of its own answer while the person has not approved the call. */
export const waitingShown = z.object({
  waiting_for_approval: z
    .object({
      approval_id: z.int(),
      reasons: z.array(z.string()),
      amount_minor: z.int().nullable(),
      order_id: z.int().nullable(),
      expires_at: z.string(),
    })
    .optional()
    .describe('Present when nothing has happened yet, because the person has to approve this call on their phone.'),
})

export function waitingResult(answer: unknown) {
  const { approval } = waitingForApproval.parse(answer)
  const { id, reasons, amount_minor, order_id, expires_at } = approval
  const amount = amount_minor === null ? '' : ` for ${inText(amount_minor)}`
  const result = order_id === null ? 'Ask the person for the result.' : `Follow order ${order_id} by track_order.`
  return {
    data: { waiting_for_approval: { approval_id: id, reasons, amount_minor, order_id, expires_at } },
    text: `Nothing has happened yet: the person has been asked on their phone to approve this${amount}, until ${expires_at}. Do not try another way. ${result}`,
  }
}
