import type { EarlierPiece } from '../../../apps/api/src/scanning/rules/recognize-pieces.ts'
import { fixedStream } from './fixed/fixed-stream.ts'
import { onPhoto } from './judge-joins.ts'
import { type Half, laidViewer, type Photograph, photographsOf, type SeenPiece } from './see-laid.ts'

/** An order of a customer who has had laundry washed before. */
export interface Wardrobe {
  readonly washed: readonly EarlierPiece[]
  /** The pieces of the new photo, half of which were washed before. */
  readonly pieces: readonly NewPiece[]
}

export interface NewPiece extends SeenPiece {
  readonly of: string
  /** The first piece of the garment, if it was washed before. */
  readonly firstPieceId: number | undefined
}

/** Of each garment, each laid with other neighbors and in other light. The last one is the new one. */
const views = 4
const garmentsOfPhoto = 6
const garmentsOfWardrobe = 40
const garmentsOfOrder = 10
const newPieces = 10

/**
 * Composes wardrobes of forty garments, of which each was washed one to three times, and for each a new photo of ten pieces: five of the wardrobe, five
 * that were never washed. The garments are laid and scanned once for each view; wardrobes differ by which of them they have.
 */
export async function composeWardrobes(data: string, half: Half, count: number): Promise<Wardrobe[]> {
  const photographs = await photographsOf(data, half)
  const viewer = await laidViewer()
  const seen: Map<string, SeenPiece>[] = []
  for (let view = 0; view < views; view++) seen.push(await seeAll(viewer, `wardrobe ${half}-${view}`, photographs))
  await viewer.close()
  return Array.from({ length: count }, (_, at) => wardrobeOf(`wardrobe ${half} ${at}`, photographs, seen))
}

async function seeAll(
  viewer: Awaited<ReturnType<typeof laidViewer>>,
  name: string,
  photographs: readonly Photograph[],
): Promise<Map<string, SeenPiece>> {
  const order = shuffled(name, photographs)
  const seen = new Map<string, SeenPiece>()
  for (let at = 0; at < order.length; at += garmentsOfPhoto) {
    const pieces = await viewer.see(`${name} ${at}`, order.slice(at, at + garmentsOfPhoto))
    for (const piece of pieces) if (piece.of !== undefined) seen.set(piece.of, piece)
  }
  return seen
}

function wardrobeOf(
  name: string,
  photographs: readonly Photograph[],
  seen: readonly ReadonlyMap<string, SeenPiece>[],
): Wardrobe {
  const stream = fixedStream(name)
  const order = shuffled(name, photographs)
  const owned = order.slice(0, garmentsOfWardrobe)
  const washed = owned.flatMap(({ id }, garment): EarlierPiece[] => {
    const times = 1 + Math.floor(stream() * (views - 1))
    return seen.slice(0, times).flatMap((view, time) => {
      const piece = view.get(id)
      const orderId = Math.floor(garment / garmentsOfOrder) + time * garmentsOfWardrobe
      return piece ? [{ ...onPhoto(piece), firstPieceId: garment, orderId, isNot: null, isWashed: true }] : []
    })
  })
  const there = new Set(washed.map(({ firstPieceId }) => firstPieceId))
  const shown = [
    ...owned.slice(0, newPieces / 2),
    ...order.slice(garmentsOfWardrobe, garmentsOfWardrobe + newPieces / 2),
  ]
  const pieces = shown.flatMap(({ id }): NewPiece[] => {
    const piece = seen[views - 1]?.get(id)
    const garment = owned.findIndex((each) => each.id === id)
    return piece ? [{ ...piece, of: id, firstPieceId: there.has(garment) ? garment : undefined }] : []
  })
  return { washed, pieces }
}

const shuffled = (name: string, photographs: readonly Photograph[]): Photograph[] => {
  const stream = fixedStream(`order of ${name}`)
  return photographs
    .map((photo) => ({ photo, place: stream() }))
    .sort((a, b) => a.place - b.place)
    .map(({ photo }) => photo)
}
