import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '@washline/contract/identity/schemas'
import { user } from '@washline/contract/identity/schemas'
import { setUser } from '../../platform/session/session.ts'
import { accountQuery } from './use-account.ts'

/** Shows the account as a call answered it; the session's user follows. */
export function useKeepAccount() {
  const queries = useQueryClient()
  return (account: Account) => {
    queries.setQueryData(accountQuery.queryKey, account)
    setUser(user.parse(account))
  }
}
