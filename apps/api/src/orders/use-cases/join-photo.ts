import type { OrderId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import {
  type EarlierPiece,
  garmentAppearance,
  matchPieces,
  recognizePieces,
  type ScannedItem,
} from '../../scanning/index.ts'
import { type JoinedPiece, piecesOf } from '../rules/photo-pieces.ts'
import { countedPieces } from '../store/pieces.ts'

/** The pieces of a photo, matched with those that a locked draft has from its earlier photos, and the new ones with those of other orders. */
export async function joinPhoto(
  tx: Tx,
  { seen, earlier }: { readonly seen: readonly ScannedItem[]; readonly earlier: readonly EarlierPiece[] },
  orderId: OrderId | undefined,
): Promise<JoinedPiece[]> {
  const pieces = piecesOf(seen)
  const stored = orderId === undefined ? [] : await countedPieces(tx, orderId)
  const counted = stored.map((piece) => ({
    ...piece,
    appearance: garmentAppearance.nullable().parse(piece.appearance),
  }))
  const matches = matchPieces(counted, pieces)
  const fresh = pieces.filter((_, at) => matches[at] === undefined)
  const recognized = recognizePieces(
    earlier.filter(({ firstPieceId }) => stored.every(({ recognizedAs }) => recognizedAs !== firstPieceId)),
    fresh,
  )
  const garmentOf = new Map(fresh.map((piece, at) => [piece, recognized[at]]))
  return pieces.map((piece, at) => {
    const match = matches[at]
    const same = match && stored[match.earlier]
    const recognizedAs = garmentOf.get(piece) ?? null
    return { ...piece, sameAs: same?.id ?? null, recognizedAs, verdict: same && match ? match.verdict : 'new' }
  })
}
