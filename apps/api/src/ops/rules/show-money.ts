import { toMajor } from '@washline/contract/money'
import type {
  OpsAlert,
  OpsAuditRow,
  OpsEntry,
  OpsOrderRow,
  OpsPayment,
  OpsPersonRow,
  OpsTransfer,
} from '@washline/contract/ops/schemas'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { OrderSums, StoryAccount, StoryPosting } from './sum-order.ts'

interface Named {
  readonly id: number
  readonly name: string
}
const named = ({ id, name }: Named) => ({ id, name })
const maybeNamed = (person: Named | null) => person && named(person)
export const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

export const orderRowWire = (row: {
  readonly id: number
  readonly status: OrderStatus
  readonly customer: Named
  readonly washer: Named | null
  readonly placedAt: Date | null
}): OpsOrderRow => ({
  id: row.id,
  status: row.status,
  customer: named(row.customer),
  washer: maybeNamed(row.washer),
  placed_at: textOf(row.placedAt),
})

export const personRowWire = (row: {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly isWasher: boolean
  readonly isOperator: boolean
  readonly createdAt: Date
}): OpsPersonRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  is_washer: row.isWasher,
  is_operator: row.isOperator,
  created_at: row.createdAt.toISOString(),
})

const accountWire = ({ owner, name, person }: StoryAccount) => ({ owner, name, person: maybeNamed(person) })

export const transferWire = (transfer: {
  readonly id: string
  readonly kind: string
  readonly reason: string | null
  readonly state: OpsTransfer['state']
  readonly at: Date
  readonly settledAt: Date | null
  readonly by: Named | null
  readonly postings: readonly StoryPosting[]
}): OpsTransfer => ({
  id: transfer.id,
  kind: transfer.kind,
  reason: transfer.reason,
  state: transfer.state,
  at: transfer.at.toISOString(),
  settled_at: textOf(transfer.settledAt),
  by: maybeNamed(transfer.by),
  postings: transfer.postings.map(({ from, to, amountMinor, movedMinor }) => ({
    from: accountWire(from),
    to: accountWire(to),
    amount: toMajor(amountMinor),
    moved: toMajor(movedMinor),
  })),
})

export interface OrderPayment {
  readonly id: string
  readonly kind: string
  readonly state: OpsPayment['state']
  readonly gateway: string
  readonly intentId: string | null
  readonly amountMinor: number
  readonly capturedMinor: number
  readonly brand: string
  readonly last4: string
  readonly declineCode: string | null
  readonly isTold: boolean
  readonly at: Date
}

export const paymentWire = (payment: OrderPayment): OpsPayment => ({
  id: payment.id,
  kind: payment.kind,
  state: payment.state,
  gateway: payment.gateway,
  intent_id: payment.intentId,
  amount: toMajor(payment.amountMinor),
  captured: toMajor(payment.capturedMinor),
  card: { brand: payment.brand, last4: payment.last4 },
  decline_code: payment.declineCode,
  told: payment.isTold,
  at: payment.at.toISOString(),
})

export const sumsWire = (sums: OrderSums, refundableMinor: number) => ({
  came_in: toMajor(sums.cameInMinor),
  accounts: sums.accounts.map(({ account, netMinor }) => ({ account: accountWire(account), net: toMajor(netMinor) })),
  promised: toMajor(sums.promisedMinor),
  in_escrow: toMajor(sums.inEscrowMinor),
  refundable: toMajor(refundableMinor),
})

export const refundWire = (refund: {
  readonly id: string
  readonly cardMinor: number
  readonly walletMinor: number
  readonly reason: string
  readonly by: Named | null
  readonly at: Date
  readonly toldAt: Date | null
}) => ({
  id: refund.id,
  card: toMajor(refund.cardMinor),
  wallet: toMajor(refund.walletMinor),
  reason: refund.reason,
  by: maybeNamed(refund.by),
  at: refund.at.toISOString(),
  told_at: textOf(refund.toldAt),
})

export const entryWire = (entry: {
  readonly id: number
  readonly account: string
  readonly kind: string
  readonly reason: string | null
  readonly amountMinor: number
  readonly balanceAfterMinor: number
  readonly orderId: number | null
  readonly at: Date
}): OpsEntry => ({
  id: entry.id,
  account: entry.account,
  kind: entry.kind,
  reason: entry.reason,
  amount: toMajor(entry.amountMinor),
  balance_after: toMajor(entry.balanceAfterMinor),
  order_id: entry.orderId,
  at: entry.at.toISOString(),
})

export const alertWire = (alert: {
  readonly id: number
  readonly kind: OpsAlert['kind']
  readonly message: string
  readonly paymentId: string
  readonly orderId: number | null
  readonly amountMinor: number
  readonly raisedAt: Date
  readonly closedAt: Date | null
  readonly closedBy: Named | null
}): OpsAlert => ({
  id: alert.id,
  kind: alert.kind,
  message: alert.message,
  payment_id: alert.paymentId,
  order_id: alert.orderId,
  amount: toMajor(alert.amountMinor),
  raised_at: alert.raisedAt.toISOString(),
  closed_at: textOf(alert.closedAt),
  closed_by: maybeNamed(alert.closedBy),
})

export const auditWire = (row: {
  readonly id: number
  readonly act: OpsAuditRow['act']
  readonly operator: Named
  readonly orderId: number | null
  readonly person: Named | null
  readonly alertId: number | null
  readonly claimId: number | null
  readonly amountMinor: number | null
  readonly reason: string | null
  readonly route: string | null
  readonly changes: OpsAuditRow['changes']
  readonly requestId: string
  readonly at: Date
}): OpsAuditRow => ({
  id: row.id,
  act: row.act,
  operator: named(row.operator),
  order_id: row.orderId,
  person: maybeNamed(row.person),
  alert_id: row.alertId,
  claim_id: row.claimId,
  amount: row.amountMinor === null ? null : toMajor(row.amountMinor),
  reason: row.reason,
  route: row.route,
  changes: row.changes,
  request_id: row.requestId,
  at: row.at.toISOString(),
})
