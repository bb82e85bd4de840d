import type { CatalogRelation } from '../database/read-catalog.ts'
import { listOf, nodeOf, nodesOf, numberOf, numbersOf, type PgNode, type PgValue } from '../database/read-node-tree.ts'
import { rowsOfFunction } from './infer-set-function.ts'
import { admittedElements, admittedTexts } from './narrow-columns.ts'
import {
  columnKey,
  joinKey,
  type Narrowing,
  NEW_ROW,
  noNarrowing,
  rangeEntry,
  rowKey,
  type Scope,
  scopeAbove,
  scopeOf,
} from './scope.ts'
import { either, oids, type Value } from './value.ts'

const RELATION = '0'
const SUBQUERY = '1'
const JOIN = '2'
const FUNCTION = '3'
const VALUES = '5'
const CTE = '6'
const GROUP = '9'
const UPDATE = '2'
const INSERT = '3'
const DEFAULT_ROW = '0'
const OLD_ROW = '1'

/** What a reference to a column can give, after joins and conditions. */
export function inferColumn(node: PgNode, from: Scope, narrowing: Narrowing): Value {
  const scope = scopeOf(node, from)
  const entry = rangeEntry(scope, numberOf(node.varno))
  const base = baseValue(node, entry, scope, narrowing)
  const key = columnKey(scope, node)
  const before = { ...node, varreturningtype: DEFAULT_ROW }
  const isWritten = isNewRow(node, scope)
  const value: Value = isWritten ? writtenValue(node, scope, base, narrowing) : base
  // What was shown of the row as it was holds where the statement does not assign the column.
  const keys = isWritten && isAssigned(node, scope) ? [key] : [key, columnKey(scope, before)]
  const isNonNull = keys.some((each) => narrowing.nonNull.has(each))
  const limits = keys.map((each) => narrowing.texts.get(each)).find((texts) => texts !== undefined)
  const isAdded =
    !narrowing.nonNull.has(rowKey(scope, node)) &&
    numbersOf(node.varnullingrels).some((join) => !narrowing.nonNull.has(joinKey(scope, join)))
  return {
    ...value,
    nullable: (value.nullable && !isNonNull) || isAdded || (isWriting(scope) && node.varreturningtype === OLD_ROW),
    texts: limits ? narrow(value.texts, limits) : value.texts,
  }
}

const narrow = (texts: ReadonlySet<string> | undefined, limits: ReadonlySet<string>) =>
  texts ? new Set([...texts].filter((text) => limits.has(text))) : limits

function baseValue(node: PgNode, entry: PgNode, scope: Scope, narrowing: Narrowing): Value {
  const position = numberOf(node.varattno)
  const type = numberOf(node.vartype)
  if (position === 0) return wholeRow(node, entry, scope, narrowing)
  const { inference } = scope
  const at = (list: PgValue): PgNode | undefined => nodeOf(listOf(list)[position - 1])
  switch (entry.rtekind) {
    case RELATION:
      return relationColumn(numberOf(entry.relid), position, type, scope)
    case SUBQUERY: {
      const subquery = nodeOf(entry.subquery)
      return (subquery && inference.query(subquery, scope, narrowing)[position - 1]?.value) ?? unknownValue(type)
    }
    case JOIN:
    case GROUP: {
      const expression = at(entry.rtekind === JOIN ? entry.joinaliasvars : entry.groupexprs)
      return expression ? inference.expression(expression, scope, narrowing) : unknownValue(type)
    }
    case FUNCTION:
      return rowsOfFunction(entry, scope, narrowing)[position - 1] ?? unknownValue(type)
    case VALUES:
      return listOf(entry.values_lists)
        .map((row) => nodeOf(listOf(row)[position - 1]))
        .map((expression) => (expression ? inference.expression(expression, scope, narrowing) : unknownValue(type)))
        .reduce(either)
    case CTE:
      return cteColumn(entry, position, scope) ?? unknownValue(type)
    default:
      return unknownValue(type)
  }
}

export const unknownValue = (type: number): Value => ({ type, nullable: true })

