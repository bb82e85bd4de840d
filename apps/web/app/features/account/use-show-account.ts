import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '@washline/contract/identity/schemas'
import { accountQuery } from '../../domain/account/use-account.ts'
import { userOf } from '../../domain/account/user-of.ts'
import { setUser } from '../../platform/session/session.ts'

/** Stores the account that a call returned, in the cache and in the session's user. */
export function useShowAccount() {
  const queries = useQueryClient()
  return (account: Account) => {
    queries.setQueryData(accountQuery.queryKey, account)
    setUser(userOf(account))
  }
}
