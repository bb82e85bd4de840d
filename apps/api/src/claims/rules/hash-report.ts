import { createHash } from 'node:crypto'

/** The one text of a value: keys sorted, no spaces, moments as ISO text. */
function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`)
  return `{${parts.join(',')}}`
}

/** SHA-256 of a report, the same for a report and its copy from the database. */
export const hashReport = (report: object): string => createHash('sha256').update(canonical(report)).digest('hex')
