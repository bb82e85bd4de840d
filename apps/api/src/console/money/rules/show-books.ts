import type { BookedTransfer, ConsoleBalance, ConsolePayout, RevenueRow } from '@washline/contract/console/books'
import type { CashOutId } from '@washline/contract/ids'
import { add, type Minor, subtract, sumOf } from '@washline/contract/money'
import { type Named, namedWire, timeWire } from '../../rules/wire-fields.ts'
import { type TimelineTransfer, transferWire } from './show-money.ts'

export const balanceWire = (row: {
  readonly owner: ConsoleBalance['owner']
  readonly name: string
  readonly accounts: number
  readonly balanceMinor: Minor
  readonly reservedMinor: Minor
}): ConsoleBalance => ({
  owner: row.owner,
  name: row.name,
  accounts: row.accounts,
  balance_minor: row.balanceMinor,
  reserved_minor: row.reservedMinor,
})

export const bookedTransferWire = (transfer: TimelineTransfer): BookedTransfer => ({
  ...transferWire(transfer),
  order_id: transfer.orderId,
})

export const payoutWire = (row: {
  readonly id: CashOutId
  readonly washer: Named
  readonly amountMinor: Minor
  readonly feeMinor: Minor
  readonly method: ConsolePayout['method']
  readonly state: ConsolePayout['state']
  readonly reason: string | null
  readonly requestedAt: Date
  readonly settledAt: Date | null
}): ConsolePayout => ({
  id: row.id,
  washer: namedWire(row.washer),
  amount_minor: row.amountMinor,
  fee_minor: row.feeMinor,
  method: row.method,
  state: row.state,
  reason: row.reason,
  requested_at: row.requestedAt.toISOString(),
  settled_at: timeWire(row.settledAt),
})

/** What is neither an order's part, a refund nor a credit is `other`, so that the parts add up to the ledger's net. */
export function revenueWire(row: {
  readonly from: string
  readonly orders: number
  readonly commissionMinor: Minor
  readonly serviceFeesMinor: Minor
  readonly coverageMinor: Minor
  readonly refundsMinor: Minor
  readonly creditsMinor: Minor
  readonly netMinor: Minor
}): RevenueRow {
  const ofOrders = sumOf([row.commissionMinor, row.serviceFeesMinor, row.coverageMinor])
  const grossMinor = add(add(row.netMinor, row.refundsMinor), row.creditsMinor)
  return {
    from: row.from,
    orders: row.orders,
    commission_minor: row.commissionMinor,
    service_fees_minor: row.serviceFeesMinor,
    coverage_minor: row.coverageMinor,
    other_minor: subtract(grossMinor, ofOrders),
    refunds_minor: row.refundsMinor,
    credits_minor: row.creditsMinor,
    net_minor: row.netMinor,
  }
}
