import { fieldExamples, formatExamples, schemaExamples } from './field-examples.ts'
import type { JsonSchema } from './json-schema.ts'

/** Schemas by their component name, for references. */
type Components = Readonly<Record<string, JsonSchema>>

interface Place {
  /** The field that holds the value, and the component in which it is. */
  readonly field?: string
  readonly component?: string
  readonly depth?: number
}
type Inner = (schema: JsonSchema, place?: Place) => unknown

const deepest = 12

/** An example of what a schema describes: always the same one, from the names of its fields where they are telling enough. */
export function exampleOf(schema: JsonSchema, components: Components, place: Place = {}): unknown {
  const inner: Inner = (next, more = {}) =>
    exampleOf(next, components, { ...place, ...more, depth: (place.depth ?? 0) + 1 })
  const { $ref, anyOf, oneOf, allOf } = schema
  if ($ref) {
    const component = $ref.split('/').at(-1) ?? ''
    const name = component.replace(/Output$/, '')
    return schemaExamples[name] ?? inner(components[component] ?? {}, { component: name })
  }
  if ('const' in schema) return schema.const
  const found = byName(schema, place)
  if (found !== undefined) return found
  if (schema.enum) return schema.enum[0]
  const choices = anyOf ?? oneOf
  if (choices) return inner(choices.find((choice) => choice.type !== 'null') ?? {})
  if (allOf) return Object.assign({}, ...allOf.map((part) => inner(part)))
  return plainOf(schema, inner, place)
}

function plainOf(schema: JsonSchema, inner: Inner, { depth = 0 }: Place): unknown {
  const { minimum, maximum, exclusiveMinimum } = schema
  switch (typesOf(schema)[0]) {
    case 'object':
      return objectOf(schema, inner, depth)
    case 'array':
      return itemsOf(schema, inner)
    case 'string':
      return textOf(schema)
    case 'integer':
    case 'number':
      return Math.max(minimum ?? (exclusiveMinimum ?? 0) + 1, Math.min(1, maximum ?? 1))
    case 'boolean':
      return true
    default:
      return null
  }
}

const typesOf = ({ type }: JsonSchema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []))

function objectOf(schema: JsonSchema, inner: Inner, depth: number): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  const fields = Object.entries(properties).filter(
    ([field, value]) => !value.not && (depth <= deepest || required.includes(field)),
  )
  const keys = propertyNames?.enum ?? [formatExamples[propertyNames?.format ?? ''] ?? 'name']
  const values = typeof additionalProperties === 'object' ? additionalProperties : {}
  const more = Object.keys(values).length > 0 ? keys : []
  return Object.fromEntries([
    ...fields.map(([field, value]) => [field, inner(value, { field })]),
    ...more.map((key) => [String(key), inner(values)]),
  ])
}

const itemsOf = ({ items = {}, prefixItems, minItems = 1 }: JsonSchema, inner: Inner): unknown[] =>
  prefixItems
    ? prefixItems.map((item) => inner(item))
    : Array.from({ length: Math.max(1, Math.min(minItems, 400)) }, () => inner(items))

const sentence = 'An example of a text.'

function textOf({ format, pattern, minLength = 0, maxLength = sentence.length }: JsonSchema): string {
  const found = formatExamples[format ?? ''] ?? textFor(pattern)
  if (found !== undefined) return found
  const repeated = sentence.repeat(Math.ceil((minLength + 1) / sentence.length))
  return repeated.slice(0, Math.max(minLength, Math.min(sentence.length, maxLength)))
}

/** Texts of which one fits whatever pattern a field of the contract has. */
const patternExamples = [
  '100001',
  '1',
  '09:30',
  '2026-03-14',
  '2026-03',
  '#33527a',
  'shirt',
  'ABCD-EFGH',
  '0123456789AB',
  'A',
  '5f'.repeat(32),
]

const textFor = (pattern: string | undefined): string | undefined =>
  pattern === undefined ? undefined : patternExamples.find((text) => new RegExp(pattern, 'u').test(text))

/** The example of a field's name, where it fits the field's schema. */
function byName(schema: JsonSchema, { field = '', component = '' }: Place): unknown {
  return [`${component}.${field}`, field]
    .filter((name) => Object.hasOwn(fieldExamples, name))
    .map((name) => fieldExamples[name])
    .find((value) => fits(schema, value))
}

function fits(schema: JsonSchema, value: unknown): boolean {
  const { anyOf, oneOf, minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity } = schema
  if (schema.enum) return schema.enum.includes(value)
  const choices = anyOf ?? oneOf
  if (choices) return choices.some((choice) => fits(choice, value))
  const types = typesOf(schema)
  if (typeof value === 'number') {
    const isOfType = types.includes('number') || (types.includes('integer') && Number.isInteger(value))
    return isOfType && value >= minimum && value <= maximum
  }
  if (typeof value !== 'string' || !types.includes('string') || (schema.format ?? '') in formatExamples) return false
  if (schema.pattern && !new RegExp(schema.pattern, 'u').test(value)) return false
  return value.length >= minLength && value.length <= maxLength
}
