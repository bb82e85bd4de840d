import type { RefusalCatalogue } from '../refusal.ts'
import { mandateMessages } from './messages.ts'
import { approval } from './schemas.ts'

export const mandateRefusals = {
  approvalDeclined: {
    code: 'approval_declined',
    status: 409,
    message: mandateMessages.declined,
    description: 'The person declined the same call of this program within the last day.',
  },
  tooManyApprovals: {
    code: 'too_many_approvals',
    status: 409,
    message: mandateMessages.tooMany,
    description: 'As many calls of this program wait for the person as may wait at once.',
  },
  approvalAnswered: {
    code: 'approval_answered',
    status: 409,
    message: mandateMessages.answered,
    description: 'The approval is answered or expired.',
  },
  approvalPriceChanged: {
    code: 'approval_price_changed',
    status: 409,
    message: mandateMessages.priceChanged,
    description: 'The price is above the one that was asked for. `approval` has the price now, and waits anew.',
    body: approval.pick({ amount_minor: true }),
    example: { amount_minor: 2_950 },
  },
} as const satisfies RefusalCatalogue
