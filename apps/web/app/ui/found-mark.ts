export interface FoundMark {
  key: string
  /** Left, top, width, height as shares of the photo. */
  box: readonly [number, number, number, number]
  /** A price, or a question mark. */
  tag?: string | undefined
  unsure?: boolean
  chosen?: boolean
}
