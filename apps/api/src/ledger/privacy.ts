import type { Blocker } from '@washline/contract/identity/schemas'
import { market } from '@washline/contract/market'
import { add, type Minor, minor } from '@washline/contract/money'
import { formatMoney } from '@washline/contract/texts/format-money'
import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

const codes: Readonly<Record<string, Blocker['code']>> = {
  wallet: 'wallet',
  earnings_pending: 'earnings',
  earnings_available: 'earnings',
  earnings_reserved: 'earnings',
  deposit: 'deposit',
}

function messageOf(code: Blocker['code'], amountMinor: Minor): string {
  const amount = formatMoney('en', amountMinor)
  switch (code) {
    case 'wallet':
      return `Your wallet still holds ${amount}. Use it up on an order first: it cannot be given back once the account is gone.`
    case 'earnings':
      return `You still have earnings of ${amount}. Wait until they are available, and cash out first.`
    default:
      return `Your security deposit of ${amount} is still held. Stop being a Washer first, and it is given back.`
  }
}

/** Every entry of a person's accounts. A positive balance blocks erasure; the books themselves never change. */
export const ledgerPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      money: await q.all(sql`
        select a.name as account, t.kind, t.order_id as "orderId", e.amount as "amountMinor",
          e.balance_after as "balanceAfterMinor", a.currency, e.created_at as "createdAt"
        from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
        where a.owner = 'user' and a.owner_id = ${userId} order by e.id`),
    },
  }),
  blockers: async (q, userId) => {
    const left = await q.all<{ name: string; balanceMinor: Minor }>(sql`
      select name, balance as "balanceMinor" from ledger_accounts
      where owner = 'user' and owner_id = ${userId} and currency = ${market.currency} and balance > 0 order by name`)
    const sums = new Map<Blocker['code'], Minor>()
    for (const { name, balanceMinor } of left) {
      const code = codes[name] ?? 'wallet'
      sums.set(code, add(sums.get(code) ?? minor(0), balanceMinor))
    }
    return [...sums].map(([code, amountMinor]) => ({ code, message: messageOf(code, amountMinor) }))
  },
}
