export interface DispatchFacts {
  /** Nobody has taken the order for ten minutes; the search goes on. */
  'search.slow': { readonly orderId: number; readonly customerId: number; readonly at: Date }
  /** A Washer has been asked, for some seconds. */
  'offer.made': {
    readonly orderId: number
    readonly washerId: number
    readonly at: Date
    readonly expiresAt: Date
  }
}
