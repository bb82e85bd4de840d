/** Where photos are kept. Keys are made here and cannot be guessed. */
export interface Storage {
  /** Stores a re-encoded jpeg and gives its key. */
  put(jpeg: Buffer): Promise<string>
  get(key: string): Promise<Buffer | undefined>
  remove(key: string): Promise<void>
  /**
   * An address that shows the photo for one to two hours; equal within an hour, so that browsers may keep it. A person who
   * has lost access cannot use a kept address for longer. What few may see is shown for `shownS` only.
   */
  url(key: string, shownS?: number): string
  /** Checks the `until` and `signature` of such an address. */
  mayRead(key: string, until: string, signature: string): boolean
  /** How long an address with this `until` still shows its photo. */
  leftS(until: string): number
}

/** Where the files themselves lie. A name is `<two letters>/<key>.jpg`. */
export interface Files {
  put(name: string, jpeg: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /** A file that is gone already is no error. */
  remove(name: string): Promise<void>
}
