import type { Catalog } from '../database/read-catalog.ts'
import type { PgNode } from '../database/read-node-tree.ts'
import { inferExpression } from './infer-expression.ts'
import { inferQuery } from './infer-query.ts'
import { type Column, type Inference, type Narrowing, noNarrowing } from './scope.ts'
import type { Value } from './value.ts'

interface Inferred {
  readonly parent: number | undefined
  readonly narrowing: Narrowing
  readonly columns: Column[]
}

/** The columns that an analysed statement gives; with a name, those of the rows where that column is not null. */
export function inferColumns(
  catalog: Catalog,
  query: PgNode,
  parameters: readonly Value[],
  present?: string,
): Column[] {
  let scopes = 0
  const done = new Map<PgNode, Inferred>()
  const inference: Inference = {
    catalog,
    parameters,
    recursive: new Map(),
    nextScopeId: () => ++scopes,
    expression: inferExpression,
    body: (inner, given) => inferColumns(catalog, inner, given)[0]?.value,
    query: (inner, parent, narrowing) => {
      const before = done.get(inner)
      if (before && before.parent === parent?.id && before.narrowing === narrowing && inference.recursive.size === 0)
        return before.columns
      const columns = inferQuery(inference, inner, parent, narrowing)
      done.set(inner, { parent: parent?.id, narrowing, columns })
      return columns
    },
  }
  return inferQuery(inference, query, undefined, noNarrowing, present)
}
