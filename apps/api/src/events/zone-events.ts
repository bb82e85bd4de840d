export interface ZoneEvents {
  /** An operator has changed the zones; places may be in a zone that were in none. */
  'zones.changed': { readonly version: number; readonly at: Date }
}
