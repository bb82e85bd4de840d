import type { OrderPhotoKind } from './rules/findings.ts'

export interface PhotosToExamine {
  readonly claim: readonly { readonly id: number; readonly jpeg: Buffer }[]
  readonly order: readonly { readonly kind: OrderPhotoKind; readonly jpeg: Buffer }[]
}

/** What is seen in the pictures of a claim. It decides nothing: the rules do. */
export interface PhotoFindingsGateway {
  readonly name: 'embedded' | 'vision'
  /** The picture's fingerprint as 128 bits; null where it is too plain to be told from others. */
  fingerprint(jpeg: Buffer): Promise<string | null>
  /** By photo of the claim: the photo of the order that it is once more, if any. */
  examine(photos: PhotosToExamine): Promise<ReadonlyMap<number, OrderPhotoKind>>
}
