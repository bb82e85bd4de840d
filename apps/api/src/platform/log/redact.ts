/** Fields of these names never reach the log, whatever a caller passes. */
const secretName =
  /password|passphrase|secret|token|authorization|cookie|signature|^pin$|e_?mail|phone|latitude|longitude|^code$/i
const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const bearer = /\b(?:Bearer|Basic) +[\w.~+/=-]+/gi
const redacted = '[redacted]'

/** Codes of errors are wanted; those of sign-ins never come with an event of an error. */
const isError = (fields: Readonly<Record<string, unknown>>) => 'cause' in fields

/** The fields of a line without personal data: by the name of the field, and by what a text looks like. */
export function redactFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => {
    if (name === 'code' && isError(fields)) return [name, value]
    if (secretName.test(name)) return [name, redacted]
    return [name, redactValue(value)]
  })
  return Object.fromEntries(entries)
}

function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(emailAddress, redacted).replace(bearer, redacted)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(redactValue)
  if (typeof value === 'object' && value !== null) return redactFields(value as Record<string, unknown>)
  return value
}
