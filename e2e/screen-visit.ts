export interface ScreenVisit {
  readonly name: string
  readonly who: 'guest' | 'customer' | 'washer' | 'operator'
  readonly path: string
  /** Reached from here by a photo instead of by its address. */
  readonly byPhoto?: true
  /** The name of a button there, or a part of it, that opens what is looked at. */
  readonly opens?: string
  /** Texts that the screen always has. */
  readonly texts: readonly string[]
}
