import type { PhotoLooker } from '@washline/contract/claims/sightings'
import type { OrderPhotoKind, Sighting } from './rules/findings.ts'

export interface PhotosToExamine {
  readonly claim: readonly { readonly id: number; readonly jpeg: Buffer }[]
  readonly order: readonly { readonly kind: OrderPhotoKind; readonly jpeg: Buffer }[]
  /** The names of the claimed pieces. */
  readonly pieces: readonly string[]
}

export interface Examined {
  readonly by: PhotoLooker
  /** By photo of the claim: the photo of the order that it is once more, if any. */
  readonly sameAs: ReadonlyMap<number, OrderPhotoKind>
  /** By photo of the claim: what is seen on it, where a model looked. */
  readonly sightings: ReadonlyMap<number, Sighting>
}

/** What is seen in the pictures of a claim. It decides nothing: the rules do. */
export interface PhotoFindingsGateway {
  readonly name: PhotoLooker
  /** The picture's fingerprint as 128 bits; null where it is too plain to be told from others. */
  fingerprint(jpeg: Buffer): Promise<string | null>
  examine(photos: PhotosToExamine): Promise<Examined>
}
