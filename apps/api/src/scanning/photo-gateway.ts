export type NormalisedPhoto = { readonly jpeg: Buffer; readonly width: number; readonly height: number }

export type PhotoRefusal = {
  readonly refused: 'not_an_image' | 'unsupported_heic' | 'too_large' | 'unreadable' | 'too_many_pixels'
}

/** A square of this side, cut from where the eye goes; else the whole picture. */
export type PhotoShape = { readonly squarePx: number }

export interface PhotoGateway {
  /** Turns an upload into an upright jpeg without metadata, at most 1600 px long, or says why it cannot. */
  normalise(upload: Buffer, shape?: PhotoShape): Promise<NormalisedPhoto | PhotoRefusal>
  /** When the camera says that an upload was taken; null where it says nothing. */
  takenAt(upload: Buffer): Promise<Date | null>
  /** A photo shrunk by area to a square of grey levels, row by row. */
  greySquare(jpeg: Buffer, sidePx: number): Promise<Uint8Array>
}
