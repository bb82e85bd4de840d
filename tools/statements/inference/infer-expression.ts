import { constantJson, constantText, isEmptyArray } from '../database/read-constant.ts'
import { nodeOf, nodesOf, numberOf, type PgNode, type PgValue } from '../database/read-node-tree.ts'
import { givesOneRow } from './gives-one-row.ts'
import { inferAggregate, inferWindow } from './infer-aggregate.ts'
import { inferColumn, unknownValue } from './infer-column.ts'
import { inferFunction, inferOperator } from './infer-function.ts'
import { narrowByCondition } from './narrow-columns.ts'
import { addNarrowing, columnKey, type Narrowing, type Scope, scopeOf } from './scope.ts'
import { either, isJson, nothing, oids, type Value } from './value.ts'

type Infer = (node: PgNode, scope: Scope, narrowing: Narrowing) => Value

/** What an expression can give; null unless it is shown that it can't be. */
export function inferExpression(node: PgNode, scope: Scope, narrowing: Narrowing): Value {
  const infer = kinds[node.tag]
  return infer ? infer(node, scope, narrowing) : unknownValue(resultType(node))
}

const inferGiven = (value: PgValue, scope: Scope, narrowing: Narrowing): Value => {
  const node = nodeOf(value)
  return node ? inferExpression(node, scope, narrowing) : nothing(oids.unknown)
}

const resultType = (node: PgNode): number =>
  numberOf(node.resulttype ?? node.funcresulttype ?? node.opresulttype ?? node.type ?? String(oids.unknown))

const boolean = (nullable: boolean): Value => ({ type: oids.bool, nullable })

const inferConstant: Infer = (node, scope) => {
  const type = numberOf(node.consttype)
  if (node.constisnull === 'true') return nothing(type)
  const text = constantText(node)
  return {
    type,
    nullable: false,
    texts: text === undefined ? undefined : new Set([text]),
    json: isJson(type) ? constantJson(node) : undefined,
    element: isEmptyArray(node) ? { type: elementType(type, scope), nullable: false, texts: new Set() } : undefined,
  }
}

const inferParameter: Infer = (node, { inference }) => {
  const type = numberOf(node.paramtype)
  // Beside those of the statement there are the inner ones of a comparison with a subquery.
  const given = node.paramkind === '0' ? inference.parameters[numberOf(node.paramid) - 1] : { nullable: false }
  return given ? { ...given, type } : unknownValue(type)
}

/** A cast keeps nullability; between text types also the texts. */
const inferCast: Infer = (node, scope, narrowing) => {
  const value = inferGiven(node.arg, scope, narrowing)
  const type = resultType(node)
  const isText = scope.inference.catalog.types.get(type)?.name === 'text'
  return {
    type,
    nullable: value.nullable,
    texts: isText || type === value.type ? value.texts : undefined,
    json: isJson(type) && isJson(value.type) ? value.json : undefined,
    element:
      value.element && elementType(type, scope) ? { ...value.element, type: elementType(type, scope) } : undefined,
  }
}
const elementType = (type: number, { inference }: Scope) => inference.catalog.types.get(type)?.element ?? 0

const inferCase: Infer = (node, scope, narrowing) => {
  let open = narrowing
  const results: Value[] = []
  for (const branch of nodesOf(node.args)) {
    const condition = nodeOf(branch.expr)
    const plain = condition && !node.arg ? condition : undefined
    const shown = plain ? addNarrowing(open, narrowByCondition(plain, true, scope, true)) : open
    if (condition && node.arg) open = withoutText(nodeOf(node.arg), condition, scope, open)
    results.push(inferGiven(branch.result, scope, shown))
    // A condition that can be null may be passed by without being false.
    if (plain && !inferExpression(plain, scope, open).nullable)
      open = addNarrowing(open, narrowByCondition(plain, false, scope, true))
  }
  results.push(inferGiven(node.defresult, scope, open))
  return { ...results.reduce(either), type: numberOf(node.casetype) }
}

/** After `when 'a'` the column that the case is of isn't 'a'. */
function withoutText(column: PgNode | undefined, condition: PgNode, scope: Scope, narrowing: Narrowing): Narrowing {
  const text = nodesOf(condition.args)
    .map(constantText)
    .find((each) => each !== undefined)
  const isEqual = scope.inference.catalog.functions.get(numberOf(condition.opfuncid))?.name === 'texteq'
  if (column?.tag !== 'VAR' || text === undefined || !isEqual) return narrowing
  const texts = [...(inferColumn(column, scope, narrowing).texts ?? [])].filter((each) => each !== text)
  if (texts.length === 0) return narrowing
  return addNarrowing(narrowing, {
    nonNull: new Set(),
    texts: new Map([[columnKey(scopeOf(column, scope), column), new Set(texts)]]),
  })
}

