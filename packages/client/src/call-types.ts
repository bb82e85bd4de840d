import type { OperationName, OperationTypes } from './operation-types.ts'

type Parts<N extends OperationName> = Pick<OperationTypes[N], 'params' | 'query' | 'body' | 'form'>
type Given<P> = { readonly [K in keyof P as P[K] extends undefined ? never : K]: P[K] }
type Loose<P> = { readonly [K in keyof P as object extends P[K] ? K : never]?: P[K] }
type Strict<P> = { readonly [K in keyof P as object extends P[K] ? never : K]: P[K] }

/** What a call takes: `params` of its path, `query`, a JSON `body`, or a `form` with a photo. */
export type Input<N extends OperationName> = Loose<Given<Parts<N>>> & Strict<Given<Parts<N>>>
export type AnswerOf<N extends OperationName> = OperationTypes[N]['answer']
/** The refusals of a call, told apart by their `code`. */
export type RefusalOf<N extends OperationName> = OperationTypes[N]['problem']

export interface CallOptions {
  readonly signal?: AbortSignal
  /** For each attempt; the client's otherwise. */
  readonly timeoutMs?: number
  /** Your own name of the effect, so that also another process repeats it safely. A random one otherwise. */
  readonly idempotencyKey?: string
}

export type Arguments<N extends OperationName> =
  object extends Input<N> ? [input?: Input<N>, options?: CallOptions] : [input: Input<N>, options?: CallOptions]

/** Calls that answer in pages. */
export type PagedName = {
  [N in OperationName]: 'cursor' extends keyof NonNullable<OperationTypes[N]['query']>
    ? AnswerOf<N> extends { next_cursor: string | null } | { data: { next_cursor: string | null } }
      ? N
      : never
    : never
}[OperationName]

type ListIn<T> = { [K in keyof T]-?: T[K] extends readonly (infer Row)[] ? Row : never }[keyof T]
/** One row of a list that comes in pages. */
export type RowOf<N extends PagedName> =
  AnswerOf<N> extends { data: readonly (infer Row)[] }
    ? Row
    : AnswerOf<N> extends { data: infer Data }
      ? ListIn<Data>
      : ListIn<AnswerOf<N>>
