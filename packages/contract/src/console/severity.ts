/** How severe a case of operators is, the most severe first. */
export const severities = ['urgent', 'serious', 'normal'] as const
export type Severity = (typeof severities)[number]

export const severityLabels = {
  urgent: 'Urgent',
  serious: 'Serious',
  normal: 'Normal',
} as const satisfies Record<Severity, string>
