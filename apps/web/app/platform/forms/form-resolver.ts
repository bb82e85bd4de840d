import { zodResolver } from '@hookform/resolvers/zod'
import { issueText } from '@washline/contract/texts/issue-text'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'

/** Checks a form by a schema, with the product's own texts where the schema has none. */
export const formResolver = <Input extends FieldValues, Output>(
  schema: ZodType<Output, Input>,
): Resolver<Input, unknown, Output> => zodResolver(schema, { error: issueText })
