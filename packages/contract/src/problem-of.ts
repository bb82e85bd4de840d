import type { ZodObject, z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import type { platformRefusals } from './platform/refusals.ts'
import type { RefusalDefinition } from './refusal.ts'

/** Those that `refusalsOf` derives from a call's shape. The others are declared like any other. */
type ByShape = Omit<typeof platformRefusals, 'changed' | 'notReady'>
type PlatformRefusal = ByShape[keyof ByShape]
type DeclaredRefusal<E> = E extends { readonly refusals: readonly (infer R extends RefusalDefinition)[] } ? R : never

type ProblemBy<R extends RefusalDefinition> = R extends RefusalDefinition
  ? {
      readonly code: R['code']
      readonly status: R['status']
      readonly message: string
      readonly errors: Readonly<Record<string, readonly string[]>>
    } & (R extends { readonly body: infer B extends ZodObject } ? Readonly<z.output<B>> : unknown)
  : never

/** The problems that a call can answer with, discriminated by their `code`. */
export type ProblemOf<E extends Endpoint> = ProblemBy<PlatformRefusal | DeclaredRefusal<E>>
