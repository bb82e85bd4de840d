import type { Obstacle } from '@washline/contract/identity/schemas'
import { market } from '@washline/contract/market'
import { toMajor } from '@washline/contract/money'
import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'

const codes: Readonly<Record<string, Obstacle['code']>> = {
  wallet: 'wallet',
  earnings_pending: 'earnings',
  earnings_available: 'earnings',
  earnings_held: 'earnings',
  deposit: 'deposit',
}

function messageOf(code: Obstacle['code'], amountMinor: number): string {
  const amount = `${market.symbol}${toMajor(amountMinor).toFixed(2)}`
  switch (code) {
    case 'wallet':
      return `Your wallet still holds ${amount}. Use it up on an order first: it cannot be given back once the account is gone.`
    case 'earnings':
      return `You still have earnings of ${amount}. Wait until they are available, and cash out first.`
    default:
      return `Your security deposit of ${amount} is still held. Stop being a Washer first, and it is given back.`
  }
}

/** The money of a person: every entry of it, and that none may be left behind. The books themselves never change. */
export const ledgerPerson: PersonPart = {
  read: async (q, userId) => ({
    sections: {
      money: await q.all(sql`
        select a.name as account, t.kind, t.order_id as "orderId", e.amount as "amountMinor",
          e.balance_after as "balanceAfterMinor", a.currency, e.created_at as "createdAt"
        from ledger_entries e join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id
        where a.owner = 'user' and a.owner_id = ${userId} order by e.id`),
    },
  }),
  obstacles: async (q, userId) => {
    const left = await q.all<{ name: string; balance: number }>(sql`
      select name, balance from ledger_accounts
      where owner = 'user' and owner_id = ${userId} and currency = ${market.currency} and balance > 0 order by name`)
    const sums = new Map<Obstacle['code'], number>()
    for (const { name, balance } of left) {
      const code = codes[name] ?? 'wallet'
      sums.set(code, (sums.get(code) ?? 0) + balance)
    }
    return [...sums].map(([code, amountMinor]) => ({ code, message: messageOf(code, amountMinor) }))
  },
}
