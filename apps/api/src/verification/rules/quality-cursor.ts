import { type Severity, severities } from '@washline/contract/console/severity'
import { afterOf, cursorOf } from './page-after.ts'

/** `serious.1767225600000.100007`: the severity before the time and the id of the last row. */
export const qualityCursorOf = (row: { readonly severity: Severity; readonly at: Date; readonly id: number }): string =>
  `${row.severity}.${cursorOf(row)}`

/** Undefined for a text that is no cursor. The rank of a severity counts from 1. */
export function readQualityCursor(cursor: string): { rank: number; at: Date; id: number } | undefined {
  const dot = cursor.indexOf('.')
  const severity = severities.find((name) => name === cursor.slice(0, dot))
  const after = afterOf(cursor.slice(dot + 1))
  return severity && after ? { rank: severities.indexOf(severity) + 1, ...after } : undefined
}
