export interface WasherFacts {
  'washer.registered': { readonly userId: number; readonly at: Date }
  /** No longer a Washer: the deposit goes back. */
  'washer.closed': { readonly userId: number; readonly depositMinor: number; readonly at: Date }
  /** Online, offline, or at another place or reach: dispatch may look again. */
  'washer.availability-changed': { readonly userId: number; readonly online: boolean; readonly at: Date }
}
