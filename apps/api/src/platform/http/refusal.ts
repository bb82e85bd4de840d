import { platformRefusals } from '@washline/contract/platform/refusals'
import type { RefusalDefinition } from '@washline/contract/refusal'
import type { Values } from '@washline/contract/texts/fill-message'
import type { ZodObject, z } from 'zod'

/** An expected refusal, by its definition in the contract. Its texts are English, and the keys of their translations. */
export class Refusal extends Error {
  readonly definition: RefusalDefinition
  readonly status: number
  readonly code: string
  /** Texts by field name. */
  readonly errors: Record<string, string[]> | undefined
  /** The field that the message is about, where the message alone does not name it. */
  readonly field: string | undefined
  readonly body: Readonly<Record<string, unknown>>
  /** The values of the message's placeholders. */
  readonly values: Values | undefined
  readonly retryAfterS: number | undefined
  constructor(definition: RefusalDefinition, details: RefusalDetails) {
    super(details.message ?? definition.message)
    this.definition = definition
    this.status = definition.status
    this.code = definition.code
    this.errors = details.errors
    this.field = details.field
    this.body = details.body ?? {}
    this.values = details.values
    this.retryAfterS = details.retryAfterS
  }
}

interface RefusalDetails {
  /** In place of the definition's. */
  readonly message?: string
  readonly errors?: Record<string, string[]>
  readonly field?: string | undefined
  readonly body?: Readonly<Record<string, unknown>>
  readonly values?: Values
  readonly retryAfterS?: number
}

type DetailsOf<D extends RefusalDefinition> = Omit<RefusalDetails, 'body' | 'values'> &
  (D extends { readonly body: infer B extends ZodObject } ? { readonly body: z.input<B> } : { readonly body?: never }) &
  (D extends { readonly values: infer V }
    ? { readonly values: { readonly [K in keyof V]: Values[string] } }
    : { readonly values?: Values })

/** The refusal to throw. Its endpoint has to declare the definition; what the definition leaves open has to be given. */
export const refuse = <D extends RefusalDefinition>(
  definition: D,
  ...[details]: object extends DetailsOf<D> ? [DetailsOf<D>?] : [DetailsOf<D>]
): Refusal => new Refusal(definition, details ?? {})

export const unauthenticated = () => refuse(platformRefusals.unauthenticated)
export const forbidden = (message: string = platformRefusals.forbidden.message) =>
  refuse(platformRefusals.forbidden, { message })
/** Also for what the caller may not see. */
export const notFound = (message: string = platformRefusals.notFound.message) =>
  refuse(platformRefusals.notFound, { message })
/** Bad input: texts by field name. The first text is also the message, about `field` where it does not name what it is about. */
export const invalid = (errors: Record<string, string[]>, field?: string) =>
  refuse(platformRefusals.invalid, {
    message: Object.values(errors)[0]?.[0] ?? platformRefusals.invalid.message,
    errors,
    field,
  })
