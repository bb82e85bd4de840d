import type { UserId } from '@washline/contract/ids'
import type { Log } from '../../platform/log/log.ts'
import type { LabelGateway, ReadLabel } from '../label-gateway.ts'
import { ScannerFailure } from '../scanner-gateway.ts'

export type LabelRead = ReadLabel & {
  /** What has read it. */
  readonly reader: LabelGateway['name']
}

/** Tries the readers in order until one answers; rejects with the failure of the last one. */
export async function readLabel(
  { labelReaders, log }: { readonly labelReaders: readonly LabelGateway[]; readonly log: Log },
  jpeg: Buffer,
  account: UserId,
): Promise<LabelRead> {
  let failure = new ScannerFailure('failed', 'there is no reader of labels')
  for (const reader of labelReaders) {
    try {
      return { ...(await reader.readLabel(jpeg, account)), reader: reader.name }
    } catch (error) {
      if (!(error instanceof ScannerFailure)) throw error
      log.warn('label.failed', { reader: reader.name, reason: error.reason, detail: error.message })
      failure = error
    }
  }
  throw failure
}
