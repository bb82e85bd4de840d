export interface StoryAccount {
  readonly owner: 'platform' | 'user' | 'order'
  readonly name: string
  readonly person: { readonly id: number; readonly name: string } | null
}
export interface StoryPosting {
  readonly from: StoryAccount
  readonly to: StoryAccount
  readonly amountMinor: number
  readonly movedMinor: number
}
export interface OrderSums {
  readonly cameInMinor: number
  /** What each account gave (negative) or has kept (positive); those that came out even are left out. */
  readonly accounts: readonly { readonly account: StoryAccount; readonly netMinor: number }[]
  readonly promisedMinor: number
  readonly inEscrowMinor: number
}

const keyOf = ({ owner, name, person }: StoryAccount) => `${owner} ${person?.id ?? 0} ${name}`

/** What came in for an order, what went where and what is still held, from its postings alone. */
export function sumOrder(
  transfers: readonly { readonly state: string; readonly postings: readonly StoryPosting[] }[],
): OrderSums {
  const nets = new Map<string, { account: StoryAccount; netMinor: number }>()
  const add = (account: StoryAccount, minor: number) => {
    const known = nets.get(keyOf(account))
    nets.set(keyOf(account), { account, netMinor: (known?.netMinor ?? 0) + minor })
  }
  let promisedMinor = 0
  for (const { state, postings } of transfers)
    for (const { from, to, amountMinor, movedMinor } of postings) {
      if (state === 'pending') promisedMinor += amountMinor
      if (movedMinor === 0) continue
      add(from, -movedMinor)
      add(to, movedMinor)
    }
  const accounts = [...nets.values()].filter(({ netMinor }) => netMinor !== 0).sort((a, b) => a.netMinor - b.netMinor)
  return {
    cameInMinor: accounts.reduce((sum, { netMinor }) => sum + Math.max(0, -netMinor), 0),
    accounts,
    promisedMinor,
    inEscrowMinor: accounts.find(({ account }) => account.owner === 'order')?.netMinor ?? 0,
  }
}
