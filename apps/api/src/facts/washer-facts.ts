export interface WasherFacts {
  'washer.registered': { readonly userId: number; readonly at: Date }
  /** Online, offline, or at another place or reach: dispatch may look again. */
  'washer.availability-changed': { readonly userId: number; readonly online: boolean; readonly at: Date }
}
