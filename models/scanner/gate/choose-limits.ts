import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createEmbeddedScanner } from '../../../apps/api/src/scanning/embedded/embedded-scanner.ts'
import { sharpPhotos } from '../../../apps/api/src/scanning/sharp/normalise-photo.ts'
import { readFixedPhotographs } from '../evaluation/fixed/fixed-photographs.ts'
import { readManifest, writePictures } from '../evaluation/fixed/write-pictures.ts'
import { writeGate } from './write-gate.ts'

// node models/scanner/gate/choose-limits.ts --photographs <photographs> [--pictures <folder>]: the limits of the classifier's gate, so that a
// given share of the fixed pictures with laundry falls under each, of the photographers on whom limits are chosen. Writes them into gate.json
// and its hash into the manifest.
const { values } = parseArgs({
  options: {
    photographs: { type: 'string', default: '' },
    pictures: { type: 'string', default: 'build/fixed-pictures' },
  },
})
/** Of pictures with laundry, the share that may fall under the limit. */
const lostShare = 0.005
/** Of pictures with laundry, the share in which nothing may be sure. */
const unsureShare = 0.02
const measured = new Set(['single', 'framed', 'small', 'turned', 'spread', 'overlap', 'pile'])

const { photos } = await writePictures(
  await readFixedPhotographs(values.photographs),
  values.pictures,
  await readManifest(),
)
const scanner = createEmbeddedScanner({ timeoutMs: 60_000 })
const chances: number[] = []
for (const { part, group, file } of photos) {
  if (part !== 'choosing' || !measured.has(group.replace(' unseen', ''))) continue
  const safe = await sharpPhotos.normalise(await readFile(file))
  if ('refused' in safe) throw new Error(`${file} was refused: ${safe.refused}`)
  const garments = await scanner.inspect(safe.jpeg)
  if (garments.length > 0) chances.push(Math.max(...garments.map(({ laundry }) => laundry)))
}
await scanner.close()

chances.sort((a, b) => a - b)
const limitOf = (share: number) => Number((chances[Math.floor(share * chances.length)] ?? 0.5).toPrecision(3))
const limits = { refuseBelow: limitOf(lostShare), sureFrom: limitOf(unsureShare) }
process.stdout.write(
  `${chances.length} pictures: nothing below ${limits.refuseBelow}, nothing sure below ${limits.sureFrom}\n`,
)

await writeGate({ classifier: limits })
