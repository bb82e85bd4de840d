import { anyJson, isJson, type Json, type Value } from './value.ts'

/** What stands in JSON for a value: itself when it is JSON already, a row's fields, a list, or a plain value. */
export function jsonOfValue(value: Value): Json {
  if (isJson(value.type)) return value.json ?? anyJson
  if (value.fields) return { kind: 'object', fields: new Map(value.fields) }
  if (value.element) return { kind: 'array', element: value.element }
  return { kind: 'scalar', value }
}
