export interface GoogleIdentity {
  /** Google's permanent id of the user; addresses may change owners. */
  readonly sub: string
  /** Verified by Google. */
  readonly email: string
  readonly name: string | undefined
}

export type GoogleAnswer =
  | { readonly identity: GoogleIdentity }
  | { readonly refused: string }
  | { readonly unavailable: string }

/** Resolves an access token to a Google user. Errors of Google are returned, not thrown. */
export interface GoogleIdentityGateway {
  identify(accessToken: string): Promise<GoogleAnswer>
}
