import { sha256 } from '../platform/crypto/sha256.ts'
import type { OwnScanner, PhotoGateway } from '../scanning/index.ts'

/** A scanner that looks at each picture once: the past of the demo shows the same few drawn ones, order by order. */
export function seeOnce(scanner: OwnScanner): OwnScanner {
  const [scan, inspect] = [once(scanner.scan), once(scanner.inspect)]
  return {
    ...scanner,
    scan: async (image) => structuredClone(await scan(image)),
    inspect: async (image) => structuredClone(await inspect(image)),
  }
}

/** And each picture that is sent is decoded once. What is made of it is not changed by those who store it. */
export function decodeOnce(photos: PhotoGateway): PhotoGateway {
  return {
    normalise: once(photos.normalise, (shape) => String(shape?.squarePx)),
    drawLogo: once(photos.drawLogo),
    takenAt: once(photos.takenAt),
    greySquare: once(photos.greySquare, String),
  }
}

/** Of one picture several things may be asked: each is a `kind`. */
function once<More extends unknown[], Seen>(
  work: (image: Buffer, ...more: More) => Promise<Seen>,
  kind: (...more: More) => string = () => '',
): (image: Buffer, ...more: More) => Promise<Seen> {
  const seen = new Map<string, Promise<Seen>>()
  return (image, ...more) => {
    const asked = `${sha256(image)} ${kind(...more)}`
    const seeing = seen.get(asked) ?? work(image, ...more)
    seen.set(asked, seeing)
    seeing.catch(() => seen.delete(asked))
    return seeing
  }
}
