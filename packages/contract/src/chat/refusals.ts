import type { RefusalCatalogue } from '../refusal.ts'
import { chatMessages } from './messages.ts'

export const chatRefusals = {
  chatClosed: {
    code: 'chat_closed',
    status: 409,
    message: chatMessages.closed,
    description: 'The conversation of an ended order takes no more messages.',
  },
} as const satisfies RefusalCatalogue
