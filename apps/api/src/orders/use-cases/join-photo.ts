import type { OrderId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { garmentAppearance, matchPieces, type ScannedItem } from '../../scanning/index.ts'
import { type JoinedPiece, piecesOf } from '../rules/photo-pieces.ts'
import { countedPieces } from '../store/pieces.ts'

/** The pieces of a photo, matched with those that a locked draft has from its earlier photos. */
export async function joinPhoto(
  tx: Tx,
  seen: readonly ScannedItem[],
  orderId: OrderId | undefined,
): Promise<JoinedPiece[]> {
  const pieces = piecesOf(seen)
  const stored = orderId === undefined ? [] : await countedPieces(tx, orderId)
  const earlier = stored.map((piece) => ({
    ...piece,
    appearance: garmentAppearance.nullable().parse(piece.appearance),
  }))
  const matches = matchPieces(earlier, pieces)
  return pieces.map((piece, at) => {
    const match = matches[at]
    const same = match && stored[match.earlier]
    return { ...piece, sameAs: same?.id ?? null, verdict: same && match ? match.verdict : 'new' }
  })
}
