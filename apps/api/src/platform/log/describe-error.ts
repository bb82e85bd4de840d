/** Errors of the product itself and of the language. The messages of all others may quote a value of the database or a vendor. */
const ownNames = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError'])

/** What the log has of a thrown error: its kind, code and constraint, where it was thrown, and its message if that is our own. */
export function describeError(thrown: unknown): Record<string, string | undefined> {
  if (!(thrown instanceof Error)) return { cause: `a thrown ${typeof thrown}` }
  const { message, stack = '' } = thrown
  const { code, constraint } = thrown as { code?: unknown; constraint?: unknown }
  const kind = thrown.constructor.name
  const isOwn = ownNames.has(kind) && code === undefined
  const frames = stack.slice(stack.indexOf(message) + message.length).match(/^ +at .*$/gm) ?? []
  return {
    cause: [isOwn ? `${kind}: ${message}` : kind, ...frames].join('\n'),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
  }
}

/** The message, for those who may read what a database or a vendor has written into it. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
