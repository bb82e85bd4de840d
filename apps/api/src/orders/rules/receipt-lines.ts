import { toMajor } from '@washline/contract/money'
import type { ReceiptLine, ReceiptLineKind } from '@washline/contract/orders/receipt'

export interface Account {
  readonly owner: string
  readonly id: number
  readonly name: string
}

/** One movement of the order's money as the ledger has it. */
export interface MoneyMovement {
  readonly kind: string
  readonly reason: string | null
  readonly from: Account
  readonly to: Account
  readonly amountMinor: number
  readonly isPending: boolean
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly at: Date
}

const isCard = ({ owner, name }: Account) => owner === 'platform' && name === 'card_clearing'
const isEscrow = ({ owner, name }: Account) => owner === 'order' && name === 'escrow'
const walletOf = (userId: number) => (account: Account) =>
  account.owner === 'user' && account.id === userId && account.name === 'wallet'
const earningsOf =
  (userId: number | null) =>
  ({ owner, id, name }: Account) =>
    owner === 'user' && id === userId && name.startsWith('earnings')

const lineOf = (kind: ReceiptLineKind, movement: MoneyMovement, amountMinor: number): ReceiptLine => ({
  kind,
  amount: toMajor(amountMinor),
  card: movement.card && { brand: movement.card.brand, last4: movement.card.last4 },
  reason: movement.reason,
  at: movement.at.toISOString(),
})

function kindSince(movement: MoneyMovement, withCard: boolean): ReceiptLineKind {
  switch (movement.kind) {
    case 'tip':
      return withCard ? 'tip_card' : 'tip_wallet'
    case 'refund':
      return withCard ? 'refund_card' : 'refund_wallet'
    case 'promise_credit':
    case 'credit':
    case 'compensation':
      return movement.kind
    default:
      return 'other'
  }
}

/**
 * What moved between the customer's card and wallet and anybody else: into the order and back as `paid`, all the rest as
 * `since`. Nothing that moved is left out, so that the sums are the ledger's.
 */
export function paidParts(
  movements: readonly MoneyMovement[],
  customerId: number,
): { paid: ReceiptLine[]; since: ReceiptLine[] } {
  const isWallet = walletOf(customerId)
  const isTheirs = (account: Account) => isCard(account) || isWallet(account)
  const theirs = movements.filter(({ from, to }) => isTheirs(from) !== isTheirs(to))
  const signed = (movement: MoneyMovement) => (isTheirs(movement.from) ? movement.amountMinor : -movement.amountMinor)
  const isOfOrder = ({ from, to }: MoneyMovement) => isEscrow(from) || isEscrow(to)
  const withCard = ({ from, to }: MoneyMovement) => isCard(from) || isCard(to)

  const inAndOut = theirs.filter(isOfOrder)
  const ofWallet = inAndOut.filter((movement) => !withCard(movement))
  const walletMinor = ofWallet.reduce((sum, movement) => sum + signed(movement), 0)
  const [first] = ofWallet
  const wallet = first && walletMinor !== 0 ? [{ ...lineOf('wallet', first, walletMinor), reason: null }] : []
  const cards = inAndOut
    .filter(withCard)
    .map((movement) => lineOf(movement.isPending ? 'card_held' : 'card', movement, signed(movement)))
  const since = theirs
    .filter((movement) => !isOfOrder(movement))
    .map((movement) => lineOf(kindSince(movement, withCard(movement)), movement, signed(movement)))
  return { paid: [...wallet, ...cards], since }
}

/** What the Washer earned by the order itself, and what came to it since. */
export function washerParts(
  movements: readonly MoneyMovement[],
  washerId: number | null,
): { earnedMinor: number; since: ReceiptLine[] } {
  const isTheirs = earningsOf(washerId)
  const theirs = movements.filter(({ from, to }) => isTheirs(from) !== isTheirs(to))
  const signed = ({ to, amountMinor }: MoneyMovement) => (isTheirs(to) ? amountMinor : -amountMinor)
  const isOfOrder = ({ from }: MoneyMovement) => isEscrow(from)
  return {
    earnedMinor: theirs.filter(isOfOrder).reduce((sum, movement) => sum + signed(movement), 0),
    since: theirs
      .filter((movement) => !isOfOrder(movement))
      // A card is the customer's business.
      .map((movement) => ({
        ...lineOf(movement.kind === 'tip' ? 'tip' : 'other', movement, signed(movement)),
        card: null,
      })),
  }
}