const inferFirst: Infer = (node, scope, narrowing) => {
  const values = nodesOf(node.args).map((arg) => inferExpression(arg, scope, narrowing))
  const type = numberOf(node.coalescetype ?? node.minmaxtype)
  return { ...values.reduce(either), type, nullable: values.every(({ nullable }) => nullable) }
}

const inferBoolean: Infer = (node, scope, narrowing) =>
  boolean(nodesOf(node.args).some((arg) => inferExpression(arg, scope, narrowing).nullable))

const inferListComparison: Infer = (node, scope, narrowing) => {
  const [value, list] = nodesOf(node.args).map((arg) => inferExpression(arg, scope, narrowing))
  return boolean(!value || !list || value.nullable || list.nullable || (list.element?.nullable ?? true))
}

const EXISTS = '0'
const ROWS = '4'
const ARRAY = '6'
const inferSubquery: Infer = (node, scope, narrowing) => {
  const query = nodeOf(node.subselect)
  if (!query) throw new Error('a subquery without a query')
  if (node.subLinkType === EXISTS) return boolean(false)
  const [column] = scope.inference.query(query, scope, narrowing)
  if (!column) throw new Error('a subquery without a column')
  const { value } = column
  if (node.subLinkType === ROWS) return { ...value, nullable: value.nullable || !givesOneRow(query) }
  if (node.subLinkType === ARRAY) {
    const type = scope.inference.catalog.types.get(value.type)?.array ?? 0
    return { type, nullable: false, element: value }
  }
  return boolean(value.nullable || inferGiven(node.testexpr, scope, narrowing).nullable)
}

const inferArray: Infer = (node, scope, narrowing) => {
  const elements = nodesOf(node.elements).map((element) => inferExpression(element, scope, narrowing))
  const type = numberOf(node.element_typeid)
  const element = elements.length > 0 ? elements.reduce(either) : { ...nothing(type), nullable: false }
  return { type: numberOf(node.array_typeid), nullable: false, element: { ...element, type } }
}

const inferRow: Infer = (node, scope, narrowing) => ({
  type: numberOf(node.row_typeid),
  nullable: false,
  fields: nodesOf(node.args).map((arg, index) => [`f${index + 1}`, inferExpression(arg, scope, narrowing)] as const),
})

const inferField: Infer = (node, scope, narrowing) => {
  const row = inferGiven(node.arg, scope, narrowing)
  const field = row.fields?.[numberOf(node.fieldnum) - 1]?.[1]
  return field ? { ...field, nullable: field.nullable || row.nullable } : unknownValue(resultType(node))
}

const kinds: Readonly<Record<string, Infer>> = {
  VAR: inferColumn,
  CONST: inferConstant,
  PARAM: inferParameter,
  RELABELTYPE: inferCast,
  COERCEVIAIO: inferCast,
  ARRAYCOERCEEXPR: inferCast,
  COLLATEEXPR: (node, scope, narrowing) => inferGiven(node.arg, scope, narrowing),
  CASEEXPR: inferCase,
  COALESCE: inferFirst,
  COALESCEEXPR: inferFirst,
  MINMAX: inferFirst,
  MINMAXEXPR: inferFirst,
  BOOLEXPR: inferBoolean,
  NULLTEST: () => boolean(false),
  BOOLEANTEST: () => boolean(false),
  DISTINCTEXPR: () => boolean(false),
  NULLIFEXPR: (node, scope, narrowing) => ({ ...inferGiven(nodesOf(node.args)[0], scope, narrowing), nullable: true }),
  SCALARARRAYOPEXPR: inferListComparison,
  ROWCOMPAREEXPR: (node, scope, narrowing) =>
    boolean(
      [...nodesOf(node.largs), ...nodesOf(node.rargs)].some((arg) => inferExpression(arg, scope, narrowing).nullable),
    ),
  SUBLINK: inferSubquery,
  ARRAYEXPR: inferArray,
  ARRAY: inferArray,
  ROWEXPR: inferRow,
  ROW: inferRow,
  FIELDSELECT: inferField,
  OPEXPR: inferOperator,
  FUNCEXPR: inferFunction,
  AGGREF: inferAggregate,
  WINDOWFUNC: inferWindow,
  SQLVALUEFUNCTION: (node) => ({ type: numberOf(node.type), nullable: false }),
  NEXTVALUEEXPR: (node) => ({ type: numberOf(node.typeId), nullable: false }),
  GROUPINGFUNC: () => ({ type: oids.int4, nullable: false }),
  MERGESUPPORTFUNC: () => ({ type: oids.text, nullable: false }),
  SUBSCRIPTINGREF: (node) => unknownValue(numberOf(node.refrestype)),
}
