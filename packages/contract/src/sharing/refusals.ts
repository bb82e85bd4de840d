import type { RefusalCatalogue } from '../refusal.ts'
import { guestLinkMessages } from './messages.ts'

export const sharingRefusals = {
  tooManyLinks: {
    code: 'too_many_links',
    status: 409,
    message: guestLinkMessages.tooMany,
    description: 'The order has as many guest links as one can have.',
    values: { count: 5 },
  },
} as const satisfies RefusalCatalogue
