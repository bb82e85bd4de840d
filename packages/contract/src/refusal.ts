import type { ZodObject } from 'zod'
import type { Values } from './texts/fill-message.ts'

/** One reason for which the API refuses a call. A code is defined once and has one meaning. */
export interface RefusalDefinition {
  /** Stable, for programs. */
  readonly code: string
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  /** English, and the key of its translations. A use case may give a more exact one. */
  readonly message: string
  /** For the OpenAPI document. */
  readonly description: string
  /** The fields that the answer carries beside those of every problem. */
  readonly body?: ZodObject
  /** Example values of `body`, and of `errors` where the refusal names fields. */
  readonly example?: Readonly<Record<string, unknown>>
  /** Example values of the message's placeholders. */
  readonly values?: Values
}

/** The refusals of one noun, by the names that code uses. */
export type RefusalCatalogue = Readonly<Record<string, RefusalDefinition>>
