import type { LabelSign } from '@washline/contract/care/label-schemas'

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
