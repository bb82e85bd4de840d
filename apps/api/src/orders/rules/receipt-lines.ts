import type { UserId } from '@washline/contract/ids'
import { type Minor, negate, sumOf } from '@washline/contract/money'
import type { ReceiptLine, ReceiptLineKind } from '@washline/contract/orders/receipt'
import type { PaidParts } from '@washline/contract/orders/summary'

export interface Account {
  readonly owner: string
  /** Of the person or order; 0 for the platform. */
  readonly id: number
  readonly name: string
}

/** One movement of the order's money in the ledger. */
export interface MoneyMovement {
  readonly kind: string
  readonly reason: string | null
  readonly from: Account
  readonly to: Account
  readonly amountMinor: Minor
  readonly isPending: boolean
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly at: Date
}

const isCard = ({ owner, name }: Account) => owner === 'platform' && name === 'card_clearing'
const isEscrow = ({ owner, name }: Account) => owner === 'order' && name === 'escrow'
const walletOf = (userId: UserId) => (account: Account) =>
  account.owner === 'user' && account.id === userId && account.name === 'wallet'
const earningsOf =
  (userId: UserId | null) =>
  ({ owner, id, name }: Account) =>
    owner === 'user' && id === userId && name.startsWith('earnings')

const lineOf = (kind: ReceiptLineKind, movement: MoneyMovement, amountMinor: Minor): ReceiptLine => ({
  kind,
  amount_minor: amountMinor,
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
    case 'door_fee':
    case 'promise_credit':
    case 'credit':
    case 'compensation':
      return movement.kind
    default:
      return 'other'
  }
}

/**
 * Movements between the customer's card or wallet and other accounts: those into the order's escrow and back are `paid`, all
 * others `since`. Every movement is listed, so that the sums equal the ledger's.
 */
export function paidParts(
  movements: readonly MoneyMovement[],
  customerId: UserId,
): { paid: ReceiptLine[]; since: ReceiptLine[] } {
  const isWallet = walletOf(customerId)
  const isTheirs = (account: Account) => isCard(account) || isWallet(account)
  const theirs = movements.filter(({ from, to }) => isTheirs(from) !== isTheirs(to))
  const signed = (movement: MoneyMovement) =>
    isTheirs(movement.from) ? movement.amountMinor : negate(movement.amountMinor)
  const isOfOrder = ({ from, to }: MoneyMovement) => isEscrow(from) || isEscrow(to)
  const withCard = ({ from, to }: MoneyMovement) => isCard(from) || isCard(to)

  const inAndOut = theirs.filter(isOfOrder)
  const ofWallet = inAndOut.filter((movement) => !withCard(movement))
  const walletMinor = sumOf(ofWallet.map(signed))
  const [first] = ofWallet
  const wallet = first && walletMinor !== 0 ? [{ ...lineOf('wallet', first, walletMinor), reason: null }] : []
  const cards = inAndOut
    .filter(withCard)
    .map((movement) => lineOf(movement.isPending ? 'card_authorized' : 'card', movement, signed(movement)))
  const since = theirs
    .filter((movement) => !isOfOrder(movement))
    .map((movement) => lineOf(kindSince(movement, withCard(movement)), movement, signed(movement)))
  return { paid: [...wallet, ...cards], since }
}

const sumOfKinds = (lines: readonly ReceiptLine[], ...kinds: ReceiptLineKind[]): Minor =>
  sumOf(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amount_minor }) => amount_minor))

/** What the customer has paid for the order, from the lines of the receipt. */
export function paidSummary(movements: readonly MoneyMovement[], customerId: UserId): PaidParts {
  const { paid, since } = paidParts(movements, customerId)
  const compensatedMinor = negate(sumOfKinds(since, 'compensation'))
  return {
    card_minor: sumOfKinds(paid, 'card', 'card_authorized'),
    wallet_minor: sumOfKinds(paid, 'wallet'),
    refunded_minor: negate(sumOfKinds(since, 'refund_card', 'refund_wallet')),
    ...(compensatedMinor > 0 && { compensated_minor: compensatedMinor }),
  }
}

/** What a Washer gets beyond the order's own money, by the ledger's kind. */
const earnedKinds: Readonly<Record<string, ReceiptLineKind>> = { tip: 'tip', door_pay: 'door_fee' }

/** The Washer's earnings from the order, and later movements on their earnings accounts. */
export function washerParts(
  movements: readonly MoneyMovement[],
  washerId: UserId | null,
): { earnedMinor: Minor; since: ReceiptLine[] } {
  const isTheirs = earningsOf(washerId)
  const theirs = movements.filter(({ from, to }) => isTheirs(from) !== isTheirs(to))
  const signed = ({ to, amountMinor }: MoneyMovement) => (isTheirs(to) ? amountMinor : negate(amountMinor))
  const isOfOrder = ({ from }: MoneyMovement) => isEscrow(from)
  return {
    earnedMinor: sumOf(theirs.filter(isOfOrder).map(signed)),
    since: theirs
      .filter((movement) => !isOfOrder(movement))
      // The Washer does not see the customer's card.
      .map((movement) => ({
        ...lineOf(earnedKinds[movement.kind] ?? 'other', movement, signed(movement)),
        card: null,
      })),
  }
}
