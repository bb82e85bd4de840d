import { nodeOf, nodesOf, numberOf, numbersOf, type PgNode } from '../database/read-node-tree.ts'
import { jsonOfValue } from './json-of-value.ts'
import type { Narrowing, Scope } from './scope.ts'
import { oids, type Value } from './value.ts'

/** The columns of functions in `from`. */
export function rowsOfFunction(entry: PgNode, scope: Scope, narrowing: Narrowing): Value[] {
  const functions = nodesOf(entry.functions)
  const columns = functions.flatMap((item) => columnsOf(item, scope, narrowing))
  // Functions side by side are filled up with null to the longest.
  const values = functions.length > 1 ? columns.map((value) => ({ ...value, nullable: true })) : columns
  return entry.funcordinality === 'true' ? [...values, { type: oids.int8, nullable: false }] : values
}

function columnsOf(item: PgNode, scope: Scope, narrowing: Narrowing): Value[] {
  const expression = nodeOf(item.funcexpr)
  if (!expression) throw new Error('a function in `from` without a call')
  const declared = numbersOf(item.funccoltypes)
  if (declared.length > 0) return declared.map((type) => ({ type, nullable: true }))
  const value = scope.inference.expression(expression, scope, narrowing)
  return value.fields ? value.fields.map(([, field]) => field) : tableOf(value, expression, scope)
}

function tableOf(value: Value, expression: PgNode, { inference }: Scope): Value[] {
  const relation = inference.catalog.types.get(numberOf(expression.funcresulttype))?.relation
  const columns = relation ? inference.catalog.relations.get(relation)?.columns : undefined
  return columns ? [...columns.values()].map(({ type }) => ({ type, nullable: true })) : [value]
}

/** What one row of a set-returning function is. */
export function elementOfSet(
  name: string,
  type: number,
  node: PgNode,
  scope: Scope,
  narrowing: Narrowing,
): Value | undefined {
  const [first] = nodesOf(node.args).map((arg) => scope.inference.expression(arg, scope, narrowing))
  switch (name) {
    case 'unnest':
      return first?.element ?? { type, nullable: true }
    case 'generate_series':
    case 'generate_subscripts':
    case 'regexp_split_to_table':
    case 'jsonb_object_keys':
    case 'json_object_keys':
      return { type, nullable: false }
    case 'jsonb_array_elements':
    case 'json_array_elements': {
      const json = first && jsonOfValue(first)
      return json?.kind === 'array' && json.element
        ? { type, nullable: false, json: { kind: 'scalar', value: json.element } }
        : { type, nullable: false }
    }
    case 'jsonb_each':
    case 'json_each':
      return recordOf([
        ['key', { type: oids.text, nullable: false }],
        ['value', { type: oids.jsonb, nullable: false }],
      ])
    case 'jsonb_each_text':
    case 'json_each_text':
      return recordOf([
        ['key', { type: oids.text, nullable: false }],
        ['value', { type: oids.text, nullable: true }],
      ])
    default:
      return undefined
  }
}

const recordOf = (fields: NonNullable<Value['fields']>): Value => ({ type: oids.record, nullable: false, fields })
