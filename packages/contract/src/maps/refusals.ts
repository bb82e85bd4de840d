import type { RefusalCatalogue } from '../refusal.ts'
import { mapMessages } from './messages.ts'

export const mapsRefusals = {
  mapsUnavailable: {
    code: 'maps_unavailable',
    status: 503,
    message: mapMessages.coordinates,
    description: 'The maps service cannot be reached.',
  },
} as const satisfies RefusalCatalogue
