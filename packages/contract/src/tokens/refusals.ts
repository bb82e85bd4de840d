import type { RefusalCatalogue } from '../refusal.ts'
import { tokenRules } from './token-rules.ts'

const tokenMessages = {
  tooMany: 'You have {count} access tokens, which is the maximum. Revoke one you no longer use.',
  scope: 'Only an operator who has confirmed the second factor can create a token for the console.',
} as const

export const tokenRefusals = {
  tooManyTokens: {
    code: 'too_many_tokens',
    status: 409,
    message: tokenMessages.tooMany,
    description: 'The caller has the most access tokens that a person may have.',
    values: { count: tokenRules.most },
  },
  scopeNotAllowed: {
    code: 'scope_not_allowed',
    status: 403,
    message: tokenMessages.scope,
    description: 'A scope of the console was asked for by somebody who may not use the console in this session.',
  },
} as const satisfies RefusalCatalogue
