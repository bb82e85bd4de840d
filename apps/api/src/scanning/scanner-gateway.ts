import type { ScannedItem } from './rules/scanned-item.ts'

export type { Box, ScannedItem } from './rules/scanned-item.ts'

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
