import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

/** Types of every call for programs that do not have the contract, from the OpenAPI document. */
export const apiTypes = async (document: object): Promise<string> => astToString(await openapiTS(document as OpenAPI3))

/** Takes the place of `operation-types.ts`, with the same exports. */
export const operationTypes = `import type { operations } from './api.js'

/** Served beside the calls: see \`fetch\` of the client and \`connectLive\`. */
type Bare = 'getPhoto' | 'authorizeChannel'
export type OperationName = Exclude<keyof operations, Bare>
export type OperationTypes = { readonly [N in OperationName]: TypesOf<operations[N]> }

type TypesOf<O> = {
  readonly params: O extends { parameters: { path: infer P } } ? { readonly [K in keyof P]: string | number } : undefined
  readonly query: O extends { parameters: { query: infer Q } } ? Q : O extends { parameters: { query?: infer Q } } ? Exclude<Q, undefined> extends never ? undefined : Exclude<Q, undefined> : undefined
  readonly body: O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined
  readonly form: O extends { requestBody: { content: { 'multipart/form-data': infer F } } }
    ? { readonly image: Blob } & Omit<F, 'image'>
    : undefined
  readonly answer: O extends { responses: { 200: { content: infer C } } } ? C[keyof C] : never
  readonly problem: O extends { responses: infer R } ? Problems<R> : never
}

type Problems<R> = {
  [S in Exclude<keyof R, 200 | 202>]: R[S] extends { content: { 'application/json': infer P } }
    ? P & { readonly status: S; readonly errors: Readonly<Record<string, readonly string[]>> }
    : never
}[Exclude<keyof R, 200 | 202>]
`
