import { type Answer, type Asked, amountOf, insufficient, list, metadataOf, missing, ok, refused } from './answer.ts'
import type { Balances } from './balances.ts'
import type { Emit } from './events.ts'
import type { RecordBook, SavedPayout } from './record.ts'
import { showPayout } from './show.ts'
import { payoutFailureOf, takesInstant } from './test-numbers.ts'

/** Payouts from connected accounts to banks, and what banks do with them. */
export function payoutAnswers(
  { record, nextId }: RecordBook,
  emit: Emit,
  { payoutsOf, balanceOf }: Balances,
  now: () => number,
) {
  const payouts = ({ method, path: [, , id], form, account: accountId }: Asked): Answer => {
    const account = record.accounts[accountId ?? '']
    if (!account) return missing('account', accountId ?? '')
    if (id) {
      const payout = record.payouts[id]
      return payout?.account === account.id ? ok(showPayout(payout)) : missing('payout', id)
    }
    if (method === 'GET') return list('/v1/payouts', payoutsOf(account.id).reverse().map(showPayout))
    const amount = amountOf(form)
    if (typeof amount === 'object') return amount
    const speed = form.get('method') ?? 'standard'
    if (account.bank === null) return refused('payouts_not_allowed', 'Payouts are not enabled for this account.')
    if (speed === 'instant' && !takesInstant(account.bank))
      return refused('instant_payouts_unsupported', 'This account does not take instant payouts.', 'method')
    if (balanceOf(account.id) < amount) return insufficient()
    const payout: SavedPayout = {
      id: nextId('po'),
      account: account.id,
      amount,
      currency: form.get('currency') ?? '',
      method: speed,
      metadata: metadataOf(form),
      created: now(),
      status: 'pending',
      failure: null,
    }
    record.payouts[payout.id] = payout
    emit('payout.created', showPayout(payout), account.id)
    return ok(showPayout(payout))
  }
  /** Ends pending payouts: paid or failed. */
  const arrive = () => {
    for (const payout of Object.values(record.payouts).filter(({ status }) => status === 'pending')) {
      const failure = payoutFailureOf(record.accounts[payout.account]?.bank ?? null)
      Object.assign(payout, { status: failure === null ? 'paid' : 'failed', failure })
      emit(`payout.${payout.status}`, showPayout(payout), payout.account)
    }
  }

  /** The bank of an account returns its paid payouts, which fail after all. */
  const sendBack = (account: string, failure: string) => {
    for (const payout of payoutsOf(account).filter(({ status }) => status === 'paid')) {
      Object.assign(payout, { status: 'failed', failure })
      emit('payout.failed', showPayout(payout), account)
    }
  }

  return { payouts, arrive, sendBack }
}
