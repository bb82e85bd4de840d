import type { Detection } from './decode-boxes.ts'

/**
 * What the camera's hint goes by, as the classifier is too large for it: a linear rule over what the detector sees, which was taught for how likely
 * laundry the classifier takes each piece.
 */
export type HintGate = {
  /** Weights of what the detector sees in the whole picture. */
  readonly picture: readonly number[]
  /** Weights of what it sees of the piece (`valuesOfPiece`). */
  readonly piece: readonly number[]
  readonly bias: number
  /** Below this chance a piece is no laundry. */
  readonly refuseBelow: number
}

type Piece = Omit<Detection, 'classes'> & { readonly classes: ArrayLike<number> }

/** Chance of each class, how clear the piece is, and its size. */
export const valuesOfPiece = ({ classes, score, left, top, right, bottom }: Piece): number[] => [
  ...Array.from(classes),
  score,
  right - left,
  bottom - top,
]

/** How likely a piece of the picture is laundry, 0 to 1. */
export function laundryChance({ picture, piece, bias }: HintGate, features: ArrayLike<number>, seen: Piece): number {
  const score = bias + weighed(picture, features) + weighed(piece, valuesOfPiece(seen))
  return 1 / (1 + Math.exp(-score))
}

/** The pieces that a scan of the picture would count. */
export const likelyLaundry = <Found extends Piece>(
  gate: HintGate,
  { found, features }: { readonly found: readonly Found[]; readonly features: ArrayLike<number> },
): Found[] => found.filter((piece) => laundryChance(gate, features, piece) >= gate.refuseBelow)

function weighed(weights: readonly number[], values: ArrayLike<number>): number {
  if (values.length !== weights.length)
    throw new Error(`the gate weighs ${weights.length} values, not ${values.length}`)
  return weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0)
}
