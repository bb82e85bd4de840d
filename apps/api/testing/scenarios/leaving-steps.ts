import * as account from '@washline/contract/identity/account-endpoints'
import * as identity from '@washline/contract/identity/endpoints'
import type { Step } from './step.ts'

/** The way out. */
export const leavingSteps = (): readonly Step[] => [
  { endpoint: identity.logout, by: 'customer', strangers: 'own', again: 401 },
  {
    endpoint: account.deleteAccount,
    by: 'otherCustomer',
    request: () => ({ body: { current_password: 'long enough', confirmation: 'DELETE' } }),
    strangers: 'own',
    again: 401,
  },
]
