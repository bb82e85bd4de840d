import type { Category, GarmentClass } from '@washline/contract/scanning/catalogue'

/** x, y, width, height as fractions of the picture. */
export type Box = readonly [x: number, y: number, width: number, height: number]

export type ScannedItem = {
  readonly garment: GarmentClass
  readonly category: Category
  readonly quantity: number
  readonly confidence: number
  readonly boxes: readonly Box[]
}

export interface ScannerGateway {
  readonly name: 'embedded' | 'vision'
  /** Takes a normalised jpeg; an empty list means that the picture holds no laundry. Rejects with `ScannerFailure`. */
  scan(image: Buffer): Promise<ScannedItem[]>
  close(): Promise<void>
}

export type ScannerFailureReason = 'busy' | 'timeout' | 'failed' | 'model_refused' | 'closed'

export class ScannerFailure extends Error {
  readonly reason: ScannerFailureReason
  constructor(reason: ScannerFailureReason, detail: string) {
    super(`scanner ${reason}: ${detail}`)
    this.name = 'ScannerFailure'
    this.reason = reason
  }
}
