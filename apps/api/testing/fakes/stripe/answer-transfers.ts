import { type Answer, type Asked, amountOf, insufficient, list, metadataOf, missing, ok, refused } from './answer.ts'
import type { Balances } from './balances.ts'
import type { Emit } from './events.ts'
import type { RecordBook } from './record.ts'
import { showTransfer } from './show.ts'

/** Transfers from the platform to connected accounts, and their reversals. */
export function transferAnswers({ record, nextId }: RecordBook, emit: Emit, { transfersOf, balanceOf }: Balances) {
  const reverse = (id: string): Answer => {
    const transfer = record.transfers[id]
    if (!transfer) return missing('transfer', id)
    const rest = transfer.amount - transfer.reversed
    if (rest === 0) return refused(undefined, 'This transfer has already been fully reversed.')
    if (balanceOf(transfer.account) < rest) return insufficient()
    transfer.reversed = transfer.amount
    emit('transfer.reversed', showTransfer(transfer))
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
    emit('transfer.created', showTransfer(transfer))
    return ok(showTransfer(transfer))
  }

  return { transfers }
}
