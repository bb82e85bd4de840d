import type { Endpoint } from '@washline/contract/endpoint'
import type { UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { Actor } from './actor.ts'
import type { KeyedRequest, SavedAnswer } from './idempotency.ts'
import type { AdmitCall, CallParts } from './mandates.ts'

/** A call that a person has approved, made in their name. */
export interface ApprovedCall {
  readonly actor: Actor
  readonly sent: CallParts
  /** Made twice under one key, it is made once. */
  readonly key: string
  readonly ceilingMinor: Minor | undefined
}

type Perform = (call: ApprovedCall) => Promise<SavedAnswer>

/** The calls of the API that other parts of the product make in a person's name, by method and path. */
export interface Operations {
  readonly add: (endpoint: Endpoint, perform: Perform) => void
  readonly perform: (endpoint: Pick<Endpoint, 'method' | 'path'>, call: ApprovedCall) => Promise<SavedAnswer>
}

export function createOperations(): Operations {
  const byCall = new Map<string, Perform>()
  return {
    add: ({ method, path }, perform) => void byCall.set(`${method} ${path}`, perform),
    perform: async ({ method, path }, call) => {
      const perform = byCall.get(`${method} ${path}`)
      if (!perform) throw new Error(`${method} ${path} is not an operation`)
      return perform(call)
    },
  }
}

/** What decides about calls of programs, and makes those that were approved. */
export interface Mandates {
  readonly admitCall: AdmitCall
  readonly operations: Pick<Operations, 'add'>
}

/** An approved call as it is stored: its key is all that it is compared by. */
export const approvedRequest = (caller: UserId, { path }: Pick<Endpoint, 'path'>, key: string): KeyedRequest => ({
  caller,
  key,
  route: path,
  input: key,
})
