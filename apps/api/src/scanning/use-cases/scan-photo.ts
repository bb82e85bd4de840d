import type { UserId } from '@washline/contract/ids'
import type { Log } from '../../platform/log/log.ts'
import { type ScannedItem, ScannerFailure, type ScannerGateway } from '../scanner-gateway.ts'

export interface Scan {
  readonly items: readonly ScannedItem[]
  /** The scanner that returned the items. */
  readonly scanner: ScannerGateway['name']
}

/** Tries the scanners in order until one answers; rejects with the failure of the last one. */
export async function scanPhoto(
  { scanners, log }: { readonly scanners: readonly ScannerGateway[]; readonly log: Log },
  jpeg: Buffer,
  account?: UserId,
): Promise<Scan> {
  let failure = new ScannerFailure('failed', 'there is no scanner')
  for (const scanner of scanners) {
    try {
      return { items: await scanner.scan(jpeg, account), scanner: scanner.name }
    } catch (error) {
      if (!(error instanceof ScannerFailure)) throw error
      log.warn('scanner.failed', { scanner: scanner.name, reason: error.reason, detail: error.message })
      failure = error
    }
  }
  throw failure
}
