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

export type Photograph = FixedPhotograph & { readonly mask: string }

/** `fitted` are the photographs that the likeness was fitted on, `measured` the others. */
export type Half = 'fitted' | 'measured'

/** A found box is a laid garment if it covers it at least this well. */
const samePlace = 0.4

/** The photographs of one half of which the garment can be cut out. */
export async function photographsOf(data: string, half: Half): Promise<Photograph[]> {
  const byId = new Map((await readFixedPhotographs(data)).map((photo) => [photo.id, photo]))
  return (await readLabelledPhotos(data))
    .filter((_, index) => index % 2 === (half === 'measured' ? 1 : 0))
    .flatMap(({ id }) => {
      const photo = byId.get(id)
      return photo?.mask === undefined ? [] : [{ ...photo, mask: photo.mask }]
    })
}

/** Lays garments side by side, always in the same way for a name, and scans them as the product does. */
export async function laidViewer() {
  const grounds = await drawGrounds()
  const scanner = createEmbeddedScanner({ timeoutMs: 60_000 })
  return {
    see: async (name: string, garments: readonly Photograph[]): Promise<SeenPiece[]> => {
      const stream = fixedStream(name)
      const laid = await laySeveral(garments, pickOf(stream, grounds), stream)
      const safe = await sharpPhotos.normalise(laid.jpeg)
      if ('refused' in safe) throw new Error(`a picture was refused: ${safe.refused}`)
      return piecesOf(garments, { laid, garments: await scanner.inspect(safe.jpeg) })
    },
    close: () => scanner.close(),
  }
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
