import type { Severity } from '@washline/contract/console/severity'
import { firstName } from '@washline/contract/identity/first-name'
import type { OrderId, ReportId, UserId } from '@washline/contract/ids'
import {
  type ConsoleReport,
  type Report,
  type ReportKind,
  type ReportOccasion,
  type ReportOutcome,
  seriousKinds,
} from '@washline/contract/safety/schemas'

export interface ReportRow {
  readonly id: ReportId
  readonly about: ReportOccasion
  readonly orderId: OrderId | null
  readonly person: { readonly id: UserId; readonly name: string; readonly businessName: string | null } | null
  readonly reporter: { readonly id: UserId; readonly name: string }
  readonly kind: ReportKind
  readonly text: string
  readonly isUrgent: boolean
  readonly createdAt: Date
  readonly outcome: ReportOutcome | null
  readonly note: string | null
  readonly closedAt: Date | null
}

const shown = (row: ReportRow) => ({
  id: row.id,
  about: row.about,
  order_id: row.orderId,
  kind: row.kind,
  text: row.text,
  created_at: row.createdAt.toISOString(),
  state: row.outcome === null ? ('open' as const) : ('closed' as const),
  outcome: row.outcome,
  note: row.note,
  closed_at: row.closedAt?.toISOString() ?? null,
})

/** A report as its reporter sees it: the person by the business or the first name. */
export const showReport = (row: ReportRow): Report => ({
  ...shown(row),
  person: row.person && { name: row.person.businessName ?? firstName(row.person.name) },
})

export const severityOf = ({ isUrgent, kind }: Pick<ReportRow, 'isUrgent' | 'kind'>): Severity =>
  isUrgent ? 'urgent' : seriousKinds.includes(kind) ? 'serious' : 'normal'

export const showConsoleReport = (row: ReportRow): ConsoleReport => ({
  ...shown(row),
  person: row.person && { id: row.person.id, name: row.person.name },
  reporter: row.reporter,
  is_urgent: row.isUrgent,
  severity: severityOf(row),
})
