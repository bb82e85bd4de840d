import type { ItemId, PieceId } from '@washline/contract/ids'
import type { RecognizedPiece, SamePiece } from '@washline/contract/orders/pieces'
import type { Item, Order } from '@washline/contract/orders/schemas'
import type { PieceVerdict } from './photo-pieces.ts'

export interface SamePieceView {
  readonly id: PieceId
  readonly name: string
  readonly verdict: PieceVerdict
  readonly photoKey: string
  readonly box: readonly number[]
  readonly earlierPhotoKey: string
  readonly earlierBox: readonly number[]
}

export interface RecognizedView {
  readonly id: PieceId
  readonly itemId: ItemId
  readonly washes: number
}

export interface PiecesView {
  readonly samePieces: readonly SamePieceView[]
  readonly recognizedPieces: readonly RecognizedView[]
}

/** What of the pieces of a draft's photos concerns its customer. */
export const showPieces = (
  { samePieces, recognizedPieces }: PiecesView,
  photoUrl: (key: string) => string | null,
): Pick<Order, 'same_pieces' | 'recognized_pieces'> => ({
  ...(samePieces.length > 0 && { same_pieces: samePieces.flatMap((piece) => showSamePiece(piece, photoUrl)) }),
  ...(recognizedPieces.length > 0 && { recognized_pieces: recognizedPieces.map(showRecognized) }),
})

const showRecognized = ({ id, itemId, washes }: RecognizedView): RecognizedPiece => ({ id, item_id: itemId, washes })

/** Nothing for a viewer who may not see the photos. */
function showSamePiece(piece: SamePieceView, photoUrl: (key: string) => string | null): SamePiece[] {
  const [earlier, further] = [photoUrl(piece.earlierPhotoKey), photoUrl(piece.photoKey)]
  if (earlier === null || further === null) return []
  return [
    {
      id: piece.id,
      name: piece.name,
      state: piece.verdict === 'asked' ? 'asked' : 'once',
      earlier: { photo_url: earlier, box: showBox(piece.earlierBox) },
      further: { photo_url: further, box: showBox(piece.box) },
    },
  ]
}

export const showBox = ([left = 0, top = 0, width = 1, height = 1]: readonly number[]): Item['boxes'][number] => [
  left,
  top,
  width,
  height,
]
