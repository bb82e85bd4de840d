export interface ScreenVisit {
  readonly name: string
  readonly who: 'guest' | 'customer' | 'washer' | 'operator'
  readonly path: string
  /** Reached from here by a photo instead of by its address. */
  readonly byPhoto?: true
  /** The selector of a button there that opens what is visited. */
  readonly opens?: string
  /** Texts that the screen always has. */
  readonly texts: readonly string[]
}
