import type { RefusalCatalogue } from '../refusal.ts'
import { chatMessages } from './messages.ts'

export const chatRefusals = {
  chatClosed: {
    code: 'chat_closed',
    status: 409,
    message: chatMessages.closed,
    description: 'The conversation of an ended order takes no more messages.',
  },
  ringClosed: {
    code: 'ring_closed',
    status: 409,
    message: chatMessages.ringClosed,
    description: 'The order is not under way, so its two people cannot ring each other.',
  },
  ringTooSoon: {
    code: 'ring_too_soon',
    status: 409,
    message: chatMessages.ringTooSoon,
    description: 'The caller rang less than a minute ago.',
  },
  ringLimit: {
    code: 'ring_limit',
    status: 409,
    message: chatMessages.ringLimit,
    description: 'The caller has no ring left for this order.',
  },
  ringAnswered: {
    code: 'ring_answered',
    status: 409,
    message: chatMessages.ringAnswered,
    description: 'The ring has another answer.',
  },
} as const satisfies RefusalCatalogue
