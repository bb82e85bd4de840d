import fc from 'fast-check'

/** The part of JSON Schema that zod writes. */
export interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  /** Of a tuple, which has no more items. */
  readonly prefixItems?: readonly JsonSchema[]
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
}

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)

/** Values that no schema asks for. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    0.5,
    -0,
    1e308,
    2 ** 53,
    '',
    '  ',
    'a'.repeat(5_000),
    "'; drop table users --",
    '../../etc/passwd',
    '\u0000',
    'half \ud800 a pair',
    'turned \u202e round',
    '＝1+1',
    '9999-99-99T99:99:99Z',
    '{{constructor}}',
    [],
    {},
    { $gt: '' },
    { toString: 'x', length: -1 },
    nested(30),
    nested(60),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    'Ana Pereira',
    '18 Linden Street',
    'A reason that is long enough to be one.',
    '1234',
    'x'.repeat(400),
  ),
)

const textsOf = ({ format, pattern }: JsonSchema): fc.Arbitrary<unknown> => {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  if (!pattern) return texts
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return texts
  }
}

/** Values that a schema describes, some of them spoiled. `ids` are those of things that exist. */
export function valuesOf(schema: JsonSchema, ids: readonly number[]): fc.Arbitrary<unknown> {
  const plain = plainValuesOf(schema, ids)
  return fc.oneof({ weight: 14, arbitrary: plain }, { weight: 1, arbitrary: oddValues })
}

function plainValuesOf(schema: JsonSchema, ids: readonly number[]): fc.Arbitrary<unknown> {
  const { type, anyOf, oneOf, allOf } = schema
  const choices = anyOf ?? oneOf
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (choices) return fc.oneof(...choices.map((choice) => plainValuesOf(choice, ids)))
  if (allOf?.[0]) return plainValuesOf(allOf[0], ids)
  switch (type) {
    case 'object':
      return objectsOf(schema, ids)
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => valuesOf(item, ids)))
      return fc.array(valuesOf(schema.items ?? {}, ids), { maxLength: 4 })
    case 'string':
      return textsOf(schema)
    case 'integer':
      return fc.oneof(fc.constantFrom(...ids), fc.integer({ min: 0, max: 60 }), fc.maxSafeInteger())
    case 'number':
      return fc.oneof(fc.float(), fc.integer({ min: -200, max: 5_000 }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return oddValues
  }
}

function objectsOf({ properties = {}, required = [] }: JsonSchema, ids: readonly number[]): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field, ids)]))
  const whole = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  const partly = fc.record(fields, { requiredKeys: [] })
  const more = fc.tuple(whole, oddValues).map(([value, odd]) => ({ ...value, more: odd }))
  return fc.oneof({ weight: 12, arbitrary: whole }, { weight: 2, arbitrary: partly }, { weight: 1, arbitrary: more })
}
