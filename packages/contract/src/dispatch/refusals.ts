import { orderMessages } from '../orders/messages.ts'
import type { RefusalCatalogue } from '../refusal.ts'
import { dispatchMessages } from './messages.ts'

export const dispatchRefusals = {
  offerEnded: {
    code: 'offer_ended',
    status: 409,
    message: orderMessages.offerEnded,
    description: 'The offer is answered, expired or withdrawn.',
  },
  atCapacity: {
    code: 'at_capacity',
    status: 409,
    message: orderMessages.atCapacity,
    description: 'The Washer has as many orders in hand as one may have. The offer stays open.',
    values: { count: 3 },
  },
  offerAppealed: {
    code: 'offer_appealed',
    status: 409,
    message: dispatchMessages.offerAppealed,
    description: 'The Washer has appealed this decision already.',
  },
  appealAnswered: {
    code: 'appeal_answered',
    status: 409,
    message: dispatchMessages.appealAnswered,
    description: 'Another operator has answered the appeal.',
  },
  waitlistFull: {
    code: 'waitlist_full',
    status: 409,
    message: dispatchMessages.waitlistFull,
    description: 'The caller waits at as many places as one person may.',
    values: { count: 10 },
  },
} as const satisfies RefusalCatalogue
