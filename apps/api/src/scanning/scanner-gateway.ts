import type { UserId } from '@washline/contract/ids'
import type { LabelGateway } from './label-gateway.ts'
import type { SeenGarment } from './rules/garment-appearance.ts'
import type { ScannedItem } from './rules/scanned-item.ts'

export type { Box, ScannedItem } from './rules/scanned-item.ts'

export interface ScannerGateway {
  readonly name: 'embedded' | 'vision' | 'extension'
  /**
   * Scans a normalised jpeg; the list is empty if the picture has no laundry. Rejects with `ScannerFailure`, also where the
   * account has too many waiting.
   */
  scan(image: Buffer, account?: UserId): Promise<ScannedItem[]>
  /** A photo is on its way: what has to start for it may start now. */
  prepare?(): void
  close(): Promise<void>
}

/** Measures what garments look like, so that two photos can be compared. */
export interface GarmentInspector {
  /** Every garment of a normalised jpeg. Queued and limited in time like a scan; rejects with `ScannerFailure`. */
  inspect(image: Buffer): Promise<readonly SeenGarment[]>
}

/** What this project's own models do. */
export type OwnScanner = ScannerGateway & GarmentInspector & { readonly labels: LabelGateway }

export type ScannerFailureReason = 'busy' | 'timeout' | 'failed' | 'model_refused' | 'closed'

export class ScannerFailure extends Error {
  readonly reason: ScannerFailureReason
  constructor(reason: ScannerFailureReason, detail: string) {
    super(`scanner ${reason}: ${detail}`)
    this.name = 'ScannerFailure'
    this.reason = reason
  }
}
