import { namedSchemas } from '@washline/contract/documents/schema-names'
import { z } from 'zod'

/**
 * Runs `work` while the contract's schemas have their names in zod's registry, where the library looks for them. They are
 * taken out again: others who describe a schema as JSON need it whole, without references.
 */
export function withNames<Result>(work: () => Result): Result {
  const { globalRegistry: registry } = z
  const before = namedSchemas.map(({ schema }) => [schema, registry.get(schema)] as const)
  for (const { name, schema, description } of namedSchemas)
    registry.add(schema, { ...registry.get(schema), ...(name && { id: name }), ...(description && { description }) })
  try {
    return work()
  } finally {
    for (const [schema, meta] of before) {
      registry.remove(schema)
      if (meta) registry.add(schema, meta)
    }
  }
}
