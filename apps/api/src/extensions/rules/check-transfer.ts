import type { ExtensionId, UserId } from '@washline/contract/ids'
import { readId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'

/** The sides that an extension may name: its own accounts and wallets, and nothing else. */
export type Side =
  | { readonly owner: 'extension'; readonly extensionId: ExtensionId; readonly name: `x:${string}:${string}` }
  | { readonly owner: 'user'; readonly userId: UserId; readonly name: 'wallet' }

export interface CheckedTransfer {
  readonly key: string
  readonly from: Side
  readonly to: Side
  readonly amountMinor: Minor
  readonly reason: string
}

/** The most that an extension moves at once. */
const mostMinor = 100_000_000

interface Own {
  readonly id: ExtensionId
  readonly name: string
  readonly accounts: readonly string[]
}

export const ownAccount = ({ id, name, accounts }: Own, account: unknown): Extract<Side, { owner: 'extension' }> => {
  if (typeof account !== 'string' || !accounts.includes(account))
    throw new Error(`it has no account ${String(account).slice(0, 60)}`)
  return { owner: 'extension', extensionId: id, name: `x:${name}:${account}` }
}

function sideOf(owner: Own, side: unknown): Side {
  if (typeof side === 'object' && side !== null && Object.keys(side).length === 1) {
    if ('account' in side) return ownAccount(owner, side.account)
    const userId = 'wallet' in side ? readId<UserId>(side.wallet) : undefined
    if (userId) return { owner: 'user', userId, name: 'wallet' }
  }
  throw new Error('a side of a transfer is an account of the extension or a wallet')
}

const isText = (text: unknown, most: number): text is string =>
  typeof text === 'string' && text.trim().length > 0 && text.length <= most

/** What an extension asks to be moved, or the fault in it. At least one side is its own. */
export function checkTransfer(owner: Own, transfer: unknown): CheckedTransfer {
  const { key, from, to, amountMinor, reason } = (transfer ?? {}) as Record<string, unknown>
  if (!isText(key, 200)) throw new Error('a transfer needs a key of at most 200 characters')
  if (!isText(reason, 200)) throw new Error('a transfer needs a reason of at most 200 characters')
  if (
    typeof amountMinor !== 'number' ||
    !Number.isSafeInteger(amountMinor) ||
    amountMinor < 1 ||
    amountMinor > mostMinor
  )
    throw new Error('the amount of a transfer is a positive whole number of minor units')
  const sides = [sideOf(owner, from), sideOf(owner, to)] as const
  if (sides.every(({ owner }) => owner === 'user'))
    throw new Error('one side of a transfer is an account of the extension')
  if (sides[0].name === sides[1].name) throw new Error('a transfer has two different sides')
  return { key, from: sides[0], to: sides[1], amountMinor: minor(amountMinor), reason: reason.trim() }
}
