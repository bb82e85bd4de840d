export interface DispatchFacts {
  /** Nobody has taken the order for ten minutes; the search goes on. */
  'search.slow': { readonly orderId: number; readonly customerId: number; readonly at: Date }
}
