import { type Operation, operations } from '@washline/contract/documents/operations'

const marksOf = ({ endpoint: { method, access, secret, file } }: Operation): string[] => [
  ...(method !== 'GET' && access !== 'public' && !secret ? ['once'] : []),
  ...(file ? ['text'] : []),
]

/** What the client has to know of each call at run time, a line for each. */
export function callsFile(): string {
  const lines = operations.map((operation) => {
    const { name, endpoint } = operation
    const marks = marksOf(operation)
    return `  ${JSON.stringify(name)}: ${JSON.stringify([endpoint.method, endpoint.path, ...(marks.length > 0 ? [marks.join(' ')] : [])]).replaceAll(',', ', ')}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
