import type { Endpoint } from '@washline/contract/endpoint'
import type { Minor } from '@washline/contract/money'
import type { Actor } from './actor.ts'
import type { SavedAnswer } from './idempotency.ts'

/** The parts of a request, by the endpoint's schemas or as they were sent. */
export interface CallParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** A call by a program that needs a mandate. */
export interface MandatedCall {
  readonly endpoint: Endpoint
  readonly actor: Actor
  readonly parsed: CallParts
  /** As they were sent, to be made again when the person approves. */
  readonly sent: CallParts
  readonly idempotencyKey: string | undefined
}

export type Admission =
  /** The call is made, for this at most; `settle` gets its answer. */
  | {
      readonly ceilingMinor?: Minor | undefined
      readonly settle?: ((answer: SavedAnswer) => Promise<void>) | undefined
    }
  /** The call is not made: it waits for the person, or was made when they approved it. */
  | { readonly answer: SavedAnswer }

/** Decides whether a program may make a call for its person. Given by the mandates module. */
export type AdmitCall = (call: MandatedCall) => Promise<Admission>
