import type { UserId } from '@washline/contract/ids'
import type { Log } from '../../platform/log/log.ts'
import type { ScannedItem, ScannerGateway } from '../scanner-gateway.ts'
import { askInOrder } from './ask-in-order.ts'

export interface Scan {
  readonly items: readonly ScannedItem[]
  /** The scanner that returned the items. */
  readonly scanner: ScannerGateway['name']
}

/** Tries the scanners in order until one answers; rejects with the failure of the last one. */
export const scanPhoto = (
  { scanners, log }: { readonly scanners: readonly ScannerGateway[]; readonly log: Log },
  jpeg: Buffer,
  account?: UserId,
): Promise<Scan> =>
  askInOrder(scanners, {
    ask: async (scanner) => ({ items: await scanner.scan(jpeg, account), scanner: scanner.name }),
    onFailure: (scanner, { reason, message }) =>
      log.warn('scanner.failed', { scanner: scanner.name, reason, detail: message }),
    none: 'there is no scanner',
  })
