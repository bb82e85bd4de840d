import { nodeOf, nodesOf, numberOf, type PgNode } from '../database/read-node-tree.ts'
import { jsonOfValue } from './json-of-value.ts'
import { narrowByCondition } from './narrow-columns.ts'
import { addNarrowing, type Narrowing, type Scope, scopeAbove } from './scope.ts'
import { either, isJson, type Json, type Value } from './value.ts'

const collecting = new Set(['array_agg', 'json_agg', 'jsonb_agg', 'json_object_agg', 'jsonb_object_agg'])
/** They give null for no rows, and otherwise as their argument is. */
const folding = new Set([
  'sum',
  'min',
  'max',
  'avg',
  'bool_and',
  'bool_or',
  'every',
  'string_agg',
  'percentile_cont',
  'percentile_disc',
  'mode',
])

export function inferAggregate(node: PgNode, from: Scope, narrowing: Narrowing): Value {
  const scope = scopeAbove(from, numberOf(node.agglevelsup))
  const name = scope.inference.catalog.functions.get(numberOf(node.aggfnoid))?.name ?? ''
  const type = numberOf(node.aggtype)
  if (name === 'count' || name === 'rank') return { type, nullable: false }
  const filter = nodeOf(node.aggfilter)
  const counted = filter ? addNarrowing(narrowing, narrowByCondition(filter, true, from, true)) : narrowing
  const values = nodesOf(node.args)
    .map((target) => nodeOf(target.expr))
    .filter((expression) => expression !== undefined)
    .map((expression) => scope.inference.expression(expression, from, counted))
  // Without groups there is one row for no rows at all.
  const hasRows = scope.query.groupClause !== undefined && !scope.query.groupingSets && !node.aggfilter
  const folded = node.aggdirectargs === undefined || name === 'mode' ? values.slice(0, 1) : values
  const isSafe = collecting.has(name) || (folding.has(name) && !folded.some(({ nullable }) => nullable))
  return {
    type,
    nullable: !(hasRows && isSafe),
    texts: name === 'min' || name === 'max' ? values[0]?.texts : undefined,
    json: isJson(type) ? collectedJson(name, values) : undefined,
    element: name === 'array_agg' ? (values[0]?.element ?? values[0]) : undefined,
  }
}

function collectedJson(name: string, [first, second]: readonly Value[]): Json | undefined {
  if (name.endsWith('object_agg') && second) return { kind: 'record', value: second }
  return first && { kind: 'array', element: isJson(first.type) ? { ...first, json: jsonOfValue(first) } : first }
}

const numbering = new Set(['row_number', 'rank', 'dense_rank', 'percent_rank', 'cume_dist', 'ntile', 'count'])
/** From the first row to the current one: it holds at least the current row. */
const DEFAULT_FRAME = 1058

export function inferWindow(node: PgNode, scope: Scope, narrowing: Narrowing): Value {
  const name = scope.inference.catalog.functions.get(numberOf(node.winfnoid))?.name ?? ''
  const type = numberOf(node.wintype)
  if (numbering.has(name)) return { type, nullable: false }
  const values = nodesOf(node.args).map((arg) => scope.inference.expression(arg, scope, narrowing))
  const [first, , fallback] = values
  if ((name === 'lag' || name === 'lead') && first && fallback) return { ...either(first, fallback), type }
  const frame = nodesOf(scope.query.windowClause).find(({ winref }) => winref === node.winref)?.frameOptions
  const hasRows = numberOf(frame) === DEFAULT_FRAME && !node.aggfilter
  const isSafe = folding.has(name) || name === 'first_value' || name === 'last_value'
  return { type, nullable: !(hasRows && isSafe && first && !first.nullable) }
}
