import type { RefusalCatalogue } from '../refusal.ts'
import { setupMessages } from './profile-messages.ts'

export const setupRefusals = {
  noPlace: {
    code: 'no_place',
    status: 409,
    message: setupMessages.noPlace,
    description: 'No zone with an outline takes orders.',
  },
} as const satisfies RefusalCatalogue
