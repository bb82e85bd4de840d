import { type Answer, type Asked, ok } from './answer.ts'
import { accountAnswers } from './answer-accounts.ts'
import { payoutAnswers } from './answer-payouts.ts'
import { transferAnswers } from './answer-transfers.ts'
import { createBalances } from './balances.ts'
import type { Emit } from './events.ts'
import type { RecordBook } from './record.ts'

/** Connected accounts, transfers to them, payouts from them, and balances. */
export function connectAnswers(book: RecordBook, emit: Emit, world: { now: () => number; url: () => string }) {
  const balances = createBalances(book)
  const balance = ({ account }: Asked): Answer =>
    ok({
      object: 'balance',
      livemode: false,
      pending: [],
      available: [{ amount: balances.balanceOf(account), currency: 'myr' }],
    })

  return {
    ...accountAnswers(book, emit, world),
    ...transferAnswers(book, emit, balances),
    ...payoutAnswers(book, emit, balances, world.now),
    balance,
  }
}
