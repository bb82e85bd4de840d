import { nodeOf, nodesOf, type PgNode } from '../database/read-node-tree.ts'

/** Exactly one row comes back, whatever the tables hold. */
export function givesOneRow(query: PgNode): boolean {
  if (query.commandType !== '1' || query.setOperations) return false
  const isWhole = !query.limitCount && !query.limitOffset && !query.havingQual && query.hasTargetSRFs !== 'true'
  if (!isWhole || query.groupClause || query.groupingSets) return false
  const tree = nodeOf(query.jointree)
  return query.hasAggs === 'true' || (nodesOf(tree?.fromlist).length === 0 && !tree?.quals)
}
