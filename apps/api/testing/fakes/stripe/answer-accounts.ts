import { type Answer, type Asked, metadataOf, missing, ok } from './answer.ts'
import type { Emit } from './events.ts'
import type { RecordBook } from './record.ts'
import { showAccount } from './show.ts'

/** Connected accounts and the links to their onboarding page. */
export function accountAnswers({ record, nextId }: RecordBook, emit: Emit, world: { url: () => string }) {
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
    emit('account.updated', showAccount(account), id)
  }

  return { accounts, links, setBank }
}
