import type { GarmentId } from '@washline/contract/scanning/catalogue'
import type { GarmentAppearance } from './appearance.ts'
import { bestAssignment } from './best-assignment.ts'
import { likenessOf } from './compare-appearances.ts'

/** A piece on one of a draft's photos. */
export interface PieceOnPhoto {
  readonly garment: string
  /** With its color, where it has one. */
  readonly name: string
  readonly hasColour: boolean
  /** Null where the scanner measures none. */
  readonly appearance: GarmentAppearance | null
}

export interface PieceMatch {
  /** Which of the earlier pieces. */
  readonly earlier: number
  /** `once`: surely the same piece. `asked`: the customer has to answer. */
  readonly verdict: 'once' | 'asked'
}

/**
 * Chosen on composed pairs of photos of one half of the photographs, as `models/scanner/evaluation/compose-photos.ts` makes them, and measured on the
 * other half; the model card has the results.
 */
const askFrom = 0.35
const onceFrom = 0.9

/** Of these people have several that nobody can distinguish. */
const ownedAlike: ReadonlySet<string> = new Set<GarmentId>([
  'socks',
  'briefs',
  'undershirt',
  'towel',
  'bed-sheet',
  'pillowcase',
])
export const isOwnedAlike = ({ garment }: Pick<PieceOnPhoto, 'garment'>): boolean => ownedAlike.has(garment)

/**
 * Which pieces of a further photo are on an earlier one, too. Each piece is matched once, so that together they are as alike as they can be. Pieces
 * without an appearance are alike if they have one name, and their color is in it; then a person is asked.
 */
export function matchPieces(
  earlier: readonly PieceOnPhoto[],
  further: readonly PieceOnPhoto[],
): (PieceMatch | undefined)[] {
  const worth = further.map((piece) => earlier.map((other) => logit(likeness(piece, other)) - logit(askFrom)))
  return bestAssignment(worth).map((at, row) => {
    const [piece, other] = [further[row], at === undefined ? undefined : earlier[at]]
    if (!piece || !other || at === undefined) return undefined
    const isSure = likeness(piece, other) >= onceFrom && !isOwnedAlike(piece) && !isOwnedAlike(other)
    return { earlier: at, verdict: isSure ? 'once' : 'asked' }
  })
}

function likeness(one: PieceOnPhoto, other: PieceOnPhoto): number {
  if (one.appearance && other.appearance) return likenessOf(one.appearance, other.appearance)
  return one.hasColour && one.name === other.name ? namedAlike : 0
}

/** Of pieces that have one name, by no more than it. */
const namedAlike = 0.75

export const logit = (chance: number) => Math.log((chance + 1e-9) / (1 - chance + 1e-9))
