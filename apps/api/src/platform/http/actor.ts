import type { AccessTokenId, SessionId, UserId } from '@washline/contract/ids'
import type { Scope } from '@washline/contract/tokens/scopes'

/** Who calls: read with the token in one statement. */
export interface Actor {
  readonly userId: UserId
  readonly name: string
  /** The account is of the Washer type right now. */
  readonly isWasher: boolean
  readonly isOperator: boolean
  /** The second factor was proven in this session, or is not asked of this person. */
  readonly hasSecondFactor: boolean
  readonly tokenId: SessionId
  /** Of a program's token, what it may do beside the person's rights; absent in a session of a browser. */
  readonly accessToken?: { readonly id: AccessTokenId; readonly scopes: readonly Scope[] }
}

/** Finds the person of a bearer token, or nobody. Given by the identity module. */
export type Authenticate = (token: string) => Promise<Actor | undefined>
