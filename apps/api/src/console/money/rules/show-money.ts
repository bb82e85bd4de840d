import type {
  ConsoleAlert,
  ConsoleEntry,
  ConsoleOrderMoves,
  ConsolePayment,
  ConsoleTransfer,
} from '@washline/contract/console/schemas'
import type { AlertId, CashOutId, LedgerEntryId, OrderId } from '@washline/contract/ids'
import { type Minor, minor } from '@washline/contract/money'
import { maybeNamedWire, type Named, timeWire } from '../../rules/wire-fields.ts'
import type { OrderSums, TimelineAccount, TimelinePosting } from './sum-order.ts'

const accountWire = ({ owner, name, person }: TimelineAccount) => ({ owner, name, person: maybeNamedWire(person) })

export interface TimelineTransfer {
  readonly id: string
  readonly kind: string
  readonly reason: string | null
  readonly state: ConsoleTransfer['state']
  readonly at: Date
  readonly settledAt: Date | null
  readonly orderId: OrderId | null
  readonly by: Named | null
  readonly postings: readonly TimelinePosting[]
}

export const transferWire = (transfer: TimelineTransfer): ConsoleTransfer => ({
  id: transfer.id,
  kind: transfer.kind,
  reason: transfer.reason,
  state: transfer.state,
  at: transfer.at.toISOString(),
  settled_at: timeWire(transfer.settledAt),
  by: maybeNamedWire(transfer.by),
  postings: transfer.postings.map(({ from, to, amountMinor, movedMinor }) => ({
    from: accountWire(from),
    to: accountWire(to),
    amount_minor: amountMinor,
    moved_minor: movedMinor,
  })),
})

export interface OrderPayment {
  readonly id: string
  readonly kind: string
  readonly state: ConsolePayment['state']
  readonly gateway: string
  readonly intentId: string | null
  readonly amountMinor: Minor
  readonly capturedMinor: Minor
  readonly brand: string
  readonly last4: string
  readonly declineCode: string | null
  readonly isSynced: boolean
  readonly at: Date
}

export const paymentWire = (payment: OrderPayment): ConsolePayment => ({
  id: payment.id,
  kind: payment.kind,
  state: payment.state,
  gateway: payment.gateway,
  intent_id: payment.intentId,
  amount_minor: payment.amountMinor,
  captured_minor: payment.capturedMinor,
  card: { brand: payment.brand, last4: payment.last4 },
  decline_code: payment.declineCode,
  synced: payment.isSynced,
  at: payment.at.toISOString(),
})

export const sumsWire = (sums: OrderSums, refundableMinor: Minor) => ({
  came_in_minor: sums.cameInMinor,
  accounts: sums.accounts.map(({ account, netMinor }) => ({ account: accountWire(account), net_minor: netMinor })),
  pending_minor: sums.pendingMinor,
  in_escrow_minor: sums.inEscrowMinor,
  refundable_minor: refundableMinor,
})

export const movesWire = (moves: {
  readonly version: number
  readonly reassign: boolean
  readonly cancel: {
    readonly cardMinor: Minor
    readonly walletMinor: Minor
    readonly creditedMinor: Minor
    readonly washerMaximumMinor: Minor
  } | null
  readonly complete: {
    readonly cardMinor: Minor
    readonly walletMinor: Minor
    readonly washerMinor: Minor
    readonly platformMinor: Minor
  } | null
}): ConsoleOrderMoves => ({
  version: moves.version,
  reassign: moves.reassign,
  cancel: moves.cancel && {
    card_minor: moves.cancel.cardMinor,
    wallet_minor: moves.cancel.walletMinor,
    credited_minor: moves.cancel.creditedMinor,
    washer_maximum_minor: moves.cancel.washerMaximumMinor,
  },
  complete: moves.complete && {
    card_minor: moves.complete.cardMinor,
    wallet_minor: moves.complete.walletMinor,
    washer_minor: moves.complete.washerMinor,
    platform_minor: moves.complete.platformMinor,
  },
})

export interface OrderRefund {
  readonly id: string
  readonly cardMinor: Minor
  readonly walletMinor: Minor
  readonly reason: string
  readonly by: Named | null
  readonly at: Date
  readonly syncedAt: Date | null
}

export const refundWire = (refund: OrderRefund) => ({
  id: refund.id,
  card_minor: refund.cardMinor,
  wallet_minor: refund.walletMinor,
  reason: refund.reason,
  by: maybeNamedWire(refund.by),
  at: refund.at.toISOString(),
  synced_at: timeWire(refund.syncedAt),
})

export interface PersonEntry {
  readonly id: LedgerEntryId
  readonly account: string
  readonly kind: string
  readonly reason: string | null
  readonly amountMinor: Minor
  readonly balanceAfterMinor: Minor
  readonly orderId: OrderId | null
  readonly at: Date
}

export const entryWire = (entry: PersonEntry): ConsoleEntry => ({
  id: entry.id,
  account: entry.account,
  kind: entry.kind,
  reason: entry.reason,
  amount_minor: entry.amountMinor,
  balance_after_minor: entry.balanceAfterMinor,
  order_id: entry.orderId,
  at: entry.at.toISOString(),
})

export interface PaymentAlert {
  readonly id: AlertId
  readonly kind: ConsoleAlert['kind']
  readonly message: string
  readonly paymentId: string
  readonly orderId: OrderId | null
  readonly amountMinor: Minor
  readonly raisedAt: Date
  readonly closedAt: Date | null
  readonly closedBy: Named | null
}

export const alertWire = (alert: PaymentAlert): ConsoleAlert => ({
  id: alert.id,
  kind: alert.kind,
  message: alert.message,
  payment_id: alert.paymentId,
  order_id: alert.orderId,
  amount_minor: alert.amountMinor,
  raised_at: alert.raisedAt.toISOString(),
  closed_at: timeWire(alert.closedAt),
  closed_by: maybeNamedWire(alert.closedBy),
})

export function balancesWire(balances: readonly { readonly name: string; readonly balanceMinor: Minor }[]) {
  const balance = (name: string) => balances.find((account) => account.name === name)?.balanceMinor ?? minor(0)
  return {
    wallet_minor: balance('wallet'),
    earnings: {
      pending_minor: balance('earnings_pending'),
      available_minor: balance('earnings_available'),
      reserved_minor: balance('earnings_reserved'),
    },
    deposit_minor: balance('deposit'),
  }
}

export const cashOutWire = (cashOut: {
  readonly id: CashOutId
  readonly amountMinor: Minor
  readonly feeMinor: Minor
  readonly method: string
  readonly state: string
  readonly reason: string | null
  readonly requestedAt: Date
}) => ({
  id: cashOut.id,
  amount_minor: cashOut.amountMinor,
  fee_minor: cashOut.feeMinor,
  method: cashOut.method,
  state: cashOut.state,
  reason: cashOut.reason,
  requested_at: cashOut.requestedAt.toISOString(),
})
