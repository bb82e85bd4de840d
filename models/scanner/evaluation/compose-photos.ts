import { overlap } from '@washline/contract/scanning/detector/decode-boxes'
import { createEmbeddedScanner } from '../../../apps/api/src/scanning/embedded/embedded-scanner.ts'
import type { SeenGarment } from '../../../apps/api/src/scanning/rules/garment-appearance.ts'
import { sharpPhotos } from '../../../apps/api/src/scanning/sharp/normalise-photo.ts'
import { drawGrounds } from './compose-pairs.ts'
import { type FixedPhotograph, readFixedPhotographs } from './fixed/fixed-photographs.ts'
import { fixedStream, pickOf } from './fixed/fixed-stream.ts'
import { readLabelledPhotos } from './labelled-photos.ts'
import { type LaidPhoto, laySeveral } from './lay-cut-out.ts'

export interface SeenPiece {
  readonly garment: SeenGarment
  /** The photograph of which it is the garment; undefined where the scanner saw something else. */
  readonly of: string | undefined
}

/** What the scanner sees on two photos of one draft. */
export interface PhotoPair {
  readonly earlier: readonly SeenPiece[]
  readonly further: readonly SeenPiece[]
}

type Photograph = FixedPhotograph & { readonly mask: string }

/** A found box is a laid garment if it covers it at least this well. */
const samePlace = 0.4

/**
 * Composes pairs of photos of one to six pieces, of which none to three are on both. Half of the pieces that only the second one shows are of the class
 * of a piece of the first one. `fitted` are the photographs that the likeness was fitted on, `measured` the others.
 */
export async function composePhotos(data: string, half: 'fitted' | 'measured', count: number): Promise<PhotoPair[]> {
  const photographs = await photographsOf(data, half)
  const grounds = await drawGrounds()
  const scanner = createEmbeddedScanner({ timeoutMs: 60_000 })
  const see = async (name: string, garments: readonly Photograph[]): Promise<SeenPiece[]> => {
    const stream = fixedStream(name)
    const laid = await laySeveral(garments, pickOf(stream, grounds), stream)
    const safe = await sharpPhotos.normalise(laid.jpeg)
    if ('refused' in safe) throw new Error(`a picture was refused: ${safe.refused}`)
    return piecesOf(garments, { laid, garments: await scanner.inspect(safe.jpeg) })
  }
  const pairs: PhotoPair[] = []
  for (let at = 0; at < count; at++) {
    const name = `photos ${half}-${at}`
    const { earlier, further } = contentsOf(name, photographs)
    pairs.push({ earlier: await see(`${name} earlier`, earlier), further: await see(`${name} further`, further) })
  }
  await scanner.close()
  return pairs
}

async function photographsOf(data: string, half: 'fitted' | 'measured'): Promise<Photograph[]> {
  const byId = new Map((await readFixedPhotographs(data)).map((photo) => [photo.id, photo]))
  return (await readLabelledPhotos(data))
    .filter((_, index) => index % 2 === (half === 'measured' ? 1 : 0))
    .flatMap(({ id }) => {
      const photo = byId.get(id)
      return photo?.mask === undefined ? [] : [{ ...photo, mask: photo.mask }]
    })
}

function contentsOf(name: string, photographs: readonly Photograph[]) {
  const stream = fixedStream(name)
  const used = new Set<Photograph>()
  const take = (from: readonly Photograph[]) => {
    const free = from.filter((photo) => !used.has(photo))
    const photo = pickOf(stream, free.length > 0 ? free : photographs.filter((each) => !used.has(each)))
    used.add(photo)
    return photo
  }
  const earlier = Array.from({ length: 1 + Math.floor(stream() * 6) }, () => take(photographs))
  const both = earlier.slice(0, Math.floor(stream() * (Math.min(3, earlier.length) + 1)))
  const only = Array.from({ length: Math.floor(stream() * 4) + (both.length === 0 ? 1 : 0) }, () => {
    const like = stream() < 0.5 ? pickOf(stream, earlier) : undefined
    return take(like ? photographs.filter(({ garmentId }) => garmentId === like.garmentId) : photographs)
  })
  const further = [...both, ...only].map((photo) => ({ photo, place: stream() }))
  return { earlier, further: further.sort((a, b) => a.place - b.place).map(({ photo }) => photo) }
}

interface Seen {
  readonly laid: LaidPhoto
  readonly garments: readonly SeenGarment[]
}

function piecesOf(photographs: readonly Photograph[], { laid, garments }: Seen): SeenPiece[] {
  const free = new Set(laid.edges.keys())
  return garments.map((garment) => {
    const [x, y, width, height] = garment.box
    const box = { left: x, top: y, right: x + width, bottom: y + height }
    const [best] = [...free]
      .flatMap((at) => {
        const [left, top, right, bottom] = laid.edges[at] ?? [0, 0, 0, 0]
        const share = overlap(box, { left, top, right, bottom })
        return share >= samePlace ? [{ at, share }] : []
      })
      .sort((a, b) => b.share - a.share)
    if (best) free.delete(best.at)
    return { garment, of: best && photographs[best.at]?.id }
  })
}
