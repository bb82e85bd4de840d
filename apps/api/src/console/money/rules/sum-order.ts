import type { UserId } from '@washline/contract/ids'
import { add, leastOf, type Minor, minor, negate, sumOf } from '@washline/contract/money'

export interface TimelineAccount {
  readonly owner: 'platform' | 'user' | 'order' | 'extension'
  readonly name: string
  readonly person: { readonly id: UserId; readonly name: string } | null
}

export interface TimelinePosting {
  readonly from: TimelineAccount
  readonly to: TimelineAccount
  readonly amountMinor: Minor
  readonly movedMinor: Minor
}

export interface OrderSums {
  readonly cameInMinor: Minor
  /** The net of each account, negative where money came from; accounts with a net of 0 are left out. */
  readonly accounts: readonly { readonly account: TimelineAccount; readonly netMinor: Minor }[]
  readonly pendingMinor: Minor
  readonly inEscrowMinor: Minor
}

const keyOf = ({ owner, name, person }: TimelineAccount) => `${owner} ${person?.id ?? 0} ${name}`

/** What was paid in for an order, where it went and what is still pending, from its postings alone. */
export function sumOrder(
  transfers: readonly { readonly state: string; readonly postings: readonly TimelinePosting[] }[],
): OrderSums {
  const nets = new Map<string, { account: TimelineAccount; netMinor: Minor }>()
  const count = (account: TimelineAccount, movedMinor: Minor) => {
    const existing = nets.get(keyOf(account))
    nets.set(keyOf(account), { account, netMinor: existing ? add(existing.netMinor, movedMinor) : movedMinor })
  }
  let pendingMinor = minor(0)
  for (const { state, postings } of transfers)
    for (const { from, to, amountMinor, movedMinor } of postings) {
      if (state === 'pending') pendingMinor = add(pendingMinor, amountMinor)
      if (movedMinor === 0) continue
      count(from, negate(movedMinor))
      count(to, movedMinor)
    }
  const accounts = [...nets.values()].filter(({ netMinor }) => netMinor !== 0).sort((a, b) => a.netMinor - b.netMinor)
  return {
    cameInMinor: negate(sumOf(accounts.map(({ netMinor }) => leastOf(minor(0), netMinor)))),
    accounts,
    pendingMinor,
    inEscrowMinor: accounts.find(({ account }) => account.owner === 'order')?.netMinor ?? minor(0),
  }
}
