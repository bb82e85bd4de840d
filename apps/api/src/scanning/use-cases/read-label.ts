import type { UserId } from '@washline/contract/ids'
import type { Log } from '../../platform/log/log.ts'
import type { LabelGateway, ReadLabel } from '../label-gateway.ts'
import { askInOrder } from './ask-in-order.ts'

export type LabelRead = ReadLabel & {
  /** What has read it. */
  readonly reader: LabelGateway['name']
}

/** Tries the readers in order until one answers; rejects with the failure of the last one. */
export const readLabel = (
  { labelReaders, log }: { readonly labelReaders: readonly LabelGateway[]; readonly log: Log },
  jpeg: Buffer,
  account: UserId,
): Promise<LabelRead> =>
  askInOrder(labelReaders, {
    ask: async (reader) => ({ ...(await reader.readLabel(jpeg, account)), reader: reader.name }),
    onFailure: (reader, { reason, message }) =>
      log.warn('label.failed', { reader: reader.name, reason, detail: message }),
    none: 'there is no reader of labels',
  })
