import type { ConsoleAuditRow } from '@washline/contract/console/schemas'
import type { AlertId, AuditEntryId, ClaimId, OrderId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { maybeNamedWire, type Named, namedWire } from '../../rules/wire-fields.ts'

export const auditWire = (row: {
  readonly id: AuditEntryId
  readonly action: ConsoleAuditRow['action']
  readonly operator: Named
  readonly orderId: OrderId | null
  readonly person: Named | null
  readonly alertId: AlertId | null
  readonly claimId: ClaimId | null
  readonly amountMinor: Minor | null
  readonly reason: string | null
  readonly route: string | null
  readonly changes: ConsoleAuditRow['changes']
  readonly requestId: string
  readonly at: Date
}): ConsoleAuditRow => ({
  id: row.id,
  action: row.action,
  operator: namedWire(row.operator),
  order_id: row.orderId,
  person: maybeNamedWire(row.person),
  alert_id: row.alertId,
  claim_id: row.claimId,
  amount_minor: row.amountMinor,
  reason: row.reason,
  route: row.route,
  changes: row.changes,
  request_id: row.requestId,
  at: row.at.toISOString(),
})
