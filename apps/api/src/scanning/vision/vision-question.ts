import type { z } from 'zod'

/** A question about pictures. `read` converts an answer of the schema; undefined means that the answer is impossible. */
export interface VisionQuestion<Schema extends z.ZodType, Answer> {
  readonly name: string
  readonly instructions: string
  readonly text: string
  readonly photos: readonly { readonly jpeg: Uint8Array; readonly label?: string }[]
  readonly schema: Schema
  readonly read: (answer: z.infer<Schema>) => Answer | undefined
}
