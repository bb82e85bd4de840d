import type { CatalogFunction } from '../database/read-catalog.ts'
import { constantText } from '../database/read-constant.ts'
import { nodesOf, numberOf, type PgNode } from '../database/read-node-tree.ts'
import { givesOneRow } from './gives-one-row.ts'
import { elementOfSet } from './infer-set-function.ts'
import { jsonOfValue } from './json-of-value.ts'
import type { Narrowing, Scope } from './scope.ts'
import { lookupFunctions, neverNullFunctions, totalFunctions } from './total-functions.ts'
import { anyJson, either, isJson, type Json, type Value } from './value.ts'

export function inferFunction(node: PgNode, scope: Scope, narrowing: Narrowing): Value {
  const called = scope.inference.catalog.functions.get(numberOf(node.funcid))
  const type = numberOf(node.funcresulttype)
  const args = nodesOf(node.args)
  if (!called) return { type, nullable: true }
  if (called.returnsSet && called.isBuiltIn) {
    const element = elementOfSet(called.name, type, node, scope, narrowing)
    return element ?? { type, nullable: true }
  }
  const values = args.map((arg) => scope.inference.expression(arg, scope, narrowing))
  if (!called.isBuiltIn) return ownFunction(called, type, values, scope)
  const isSafe = neverNullFunctions.has(called.name)
    ? node.funcvariadic !== 'true'
    : (totalFunctions.has(called.name) || isCast(node)) && !values.some(({ nullable }) => nullable)
  return {
    type,
    nullable: !isSafe,
    json: isJson(type) ? builtJson(called.name, args, values) : undefined,
    element: arrayElement(called.name, values),
  }
}

/** A function of ours gives what its body gives, if PostgreSQL keeps that as a query of one row. */
function ownFunction(
  { body, isStrict, returnsSet }: CatalogFunction,
  type: number,
  values: readonly Value[],
  { inference }: Scope,
): Value {
  const isNull = isStrict && values.some(({ nullable }) => nullable)
  if (!body || returnsSet || isNull || !givesOneRow(body)) return { type, nullable: true }
  const given = isStrict ? values.map((value) => ({ ...value, nullable: false })) : values
  return inference.body(body, given) ?? { type, nullable: true }
}

const isCast = (node: PgNode) => node.funcformat === '1' || node.funcformat === '2'

function arrayElement(name: string, values: readonly Value[]): Value | undefined {
  const [first, second] = values
  if (name === 'string_to_array' && first) return { ...first, nullable: values.length > 2, texts: undefined }
  if (name === 'array_cat' && first?.element && second?.element) return either(first.element, second.element)
  if (name === 'array_append' && first?.element && second) return either(first.element, second)
  return name === 'array_remove' ? first?.element : undefined
}

function builtJson(name: string, args: readonly PgNode[], values: readonly Value[]): Json | undefined {
  const [first, second] = values
  switch (name) {
    case 'json_build_object':
    case 'jsonb_build_object':
      return builtObject(args, values)
    case 'json_build_array':
    case 'jsonb_build_array':
      return { kind: 'array', element: values.length > 0 ? values.reduce(either) : undefined }
    case 'to_json':
    case 'to_jsonb':
    case 'row_to_json':
    case 'array_to_json':
      return first && jsonOfValue(first)
    case 'json':
    case 'jsonb':
      return first?.json
    case 'jsonb_concat':
      return first && second && joinedJson(jsonOfValue(first), jsonOfValue(second))
    default:
      return undefined
  }
}

function builtObject(args: readonly PgNode[], values: readonly Value[]): Json {
  const fields = new Map<string, Value>()
  for (let index = 0; index + 1 < args.length; index += 2) {
    const [key, value] = [args[index], values[index + 1]]
    const name = key && constantText(key)
    if (name === undefined || !value) return anyJson
    fields.set(name, value)
  }
  return { kind: 'object', fields }
}

function joinedJson(a: Json, b: Json): Json {
  if (a.kind === 'object' && b.kind === 'object') return { kind: 'object', fields: new Map([...a.fields, ...b.fields]) }
  if (a.kind !== 'array' || b.kind !== 'array') return anyJson
  return { kind: 'array', element: a.element && b.element ? either(a.element, b.element) : (a.element ?? b.element) }
}

export function inferOperator(node: PgNode, scope: Scope, narrowing: Narrowing): Value {
  const called = scope.inference.catalog.functions.get(numberOf(node.opfuncid))
  const values = nodesOf(node.args).map((arg) => scope.inference.expression(arg, scope, narrowing))
  const type = numberOf(node.opresulttype)
  const isLookup = !called?.isBuiltIn || lookupFunctions.has(called.name)
  return {
    type,
    nullable: isLookup || values.some(({ nullable }) => nullable),
    json:
      isJson(type) && called ? (lookedUp(called.name, node, values) ?? builtJson(called.name, [], values)) : undefined,
    element: called ? arrayElement(called.name, values) : undefined,
  }
}

/** `-> 'key'` into an object built in the statement. */
function lookedUp(name: string, node: PgNode, [from]: readonly Value[]): Json | undefined {
  const key = nodesOf(node.args)[1]
  const text = key && constantText(key)
  if (!name.endsWith('_object_field') || text === undefined || from?.json?.kind !== 'object') return undefined
  const field = from.json.fields.get(text)
  return field && jsonOfValue(field)
}
