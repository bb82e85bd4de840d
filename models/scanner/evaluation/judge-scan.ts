import { type Category, garmentById } from '@washline/contract/scanning/catalogue'
import type { ScannedItem } from '../../../apps/api/src/scanning/scanner-gateway.ts'
import type { Edges, LabelledGarment, LabelledPhoto } from './labelled-photos.ts'

/** One piece that was found, and whether its category is right; undefined where no garment with a known place lies there. */
type JudgedPiece = { readonly confidence: number; readonly right: boolean | undefined }

export type Judgement = {
  readonly photo: LabelledPhoto
  readonly items: readonly ScannedItem[]
  /** Pieces found less garments there. */
  readonly countError: number
  readonly pieces: readonly JudgedPiece[]
  /** Of the piece that the scanner is surest of, against the first garment; what a photograph of one garment is judged by. */
  readonly surest: { readonly confidence: number; readonly right: boolean } | undefined
  /** Pieces and garments agreed by category, whatever their place. */
  readonly agreed: number
  readonly found: number
}

const sameThing = 0.4

export function judgeScan(photo: LabelledPhoto, items: readonly ScannedItem[]): Judgement {
  const found = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const [first] = photo.garments
  const surest = items.reduce<ScannedItem | undefined>(
    (best, item) => (best && best.confidence >= item.confidence ? best : item),
    undefined,
  )
  return {
    photo,
    items,
    countError: found - photo.garments.length,
    pieces: judgePieces(photo.garments, items),
    surest: surest && {
      confidence: surest.confidence,
      right: first !== undefined && surest.category === garmentById(first.garmentId).category,
    },
    agreed: agreedByCategory(photo.garments, items),
    found,
  }
}

function judgePieces(garments: readonly LabelledGarment[], items: readonly ScannedItem[]): JudgedPiece[] {
  const pieces = items.flatMap(({ boxes, category, confidence }) =>
    boxes.map(([x, y, width, height]) => ({ edges: [x, y, x + width, y + height] as const, category, confidence })),
  )
  const pairs = pieces
    .flatMap((piece) => garments.map((garment) => ({ piece, garment, overlap: overlapOf(piece.edges, garment.edges) })))
    .filter(({ overlap }) => overlap >= sameThing)
    .sort((a, b) => b.overlap - a.overlap)
  const matched = new Map<(typeof pieces)[number], LabelledGarment>()
  const taken = new Set<LabelledGarment>()
  for (const { piece, garment } of pairs)
    if (!matched.has(piece) && !taken.has(garment)) {
      matched.set(piece, garment)
      taken.add(garment)
    }
  return pieces.map((piece) => {
    const garment = matched.get(piece)
    return {
      confidence: piece.confidence,
      right: garment && garmentById(garment.garmentId).category === piece.category,
    }
  })
}

/** Intersection over union; 0 where a place is not known. */
function overlapOf(a: Edges, b: Edges | undefined): number {
  if (!b) return 0
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  if (width <= 0 || height <= 0) return 0
  const area = (edges: Edges) => (edges[2] - edges[0]) * (edges[3] - edges[1])
  return (width * height) / (area(a) + area(b) - width * height)
}

function agreedByCategory(garments: readonly LabelledGarment[], items: readonly ScannedItem[]): number {
  const there = new Map<Category, number>()
  for (const { garmentId } of garments) {
    const { category } = garmentById(garmentId)
    there.set(category, (there.get(category) ?? 0) + 1)
  }
  let agreed = 0
  for (const [category, group] of Map.groupBy(items, (item) => item.category)) {
    const quantity = group.reduce((sum, item) => sum + item.quantity, 0)
    agreed += Math.min(there.get(category) ?? 0, quantity)
  }
  return agreed
}
