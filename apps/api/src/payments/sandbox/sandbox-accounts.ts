import { payoutMessages } from '@washline/contract/earnings/messages'
import type { UserId } from '@washline/contract/ids'
import { sql } from '../../platform/db/sql.ts'
import { invalid, notFound } from '../../platform/http/refusal.ts'
import type { SandboxDeps } from '../deps.ts'
import type { PayoutAccountState, PayoutGateway } from '../payout-gateway.ts'
import { findTestBankAccount } from './test-bank-accounts.ts'

export interface SandboxAccounts extends Pick<PayoutGateway, 'createAccount' | 'accountLink' | 'accountState'> {
  /** Sets the person's bank account, as the vendor's own page would. */
  setBankAccount(bank: { userId: UserId; accountNumber: string }): Promise<PayoutAccountState & { last4: string }>
}

/** Payout accounts of the sandbox. */
export function createSandboxAccounts({ db, clock }: SandboxDeps, idOf: (prefix: string) => string): SandboxAccounts {
  return {
    createAccount: async ({ userId }) => {
      const { id } = await db.one<{ id: string }>(sql`
        insert into sandbox_accounts as a (id, user_id, created_at) values (${idOf('acct')}, ${userId}, ${clock.now()})
        on conflict (user_id) do update set user_id = a.user_id
        returning id`)
      return id
    },
    // The form is a page of the product.
    accountLink: async () => ({ url: '/earnings/bank-account' }),
    accountState: (accountId) =>
      db.one(sql`
        select bank_last4 is not null as "payoutsEnabled", instant_available as "instantAvailable", bank_last4 as last4
        from sandbox_accounts where id = ${accountId}`),
    setBankAccount: async ({ userId, accountNumber }) => {
      const bank = findTestBankAccount(accountNumber)
      if (!bank) throw invalid({ account_number: [payoutMessages.testAccountOnly] })
      const last4 = accountNumber.slice(-4)
      const account = await db.maybe<PayoutAccountState>(sql`
        update sandbox_accounts set bank_last4 = ${last4}, instant_available = ${bank.instantAvailable},
          payout_failure = ${bank.payoutFailure}
        where user_id = ${userId} returning true as "payoutsEnabled", instant_available as "instantAvailable", bank_last4 as last4`)
      if (!account) throw notFound()
      return { ...account, last4 }
    },
  }
}
