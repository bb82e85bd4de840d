import type { OperationName as Name, Operations } from '@washline/contract/documents/operations'
import type { Answer, Body, Endpoint, Params, Query } from '@washline/contract/endpoint'
import type { ProblemOf } from '@washline/contract/problem-of'
import type { ZodType, z } from 'zod'

/** What a program sends and gets: of the contract here, of the OpenAPI document in the published package. */
export type OperationName = Name
export type OperationTypes = { readonly [N in Name]: TypesOf<Operations[N]> }

type TypesOf<E extends Endpoint> = {
  readonly params: Params<E>
  readonly query: Query<E, 'in'>
  readonly body: E extends { readonly multipart: true } ? undefined : Body<E, 'in'>
  readonly form: E extends { readonly multipart: true } ? FormOf<E> : undefined
  readonly answer: Answer<E>
  readonly problem: ProblemOf<E>
}

type FormOf<E extends Endpoint> = { readonly image: Blob } & (E extends { readonly form: infer F extends ZodType }
  ? z.input<F>
  : unknown)
