import { fixedStream, pickOf } from './fixed/fixed-stream.ts'
import { type Half, laidViewer, type Photograph, photographsOf, type SeenPiece } from './see-laid.ts'

/** What the scanner sees on two photos of one draft. */
export interface PhotoPair {
  readonly earlier: readonly SeenPiece[]
  readonly further: readonly SeenPiece[]
}

/**
 * Composes pairs of photos of one to six pieces, of which none to three are on both. Half of the pieces that only the second one shows are of the class
 * of a piece of the first one.
 */
export async function composePhotos(data: string, half: Half, count: number): Promise<PhotoPair[]> {
  const photographs = await photographsOf(data, half)
  const viewer = await laidViewer()
  const pairs: PhotoPair[] = []
  for (let at = 0; at < count; at++) {
    const name = `photos ${half}-${at}`
    const { earlier, further } = contentsOf(name, photographs)
    pairs.push({
      earlier: await viewer.see(`${name} earlier`, earlier),
      further: await viewer.see(`${name} further`, further),
    })
  }
  await viewer.close()
  return pairs
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
