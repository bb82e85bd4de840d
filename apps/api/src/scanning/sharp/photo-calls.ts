import type { DrawnLogo, NormalisedPhoto, PhotoRefusal, PhotoShape } from '../photo-gateway.ts'

/** What the process that decodes can be asked. */
export interface PhotoCalls {
  readonly measure: (upload: Uint8Array) => Promise<PhotoMeasure | PhotoRefusal>
  readonly normalise: (upload: Uint8Array, shape?: PhotoShape) => Promise<NormalisedPhoto | PhotoRefusal>
  readonly drawLogo: (upload: Uint8Array) => Promise<DrawnLogo | PhotoRefusal>
  readonly takenAt: (upload: Uint8Array) => Promise<Date | null>
  readonly greySquare: (jpeg: Uint8Array, sidePx: number) => Promise<Uint8Array>
}

/** What a picture takes in memory once it is decoded, by its header. */
export type PhotoMeasure = { readonly decodedBytes: number }
