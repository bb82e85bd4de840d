import ts from '@typescript/typescript6'
import type { Arrival } from './database/driver-types.ts'
import type { Catalog } from './database/read-catalog.ts'
import { jsonOfValue } from './inference/json-of-value.ts'
import { isJson, type Json, type Value } from './inference/value.ts'

export interface Comparison {
  readonly checker: ts.TypeChecker
  readonly catalog: Catalog
  readonly arrivals: ReadonlyMap<string, Arrival>
  /** Called for each place where JSON is taken on trust. */
  trusts(path: string): void
}

/** How a value reaches the program: as a column of a row, or inside JSON. */
type Carrier = 'column' | 'json'

/** Every way in which what comes is not what the source declares. */
export function compareType(c: Comparison, declared: ts.Type, value: Value, path: string, carrier: Carrier): string[] {
  const parts = partsOf(declared)
  if (parts.some(({ flags }) => flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any))) return []
  const nullFinding =
    value.nullable && !parts.some(({ flags }) => flags & ts.TypeFlags.Null) ? [`${path} may be null`] : []
  const present = parts.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)))
  if (isNull(value)) return nullFinding
  return [...nullFinding, ...comparePresent(c, present, value, path, carrier)]
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])
const isNull = (value: Value) => value.nullable && value.texts?.size === 0 && !value.json

function comparePresent(
  c: Comparison,
  parts: readonly ts.Type[],
  value: Value,
  path: string,
  carrier: Carrier,
): string[] {
  if (carrier === 'json' || isJson(value.type)) return compareJson(c, parts, jsonOfValue(value), path)
  const type = c.catalog.types.get(value.type)
  if (type?.element) {
    const element = value.element ?? { type: type.element, nullable: false }
    return compareList(c, parts, element, path, 'column', c.arrivals.get(type.name))
  }
  return compareScalar(c, parts, value, path, arrivalOf(c, value.type))
}

function arrivalOf({ catalog, arrivals }: Comparison, oid: number): Arrival {
  const type = catalog.types.get(oid)
  if (!type) return 'other'
  if (type.labels.length > 0) return 'string'
  return arrivals.get(catalog.types.get(type.base)?.name ?? '') ?? 'other'
}

function compareScalar(
  c: Comparison,
  parts: readonly ts.Type[],
  value: Value,
  path: string,
  arrival: Arrival,
): string[] {
  const name = c.catalog.types.get(value.type)?.name ?? String(value.type)
  const wrong = parts.filter((part) => !isArrival(part, arrival))
  if (parts.length === 0 || wrong.length > 0)
    return [`${path} is ${name}, which arrives as ${arrival}, not as ${written(c, parts)}`]
  const literals = parts.filter((part) => part.isStringLiteral() || part.isNumberLiteral())
  if (arrival === 'boolean' && parts.length === 1) return [`${path} is any boolean, not ${written(c, parts)}`]
  if (literals.length === 0) return []
  const texts = value.texts ?? labelsOf(c, value)
  if (!texts) return [`${path} is any ${name}, not only ${written(c, parts)}`]
  const admitted = new Set(literals.map((part) => String((part as ts.LiteralType).value)))
  const others = [...texts].filter((text) => !admitted.has(text))
  return others.length > 0 ? [`${path} may be ${others.map((text) => `'${text}'`).join(', ')}`] : []
}

const labelsOf = ({ catalog }: Comparison, { type }: Value) => {
  const labels = catalog.types.get(type)?.labels ?? []
  return labels.length > 0 ? labels : undefined
}

const written = ({ checker }: Comparison, parts: readonly ts.Type[]) =>
  parts.map((part) => checker.typeToString(part)).join(' | ') || 'null'

function isArrival(part: ts.Type, arrival: Arrival): boolean {
  // A branded type is the plain one with a mark.
  if (part.isIntersection()) return part.types.some((each) => isArrival(each, arrival))
  const symbol = part.getSymbol()?.name
  switch (arrival) {
    case 'number':
      return (part.flags & ts.TypeFlags.NumberLike) !== 0
    case 'string':
      return (part.flags & ts.TypeFlags.StringLike) !== 0
    case 'boolean':
      return (part.flags & ts.TypeFlags.BooleanLike) !== 0
    case 'Date':
      return symbol === 'Date'
    case 'Buffer':
      return symbol === 'Buffer' || symbol === 'Uint8Array'
    default:
      return false
  }
}

