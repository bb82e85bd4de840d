import type { UserId } from '@washline/contract/ids'
import type { ReadLabel } from './rules/read-label.ts'

export type { ReadLabel, ReadSign } from './rules/read-label.ts'

export interface LabelGateway {
  readonly name: 'embedded' | 'vision'
  /** Reads the care label on a normalized jpeg. Rejects with `ScannerFailure`, also where the account has too many waiting. */
  readLabel(image: Buffer, account?: UserId): Promise<ReadLabel>
  /** A photo is on its way: what has to start for it may start now. */
  prepare?(): void
}