function cteColumn(entry: PgNode, position: number, scope: Scope): Value | undefined {
  const owner = scopeAbove(scope, numberOf(entry.ctelevelsup))
  const cte = nodesOf(owner.query.cteList).find(({ ctename }) => ctename === entry.ctename)
  const query = nodeOf(cte?.ctequery)
  if (!cte || !query) return undefined
  const running = owner.inference.recursive.get(cte)
  // A query of the `with` list is read for itself: conditions of the query around it do not apply to its rows.
  return (running ?? owner.inference.query(query, { ...owner, narrowing: noNarrowing }, noNarrowing))[position - 1]
    ?.value
}

function relationColumn(relid: number, position: number, type: number, scope: Scope): Value {
  if (position < 0) return { type, nullable: false }
  const relation = scope.inference.catalog.relations.get(relid)
  const column = relation?.columns.get(position)
  if (!relation || !column) return unknownValue(type)
  if (relation.query)
    return scope.inference.query(relation.query, undefined, noNarrowing)[position - 1]?.value ?? unknownValue(type)
  return { type, nullable: !column.notNull, ...checkedTexts(relation, position, type, scope) }
}

/** The texts of a column, or of the elements of an array, that the table's check constraints admit. */
function checkedTexts(
  relation: CatalogRelation,
  position: number,
  type: number,
  scope: Scope,
): Pick<Value, 'texts' | 'element'> {
  const { functions, types } = scope.inference.catalog
  const nameOf = (node: PgNode) => functions.get(numberOf(node.opfuncid))?.name ?? ''
  const element = types.get(type)?.element
  if (element) {
    const texts = relation.checks
      .map((check) => admittedElements(check, position, nameOf))
      .find((set) => set !== undefined)
    return texts ? { element: { type: element, nullable: false, texts } } : {}
  }
  const isEqual = (node: PgNode) => nameOf(node) === 'texteq'
  return {
    texts: relation.checks.map((check) => admittedTexts(check, position, isEqual)).find((set) => set !== undefined),
  }
}

function wholeRow(node: PgNode, entry: PgNode, scope: Scope, narrowing: Narrowing): Value {
  const names = listOf(nodeOf(entry.eref)?.colnames).map(String)
  const columns = scope.inference.catalog.relations.get(numberOf(entry.relid))?.columns
  const fields = names.flatMap((name, index) => {
    const type = columns?.get(index + 1)?.type ?? oids.unknown
    if (columns && !columns.has(index + 1)) return []
    const column = {
      ...node,
      varattno: String(index + 1),
      vartype: String(type),
      varlevelsup: '0',
      varnullingrels: undefined,
    }
    return [[name, inferColumn(column, scope, narrowing)] as const]
  })
  return { type: numberOf(node.vartype), nullable: false, fields }
}
const isWriting = ({ query }: Scope) => query.commandType !== '1'
const isNewRow = (node: PgNode, { query }: Scope) =>
  (query.commandType === UPDATE || query.commandType === INSERT) &&
  query.resultRelation === node.varno &&
  node.varreturningtype === NEW_ROW

const assignmentOf = (node: PgNode, { query }: Scope): PgNode | undefined =>
  nodesOf(query.targetList).find((target) => target.resno === node.varattno && target.resjunk !== 'true')
const isAssigned = (node: PgNode, scope: Scope) => assignmentOf(node, scope) !== undefined

/** A column as the statement has just written it. */
function writtenValue(node: PgNode, scope: Scope, stored: Value, narrowing: Narrowing): Value {
  const entry = rangeEntry(scope, numberOf(node.varno))
  const relation = scope.inference.catalog.relations.get(numberOf(entry.relid))
  const isOther = !relation || relation.hasRowTriggers || nodeOf(scope.query.onConflict)?.action === '2'
  const expression = nodeOf(assignmentOf(node, scope)?.expr)
  if (isOther || !expression) return stored
  const written = scope.inference.expression(expression, scope, narrowing)
  return {
    ...written,
    type: stored.type,
    nullable: stored.nullable && written.nullable,
    texts: written.texts ?? stored.texts,
  }
}
