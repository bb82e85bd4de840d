import type { UserId } from '@washline/contract/ids'

export type NormalisedPhoto = { readonly jpeg: Buffer; readonly width: number; readonly height: number }

export type DrawnLogo = { readonly png: Buffer }

export type PhotoRefusal = {
  readonly refused: 'not_an_image' | 'unsupported_heic' | 'too_large' | 'unreadable' | 'too_many_pixels'
}

/** Crops a square of this side around the most salient part; without it the whole picture is used. */
export type PhotoShape = { readonly squarePx: number }

/** Who waits for a picture. The signal ends the waiting. */
export type Waiter = { readonly by: UserId; readonly gone: AbortSignal }

/** The bytes that somebody sent. */
export type SentPhoto = Waiter & { readonly bytes: Buffer }

export interface PhotoGateway {
  /**
   * Converts an upload to an upright jpeg without metadata, at most 1600 px long, or returns the reason of the refusal.
   * Where too many wait, the call is refused with 429.
   */
  normalise(upload: Buffer, shape?: PhotoShape, waiter?: Waiter): Promise<NormalisedPhoto | PhotoRefusal>
  /** Converts an upload to a png of at most 256 px that is transparent where it was, without metadata, or returns the reason of the refusal. */
  drawLogo(upload: Buffer, waiter?: Waiter): Promise<DrawnLogo | PhotoRefusal>
  /** The time of an upload's EXIF block; null if it has none. */
  takenAt(upload: Buffer): Promise<Date | null>
  /** A photo averaged by area to a square of grey levels, row by row. */
  greySquare(jpeg: Buffer, sidePx: number): Promise<Uint8Array>
}
