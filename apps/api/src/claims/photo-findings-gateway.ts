import type { PhotoLooker } from '@washline/contract/claims/sightings'
import type { ClaimPhotoId, ItemId } from '@washline/contract/ids'
import type { Box } from '../scanning/index.ts'
import type { Likeness, OrderPhotoKind, Recognized, Sighting } from './rules/findings.ts'

export interface PhotosToExamine {
  readonly claim: readonly { readonly id: ClaimPhotoId; readonly jpeg: Buffer }[]
  readonly order: readonly { readonly kind: OrderPhotoKind; readonly jpeg: Buffer }[]
  readonly pieces: readonly string[]
  /** The claimed items, with their boxes in the order's first photo, the scan. */
  readonly scanned: readonly { readonly itemId: ItemId; readonly boxes: readonly Box[] }[]
}

export interface Examined {
  readonly by: PhotoLooker
  /** By photo of the claim: the kind of order photo that it copies, if any. */
  readonly sameAs: ReadonlyMap<ClaimPhotoId, OrderPhotoKind>
  /** By photo of the claim: what the scanner recognized; a photo that it could not look at has no entry. */
  readonly shows: ReadonlyMap<ClaimPhotoId, readonly Recognized[]>
  /** By photo of the claim: how much it looks like each claimed item in the scan. */
  readonly likeness: ReadonlyMap<ClaimPhotoId, readonly Likeness[]>
  /** By photo of the claim: fingerprints of the picture mirrored and turned. */
  readonly turned: ReadonlyMap<ClaimPhotoId, readonly string[]>
  /** By photo of the claim: what the vision model found; empty without a model. */
  readonly sightings: ReadonlyMap<ClaimPhotoId, Sighting>
}

/** Examines the pictures of a claim. Its results are evidence; only the rules decide. */
export interface PhotoFindingsGateway {
  readonly name: PhotoLooker
  /** 128 bits; null for a picture with too little detail to be compared. */
  fingerprint(jpeg: Buffer): Promise<string | null>
  examine(photos: PhotosToExamine): Promise<Examined>
}
