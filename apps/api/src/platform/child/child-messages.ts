/** What a process can be asked, by name. */
export type ChildCalls<Calls> = {
  readonly [Call in keyof Calls]: (...args: never[]) => Promise<unknown>
}

export type ChildQuestion = { readonly id: number; readonly call: string; readonly args: readonly unknown[] }

export type ChildAnswer = { readonly id: number } & ({ readonly answer: unknown } | { readonly failure: string })

/** Sent once, when the process can be asked. */
export const childReady = 'ready'
