import type { Sight } from './photo-rules.ts'

/** Where photos are kept. Keys are made here and cannot be guessed. */
export interface Storage {
  /** Stores a re-encoded jpeg and gives its key. */
  put(jpeg: Buffer): Promise<string>
  get(key: string): Promise<Buffer | undefined>
  remove(key: string): Promise<void>
  /**
   * An address that shows the photo to one person for one to two hours, and only while they may see what it belongs to; equal within
   * an hour, so that browsers may keep it. What few may see is shown for `shownS` only.
   */
  url(key: string, sight: Sight, shownS?: number): string
  /** The address of somebody's profile photo, for everybody. */
  portraitUrl(key: string): string
  /** What an address was made for; nothing where it was not made here or its time is over. */
  read(address: PhotoAddress): { readonly sight: Sight | 'everybody'; readonly leftS: number } | undefined
}

export interface PhotoAddress {
  readonly key: string
  readonly for: string
  readonly until: string
  readonly signature: string
}

/** Where the files themselves lie. A name is `<two letters>/<key>.jpg`. */
export interface Files {
  put(name: string, jpeg: Buffer): Promise<void>
  get(name: string): Promise<Buffer | undefined>
  /** The names of all, for a backup; where it is missing, the photos are not part of one. */
  list?(): Promise<string[]>
  /** A file that is gone already is no error. */
  remove(name: string): Promise<void>
}
