import type { Context, Json } from './context.ts'

type Issue = {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
type Validated<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/** A schema of any library that speaks Standard Schema: zod, valibot, arktype. */
export interface Schema<Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Validated<Output> | Promise<Validated<Output>>
  }
}

/** The person who calls; absent only on public routes. */
export interface Caller {
  readonly id: number
  readonly isWasher: boolean
  readonly isOperator: boolean
}

export interface RouteCall<Body, Query> {
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: Body
  readonly caller: Caller | undefined
}

export interface Route<Body, Query> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/x/<name>`, with `:name` parameters. */
  readonly path: `/${string}`
  /** Who may call. */
  readonly access: 'public' | 'signed-in' | 'customer' | 'washer' | 'operator'
  /** What it is for, in one sentence. */
  readonly summary: string
  readonly body?: Schema<Body>
  readonly query?: Schema<Query>
  /** Calls of one person, or of one address where nobody has signed in; 60 a minute without it. */
  readonly limit?: { readonly max: number; readonly windowS: number }
  readonly handle: (call: RouteCall<Body, Query>, context: Context) => Promise<Json | undefined> | Json | undefined
}

/** A route of any input. */
// biome-ignore lint/suspicious/noExplicitAny: a handler takes what its own schemas gave, which a list of routes cannot express
export type AnyRoute = Route<any, any>
