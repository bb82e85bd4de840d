/** What an expression of a statement can give. */
export interface Value {
  /** The type's oid. */
  readonly type: number
  readonly nullable: boolean
  /** The only texts that it can be, where they are known. */
  readonly texts?: ReadonlySet<string> | undefined
  /** What JSON it holds, where it is built in the statement. */
  readonly json?: Json | undefined
  /** Of an array. */
  readonly element?: Value | undefined
  /** Of a row as a value. */
  readonly fields?: readonly (readonly [name: string, value: Value])[] | undefined
}

export type Json =
  | { readonly kind: 'any' }
  | { readonly kind: 'scalar'; readonly value: Value }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Value> }
  /** An object whose keys are not known. */
  | { readonly kind: 'record'; readonly value: Value }
  /** An array; of nothing when it is known to be empty. */
  | { readonly kind: 'array'; readonly element: Value | undefined }

export const anyJson: Json = { kind: 'any' }

export const oids = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int4: 23,
  text: 25,
  json: 114,
  jsonb: 3802,
  unknown: 705,
  record: 2249,
} as const

export const isJson = (type: number): boolean => type === oids.json || type === oids.jsonb

/** One of two: nullable when one is, limited to what both know. */
export function either(a: Value, b: Value): Value {
  if (isNothing(a)) return { ...b, nullable: true }
  if (isNothing(b)) return { ...a, nullable: true }
  return {
    type: a.type,
    nullable: a.nullable || b.nullable,
    texts: a.texts && b.texts ? new Set([...a.texts, ...b.texts]) : undefined,
    json: a.json && b.json ? eitherJson(a.json, b.json) : undefined,
    element: a.element && b.element ? either(a.element, b.element) : undefined,
    fields: undefined,
  }
}

/** The constant null. */
export const nothing = (type: number): Value => ({ type, nullable: true, texts: new Set() })
const isNothing = (value: Value): boolean => value.nullable && value.texts?.size === 0 && !value.json

function eitherJson(a: Json, b: Json): Json {
  if (a.kind === 'array' && b.kind === 'array') {
    const element = a.element && b.element ? either(a.element, b.element) : (a.element ?? b.element)
    return { kind: 'array', element }
  }
  if (a.kind === 'object' && b.kind === 'object' && [...a.fields.keys()].join() === [...b.fields.keys()].join()) {
    const fields = [...a.fields].map(([name, value]) => [name, either(value, b.fields.get(name) ?? value)] as const)
    return { kind: 'object', fields: new Map(fields) }
  }
  return a.kind === 'scalar' && b.kind === 'scalar' ? { kind: 'scalar', value: either(a.value, b.value) } : anyJson
}
