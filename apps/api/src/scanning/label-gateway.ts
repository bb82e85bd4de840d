import type { LabelSign } from '@washline/contract/care/label-schemas'
import type { UserId } from '@washline/contract/ids'

/** A symbol of a care label. */
export interface ReadSign {
  /** The likeliest first; more than one where it is unsure. */
  readonly options: readonly LabelSign[]
  readonly isSure: boolean
}

export interface ReadLabel {
  /** Empty where the picture has no care label. */
  readonly signs: readonly ReadSign[]
  /** What the piece is made of; null where that was not read. */
  readonly fibers: string | null
}

export interface LabelGateway {
  readonly name: 'embedded' | 'vision'
  /** Reads the care label on a normalized jpeg. Rejects with `ScannerFailure`, also where the account has too many waiting. */
  readLabel(image: Buffer, account?: UserId): Promise<ReadLabel>
  /** A photo is on its way: what has to start for it may start now. */
  prepare?(): void
}