function compareList(
  c: Comparison,
  parts: readonly ts.Type[],
  element: Value | undefined,
  path: string,
  carrier: Carrier,
  arrival?: Arrival,
): string[] {
  const [list] = parts
  const item = list && parts.length === 1 && c.checker.getIndexTypeOfType(list, ts.IndexKind.Number)
  if (!list || !item || !isList(c, list)) return [`${path} is a list, not ${written(c, parts)}`]
  if (!element) return []
  if (carrier === 'json' || !arrival || isJson(element.type)) return compareType(c, item, element, `${path}[]`, carrier)
  const nullFinding =
    element.nullable && !partsOf(item).some(({ flags }) => flags & ts.TypeFlags.Null) ? [`${path}[] may be null`] : []
  const present = partsOf(item).filter(({ flags }) => !(flags & ts.TypeFlags.Null))
  return [...nullFinding, ...compareScalar(c, present, element, `${path}[]`, arrival)]
}

const isList = ({ checker }: Comparison, type: ts.Type) => checker.isArrayType(type) || checker.isTupleType(type)

const jsonScalars: Readonly<Record<string, Arrival>> = {
  Date: 'string',
  Buffer: 'string',
  other: 'string',
}

function compareJson(c: Comparison, parts: readonly ts.Type[], json: Json, path: string): string[] {
  switch (json.kind) {
    case 'any':
      c.trusts(path)
      return parts.flatMap((part) => datesIn(c, part, path, 0))
    case 'array':
      return compareList(c, parts, json.element, path, 'json')
    case 'object':
      return compareFields(c, parts, json.fields, path, 'json')
    case 'record': {
      const [part] = parts
      const item = part && c.checker.getIndexTypeOfType(part, ts.IndexKind.String)
      if (item) return compareType(c, item, json.value, `${path}[]`, 'json')
      const properties = part ? c.checker.getPropertiesOfType(part) : []
      if (!part || !(part.flags & ts.TypeFlags.Object)) return [`${path} is an object, not ${written(c, parts)}`]
      return properties.length > 0 ? [`${path} has keys that only the rows name`] : []
    }
    case 'scalar': {
      if (isJson(json.value.type)) return compareJson(c, parts, jsonOfValue(json.value), path)
      const arrival = arrivalOf(c, json.value.type)
      const type = c.catalog.types.get(json.value.type)
      if (type?.element) return compareList(c, parts, { type: type.element, nullable: false }, path, 'json')
      const plain = type?.name === 'numeric' ? 'number' : (jsonScalars[arrival] ?? arrival)
      return compareScalar(c, parts, json.value, path, plain)
    }
  }
}

/** JSON holds no dates: what is declared as one is a text. */
function datesIn(c: Comparison, type: ts.Type, path: string, depth: number): string[] {
  if (type.getSymbol()?.name === 'Date') return [`${path} is JSON, which holds a text, not a Date`]
  if (depth > 4 || !(type.flags & ts.TypeFlags.Object)) return []
  const item = isList(c, type) ? c.checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined
  if (item) return partsOf(item).flatMap((part) => datesIn(c, part, `${path}[]`, depth + 1))
  return c.checker
    .getPropertiesOfType(type)
    .flatMap((property) =>
      partsOf(c.checker.getTypeOfSymbol(property)).flatMap((part) =>
        datesIn(c, part, `${path}.${property.name}`, depth + 1),
      ),
    )
}

/** Fields of an object, or columns of a row, against the properties that the source declares. */
export function compareFields(
  c: Comparison,
  parts: readonly ts.Type[],
  fields: ReadonlyMap<string, Value>,
  path: string,
  carrier: Carrier,
): string[] {
  const [part] = parts
  if (!part || parts.length > 1 || !(part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || isList(c, part))
    return [`${path || 'a row'} is an object, not ${written(c, parts)}`]
  const at = (name: string) => (path ? `${path}.${name}` : name)
  const properties = new Map(c.checker.getPropertiesOfType(part).map((property) => [property.name, property]))
  const index = c.checker.getIndexTypeOfType(part, ts.IndexKind.String)
  const findings: string[] = []
  for (const [name, property] of properties) {
    const value = fields.get(name)
    const type = c.checker.getTypeOfSymbol(property)
    if (value) findings.push(...compareType(c, type, value, at(name), carrier))
    else if (!(property.flags & ts.SymbolFlags.Optional)) findings.push(`${at(name)} is missing`)
  }
  for (const [name, value] of fields) {
    if (properties.has(name)) continue
    if (index) findings.push(...compareType(c, index, value, at(name), carrier))
    else findings.push(`${at(name)} is not declared`)
  }
  return findings
}
