import type { RefusalCatalogue } from '../refusal.ts'
import { setupMessages } from './profile-messages.ts'

export const setupRefusals = {
  noPlace: {
    code: 'no_place',
    status: 409,
    message: setupMessages.noPlace,
    description: 'No zone with an outline takes orders.',
  },
  closed: {
    code: 'zone_closed',
    status: 409,
    message: setupMessages.closed,
    description: 'The zone in which the order was tried takes none at this hour.',
  },
} as const satisfies RefusalCatalogue
