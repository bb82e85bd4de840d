import { nodeOf, nodesOf, numberOf, type PgNode, type PgValue } from '../database/read-node-tree.ts'
import { narrowByCondition, narrowingOfQuery } from './narrow-columns.ts'
import { addNarrowing, type Column, type Inference, type Narrowing, NEW_ROW, rangeEntry, type Scope } from './scope.ts'
import { either } from './value.ts'

const SELECT = '1'

/** The columns that a query gives: what it selects, or what it returns of the rows that it writes. */
export function inferQuery(
  inference: Inference,
  query: PgNode,
  parent: Scope | undefined,
  outer: Narrowing,
  present?: string,
): Column[] {
  const opened: Scope = { id: inference.nextScopeId(), query, parent, narrowing: outer, inference }
  const scope = { ...opened, narrowing: addNarrowing(outer, narrowingOfQuery(opened)) }
  const operation = nodeOf(query.setOperations)
  if (operation) return nameColumns(query, columnsOfSet(operation, scope))
  const having = nodeOf(query.havingQual)
  const chosen = targetsOf(query).find(({ resname }) => resname === present && present !== undefined)
  const conditions = [having, chosen && notNull(chosen)].filter((node) => node !== undefined)
  const narrowing = conditions
    .map((node) => narrowByCondition(node, true, scope, true))
    .reduce(addNarrowing, scope.narrowing)
  return targetsOf(query).map((target) => {
    const expression = nodeOf(query.commandType === SELECT ? target.expr : asNewRow(target.expr, query))
    if (!expression) throw new Error('a column without an expression')
    return { name: String(target.resname), value: inference.expression(expression, scope, narrowing) }
  })
}

const notNull = ({ expr }: PgNode): PgNode => ({ tag: 'NULLTEST', nulltesttype: '1', arg: expr })

/** In `returning` a column of the written table is that of the row as written, unless it is named `old`. */
function asNewRow(value: PgValue, query: PgNode, depth = 0): PgValue {
  if (Array.isArray(value)) return value.map((each) => asNewRow(each, query, depth))
  const node = nodeOf(value)
  if (!node) return value
  const isWritten = node.tag === 'VAR' && node.varno === query.resultRelation && numberOf(node.varlevelsup) === depth
  if (isWritten) return node.varreturningtype === '0' ? { ...node, varreturningtype: NEW_ROW } : node
  const entries = Object.entries(node).map(([field, inner]) => [
    field,
    asNewRow(inner as PgValue, query, node.tag === 'QUERY' ? depth + 1 : depth),
  ])
  return Object.fromEntries(entries) as PgNode
}

const targetsOf = (query: PgNode): PgNode[] =>
  nodesOf(query.commandType === SELECT ? query.targetList : query.returningList).filter(
    (target) => target.resjunk !== 'true',
  )

const nameColumns = (query: PgNode, columns: readonly Column[]): Column[] =>
  targetsOf(query).map((target, index) => {
    const value = columns[index]?.value
    if (!value) throw new Error('a set operation of queries with different columns')
    return { name: String(target.resname), value }
  })

/** Columns of `union`, `intersect` and `except`, by position. */
function columnsOfSet(operation: PgNode, scope: Scope): Column[] {
  if (operation.tag === 'RANGETBLREF') {
    const subquery = nodeOf(rangeEntry(scope, numberOf(operation.rtindex)).subquery)
    if (!subquery) throw new Error('a set operation of something that is no query')
    return scope.inference.query(subquery, scope, scope.narrowing)
  }
  const [left, right] = [nodeOf(operation.larg), nodeOf(operation.rarg)]
  if (!left || !right) throw new Error('a set operation with one side')
  const first = columnsOfSet(left, scope)
  // The first side alone is what a recursive query begins with.
  const recursion = recursionOf(scope)
  if (recursion && !scope.inference.recursive.has(recursion)) {
    scope.inference.recursive.set(recursion, first)
    const once = merge(first, columnsOfSet(right, scope))
    scope.inference.recursive.set(recursion, once)
    const twice = merge(once, columnsOfSet(right, scope))
    scope.inference.recursive.delete(recursion)
    return twice
  }
  return isUnion(operation) ? merge(first, columnsOfSet(right, scope)) : first
}

const isUnion = (operation: PgNode) => operation.op === '1'
const recursionOf = ({ query, parent }: Scope) =>
  nodesOf(parent?.query.cteList).find((cte) => cte.cterecursive === 'true' && cte.ctequery === query)

const merge = (a: readonly Column[], b: readonly Column[]): Column[] =>
  a.map(({ name, value }, index) => ({ name, value: either(value, b[index]?.value ?? value) }))
