import { type Answer, type Asked, amountOf, list, metadataOf, missing, ok, refused } from './answer.ts'
import type { Tell } from './events.ts'
import type { RecordBook, SavedPayout } from './record.ts'
import { showAccount, showPayout, showTransfer } from './show.ts'
import { payoutFailureOf, takesInstant } from './test-numbers.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const insufficient = () => refused('balance_insufficient', 'You have insufficient funds in your Stripe account.')

/** Connected accounts, transfers to them, payouts from them, and balances. */
export function connectAnswers(
  { record, nextId }: RecordBook,
  tell: Tell,
  world: { now: () => number; url: () => string },
) {
  const transfersOf = (account?: string) =>
    Object.values(record.transfers).filter((one) => account === undefined || one.account === account)
  const movedOf = (account?: string) => sum(transfersOf(account).map(({ amount, reversed }) => amount - reversed))
  const takenMinor = () =>
    sum(Object.values(record.intents).map(({ received }) => received)) -
    sum(Object.values(record.refunds).map(({ amount }) => amount))
  const payoutsOf = (account: string) => Object.values(record.payouts).filter((one) => one.account === account)
  /** What a failed payout carried is back on the account. */
  const balanceOf = (account: string | undefined) =>
    account === undefined
      ? record.floatMinor + takenMinor() - movedOf()
      : movedOf(account) - sum(payoutsOf(account).map(({ amount, status }) => (status === 'failed' ? 0 : amount)))

  const accounts = ({ path: [, , id], form }: Asked): Answer => {
    if (!id) {
      const made = { id: nextId('acct'), metadata: metadataOf(form), bank: null }
      record.accounts[made.id] = made
      return ok(showAccount(made))
    }
    const account = record.accounts[id]
    return account ? ok(showAccount(account)) : missing('account', id)
  }
  const links = ({ form }: Asked): Answer => {
    const id = form.get('account') ?? ''
    if (!record.accounts[id]) return missing('account', id, 'account')
    const back = encodeURIComponent(form.get('return_url') ?? '')
    return ok({ object: 'account_link', url: `${world.url()}/onboarding/${id}?return_url=${back}` })
  }
  const setBank = (id: string, bank: string) => {
    const account = record.accounts[id]
    if (!account) throw new Error(`no account ${id}`)
    account.bank = bank
    tell('account.updated', showAccount(account), id)
  }

  const reverse = (id: string): Answer => {
    const transfer = record.transfers[id]
    if (!transfer) return missing('transfer', id)
    const rest = transfer.amount - transfer.reversed
    if (rest === 0) return refused(undefined, 'This transfer has already been fully reversed.')
    if (balanceOf(transfer.account) < rest) return insufficient()
    transfer.reversed = transfer.amount
    tell('transfer.reversed', showTransfer(transfer))
    return ok({ id: nextId('trr'), object: 'transfer_reversal', amount: rest, transfer: id })
  }
  const transfers = ({ method, path: [, , id, verb], form, query }: Asked): Answer => {
    if (id && verb === 'reversals') return reverse(id)
    if (method === 'GET') {
      const [account, group] = [query.get('destination'), query.get('transfer_group')]
      const found = transfersOf().filter(
        (one) => (account === null || one.account === account) && (group === null || one.group === group),
      )
      return list('/v1/transfers', found.map(showTransfer))
    }
    const account = record.accounts[form.get('destination') ?? '']
    if (!account) return missing('account', form.get('destination') ?? '', 'destination')
    if (account.bank === null)
      return refused(
        'insufficient_capabilities_for_transfer',
        'The destination account needs the transfers capability.',
      )
    const amount = amountOf(form)
    if (typeof amount === 'object') return amount
    if (balanceOf(undefined) < amount) return insufficient()
    const transfer = {
      id: nextId('tr'),
      account: account.id,
      amount,
      currency: form.get('currency') ?? '',
      group: form.get('transfer_group'),
      metadata: metadataOf(form),
      reversed: 0,
    }
    record.transfers[transfer.id] = transfer
    tell('transfer.created', showTransfer(transfer))
    return ok(showTransfer(transfer))
  }

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
      created: world.now(),
      status: 'pending',
      failure: null,
    }
    record.payouts[payout.id] = payout
    tell('payout.created', showPayout(payout), account.id)
    return ok(showPayout(payout))
  }
  /** Time has passed: what was on its way has arrived, or come back. */
  const arrive = () => {
    for (const payout of Object.values(record.payouts).filter(({ status }) => status === 'pending')) {
      const failure = payoutFailureOf(record.accounts[payout.account]?.bank ?? null)
      Object.assign(payout, { status: failure === null ? 'paid' : 'failed', failure })
      tell(`payout.${payout.status}`, showPayout(payout), payout.account)
    }
  }

  /** A bank that had the money of an account sends it back: what was paid has failed after all. */
  const sendBack = (account: string, failure: string) => {
    for (const payout of payoutsOf(account).filter(({ status }) => status === 'paid')) {
      Object.assign(payout, { status: 'failed', failure })
      tell('payout.failed', showPayout(payout), account)
    }
  }

  const balance = ({ account }: Asked): Answer =>
    ok({
      object: 'balance',
      livemode: false,
      pending: [],
      available: [{ amount: balanceOf(account), currency: 'myr' }],
    })

  return { accounts, links, transfers, payouts, balance, setBank, arrive, sendBack }
}
