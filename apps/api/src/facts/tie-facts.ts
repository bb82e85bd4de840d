export interface TieFacts {
  /** The two are not to be brought together again. */
  'person.blocked': { readonly blockerId: number; readonly blockedId: number; readonly at: Date }
}
