import { z } from 'zod'
import { severities } from '../console/severity.ts'
import { orderId, reportId, userId } from '../ids.ts'

export const reportKinds = [
  'danger',
  'threat',
  'harassment',
  'discrimination',
  'theft',
  'wrong_person',
  'off_platform',
  'other',
] as const
export type ReportKind = (typeof reportKinds)[number]

export const reportKindLabels = {
  danger: 'Someone is in danger',
  threat: 'Threats or violence',
  harassment: 'Harassment or insults',
  discrimination: 'Discrimination',
  theft: 'Something was taken',
  wrong_person: 'The person does not match the profile',
  off_platform: 'Asked to pay or meet outside Washline',
  other: 'Something else',
} as const satisfies Record<ReportKind, string>

/** Kinds for which the screen asks the reporter to call for help first. */
export const urgentKinds: readonly ReportKind[] = ['danger', 'threat']

/** Kinds that harm somebody and come before the other open ones. */
export const seriousKinds: readonly ReportKind[] = ['harassment', 'discrimination', 'theft']

export const reportOccasions = ['order', 'chat', 'person'] as const
export type ReportOccasion = (typeof reportOccasions)[number]

export const reportOutcomes = ['acted', 'no_action'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** A report as its reporter sees it. */
export const report = z.object({
  id: reportId,
  about: z.enum(reportOccasions),
  order_id: orderId.nullable(),
  person: z.object({ name: z.string() }).nullable(),
  kind: z.enum(reportKinds),
  text: z.string(),
  created_at: z.iso.datetime(),
  state: z.enum(['open', 'closed']),
  outcome: z.enum(reportOutcomes).nullable(),
  /** The operator's note to the reporter. */
  note: z.string().nullable(),
  closed_at: z.iso.datetime().nullable(),
})
export type Report = z.infer<typeof report>

/** A report as an operator sees it. */
export const consoleReport = report.extend({
  reporter: z.object({ id: userId, name: z.string() }),
  person: z.object({ id: userId, name: z.string() }).nullable(),
  is_urgent: z.boolean(),
  severity: z.enum(severities),
})
export type ConsoleReport = z.infer<typeof consoleReport>
