import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seededRandom } from '../../../tools/random/seeded-random.ts'
import { drawScene } from './draw-scene.ts'
import { type DrawnGarment, garmentShapes } from './garment-shapes.ts'
import { colours, type LaundryPiece } from './piece-svg.ts'

// node models/scanner/scenes/write-drawn-laundry.ts <folder>: drawn laundry for the classifier to learn from, none of it a scene of the
// tests: <class>-<n>.jpg of one garment in the middle, scene-<n>.jpg of several.
const [folder = '.'] = process.argv.slice(2)
const ofEachGarment = 8
const scenesOfMany = 40
const firstSeed = 1000
const random = seededRandom(firstSeed)
const size = { width: 512, height: 384 }

const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value
const garments = Object.keys(garmentShapes) as DrawnGarment[]
const pieceOf = (garment: DrawnGarment): LaundryPiece => ({
  garment,
  colour: pick(Object.keys(colours) as (keyof typeof colours)[]),
})
let seed = firstSeed
const write = async (name: string, pieces: readonly LaundryPiece[]) =>
  writeFile(
    join(folder, `${name}.jpg`),
    await drawScene({ pieces, background: pick(['sheet', 'wood', 'tiles']), seed: seed++, ...size }),
  )

await mkdir(folder, { recursive: true })
for (const garment of garments)
  for (let at = 0; at < ofEachGarment; at++) await write(`${garment}-${at}`, [pieceOf(garment)])
for (let at = 0; at < scenesOfMany; at++)
  await write(
    `scene-${at}`,
    Array.from({ length: 2 + (at % 7) }, () => pieceOf(pick(garments))),
  )
