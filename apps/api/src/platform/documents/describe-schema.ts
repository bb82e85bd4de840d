import { ZodObject, type ZodType } from 'zod'
import { type CreateDocumentOptions, createSchema } from 'zod-openapi'
import type { JsonSchema } from './json-schema.ts'

/** How the library writes schemas of the contract. */
export const schemaOptions: CreateDocumentOptions = {
  allowEmptySchema: { never: true },
  override: ({ jsonSchema, zodSchema, io }) => {
    for (const bound of ['minimum', 'maximum'] as const)
      if (Math.abs(jsonSchema[bound] ?? 0) === Number.MAX_SAFE_INTEGER) delete jsonSchema[bound]
    // An answer may get further fields: clients made from the document must take them.
    const isStrict = zodSchema instanceof ZodObject && zodSchema.def.catchall !== undefined
    if (io === 'output' && !isStrict && jsonSchema.additionalProperties === false)
      delete jsonSchema.additionalProperties
  },
}

/** A schema alone, with the named ones that it refers to. */
export function describeSchema(schema: ZodType): {
  readonly schema: JsonSchema
  readonly components: Readonly<Record<string, JsonSchema>>
} {
  const described = createSchema(schema, { io: 'output', opts: schemaOptions })
  return described as unknown as ReturnType<typeof describeSchema>
}
