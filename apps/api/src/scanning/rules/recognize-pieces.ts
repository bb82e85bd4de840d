import { bestAssignment } from './best-assignment.ts'
import { likenessOf, mayBeAlike } from './compare-appearances.ts'
import { isOwnedAlike, logit, type PieceOnPhoto } from './match-pieces.ts'

/** A piece of another order. */
export interface EarlierPiece extends PieceOnPhoto {
  /** One for all pieces of a garment. */
  readonly firstPieceId: number
  readonly orderId: number
  /** The order is complete. */
  readonly isWashed: boolean
  /** The garment that it resembles and is not, as the customer has answered. */
  readonly isNot: number | null
}

/**
 * Chosen on composed wardrobes of one half of the photographs, as `models/scanner/evaluation/compose-wardrobes.ts` makes them, and measured on the other
 * half; the model card has the results.
 */
const recognizedFrom = 0.95

interface Garment {
  readonly firstPieceId: number
  readonly pieces: readonly EarlierPiece[]
}

/**
 * Which garment that was washed before each piece surely is, by the id of its first piece. Each garment is recognized once, so that together they are
 * as alike as they can be. Nothing is recognized of which people have several, what resembles two garments of one order, or what
 * resembles a piece of which the customer has answered that it is another garment.
 */
export function recognizePieces(
  earlier: readonly EarlierPiece[],
  pieces: readonly PieceOnPhoto[],
  from = recognizedFrom,
): (number | undefined)[] {
  const washed = earlier.filter(({ isWashed }) => isWashed)
  const garments = [...Map.groupBy(washed, ({ firstPieceId }) => firstPieceId)].map(
    ([firstPieceId, its]): Garment => ({ firstPieceId, pieces: its }),
  )
  const worth = pieces.map((piece) => {
    const alike = garments.map((garment) =>
      Math.max(...garment.pieces.map((other) => likenessFrom(from, piece, other))),
    )
    const sure = garments.filter((_, at) => (alike[at] ?? 0) >= from)
    const denied = earlier.filter((other) => other.isNot !== null && likenessFrom(from, piece, other) >= from)
    return garments.map((garment, at) => {
      const isDoubtful =
        sure.some((other) => other !== garment && wereTogether(garment, other)) ||
        denied.some(({ isNot }) => isNot === garment.firstPieceId)
      return isDoubtful ? 0 : logit(alike[at] ?? 0) - logit(from)
    })
  })
  return bestAssignment(worth).map((at) => (at === undefined ? undefined : garments[at]?.firstPieceId))
}

/** 0 where it is less than that. */
function likenessFrom(from: number, one: PieceOnPhoto, other: PieceOnPhoto): number {
  if (!one.appearance || !other.appearance || isOwnedAlike(one) || isOwnedAlike(other)) return 0
  return mayBeAlike(one.appearance, other.appearance, from) ? likenessOf(one.appearance, other.appearance) : 0
}

/** Two garments, then, and not one that was not recognized once. */
const wereTogether = (one: Garment, other: Garment): boolean =>
  one.pieces.some(({ orderId }) => other.pieces.some((piece) => piece.orderId === orderId))
