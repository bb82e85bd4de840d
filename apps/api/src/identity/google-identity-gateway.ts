export interface GoogleIdentity {
  /** Google's lasting id of the person; addresses may change hands. */
  readonly sub: string
  /** Verified by Google. */
  readonly email: string
  readonly name: string | undefined
}

export type GoogleAnswer =
  | { readonly identity: GoogleIdentity }
  | { readonly refused: string }
  | { readonly unavailable: string }

/** Asks Google whose access token this is. Never throws for what Google says or fails to say. */
export interface GoogleIdentityGateway {
  identify(accessToken: string): Promise<GoogleAnswer>
}
