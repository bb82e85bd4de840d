/** Where photos are kept. Keys are made here and cannot be guessed. */
export interface Storage {
  /** Stores a re-encoded jpeg and gives its key. */
  put(jpeg: Buffer): Promise<string>
  get(key: string): Promise<Buffer | undefined>
  remove(key: string): Promise<void>
  /** An address that shows the photo for about a day; steady within that day, so that browsers may keep it. */
  url(key: string): string
  /** Checks the `until` and `signature` of such an address. */
  mayRead(key: string, until: string, signature: string): boolean
}
