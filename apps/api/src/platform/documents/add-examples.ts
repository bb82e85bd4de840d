import type { Operation } from '@washline/contract/documents/operations'
import { exampleOf } from './example-of.ts'
import type { JsonSchema } from './json-schema.ts'
import { operationExamples } from './operation-examples.ts'

interface Media {
  schema?: JsonSchema
  example?: unknown
}
type Content = Record<string, Media>
interface DescribedOperation {
  operationId?: string
  requestBody?: { content?: Content }
  responses?: Record<string, { content?: Content }>
}

/** Adds an example to every body and every answer of a finished document. */
export function addExamples<Document extends object>(document: Document, named: readonly Operation[]): Document {
  const { paths = {}, components = {} } = document as {
    paths?: Record<string, Record<string, DescribedOperation>>
    components?: { schemas?: Record<string, JsonSchema> }
  }
  const names = new Set<string>(named.map(({ name }) => name))
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    const { operationId = '', requestBody, responses } = operation
    if (!names.has(operationId)) continue
    const given = operationExamples[operationId as Operation['name']]
    const add = (content: Content | undefined, example: unknown) => {
      for (const media of Object.values(content ?? {}))
        media.example = example ?? exampleOf(media.schema ?? {}, components.schemas ?? {})
    }
    add(requestBody?.content, given?.body)
    add(responses?.['200']?.content, given?.answer)
  }
  return document
}
