import type { RefusalCatalogue } from '../refusal.ts'
import { profileMessages } from './profile-messages.ts'

export const profileRefusals = {
  currencyInUse: {
    code: 'currency_in_use',
    status: 409,
    message: profileMessages.currencyInUse,
    description: 'There are orders or ledger accounts, whose amounts would mean something else in another currency.',
  },
} as const satisfies RefusalCatalogue
