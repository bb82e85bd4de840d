import type { RefusalCatalogue } from '../refusal.ts'
import { ratingMessages } from './messages.ts'

export const ratingRefusals = {
  alreadyRated: {
    code: 'already_rated',
    status: 409,
    message: ratingMessages.alreadyRated,
    description: 'The order has a rating.',
  },
  alreadyAnswered: {
    code: 'already_answered',
    status: 409,
    message: ratingMessages.alreadyAnswered,
    description: 'The Washer has answered this rating.',
  },
  ratingHidden: {
    code: 'rating_hidden',
    status: 409,
    message: ratingMessages.hidden,
    description: 'An operator has hidden the rating or the answer.',
  },
} as const satisfies RefusalCatalogue
