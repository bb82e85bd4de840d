import type { PieceId } from '@washline/contract/ids'
import type { Item, SamePiece } from '@washline/contract/orders/schemas'
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

/** Nothing for a viewer who may not see the photos. */
export function showSamePiece(piece: SamePieceView, photoUrl: (key: string) => string | null): SamePiece[] {
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
