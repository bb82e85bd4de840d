import { garmentById } from '@washline/contract/scanning/catalogue'
import { colouredName } from '@washline/contract/scanning/colours'
import { matchPieces, type PieceOnPhoto } from '../../../apps/api/src/scanning/rules/match-pieces.ts'
import type { PhotoPair } from './compose-photos.ts'
import type { SeenPiece } from './see-laid.ts'

export interface JudgedJoin {
  /** The piece is on the earlier photo, too, and was found there. */
  readonly isOnBoth: boolean
  readonly isAsked: boolean
  /** It is counted right, where it is asked about by a person who answers right. */
  readonly isRight: boolean
}

/** What the product does with each piece of the further photo of which it is certain what it is. */
export function judgeJoins({ earlier, further }: PhotoPair): JudgedJoin[] {
  const matches = matchPieces(earlier.map(onPhoto), further.map(onPhoto))
  return further.flatMap(({ of }, at): JudgedJoin[] => {
    if (of === undefined) return []
    const isOnBoth = earlier.some((piece) => piece.of === of)
    const match = matches[at]
    const isAsked = match?.verdict === 'asked'
    const isTrueMatch = match !== undefined && earlier[match.earlier]?.of === of
    const isCountedOnce = isAsked ? isTrueMatch : match !== undefined
    return [{ isOnBoth, isAsked, isRight: isCountedOnce === isOnBoth }]
  })
}

export const onPhoto = ({ garment: { garmentId, colour, appearance } }: SeenPiece): PieceOnPhoto => ({
  garment: garmentId,
  name: colouredName(garmentById(garmentId), colour),
  hasColour: colour !== undefined,
  appearance,
})
