import type { RefusalCatalogue } from '../refusal.ts'
import { relationshipMessages } from './messages.ts'

export const relationshipRefusals = {
  blocked: {
    code: 'blocked',
    status: 409,
    message: relationshipMessages.blocked,
    description: 'The caller has blocked this person.',
  },
} as const satisfies RefusalCatalogue
