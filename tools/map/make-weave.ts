/** Draws the map's sprite: a loose linen weave per theme, repeated over land that has no streets of its own. */
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

const SIDE = 64
const threads = { 'weave-light': '#CFC9B5', 'weave-dark': '#3B428C' }
const root = new URL('../../apps/web/public/map/', import.meta.url)

/** Short stitches over and under, offset by half a tile in every second row. */
const tile = (ink: string, left: number) => {
  const stitch = (x: number, y: number, isFlat: boolean) =>
    `<path d="M${left + x} ${y}${isFlat ? 'h7' : 'v7'}" stroke="${ink}" stroke-width="1" stroke-linecap="round" opacity=".55"/>`
  const rows = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map((column) => stitch(column * 16 + 4.5, row * 16 + 4.5, (row + column) % 2 === 0)),
  )
  return rows.join('')
}

for (const ratio of [1, 2]) {
  const tiles = Object.values(threads).map((ink, index) => tile(ink, index * SIDE))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE * 2 * ratio}" height="${SIDE * ratio}" viewBox="0 0 ${SIDE * 2} ${SIDE}">${tiles.join('')}</svg>`
  const suffix = ratio === 1 ? '' : '@2x'
  const places = Object.keys(threads).map((name, index) => [
    name,
    { x: index * SIDE * ratio, y: 0, width: SIDE * ratio, height: SIDE * ratio, pixelRatio: ratio },
  ])
  writeFileSync(new URL(`weave${suffix}.json`, root), `${JSON.stringify(Object.fromEntries(places), null, 2)}\n`)
  writeFileSync(new URL(`weave${suffix}.png`, root), await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer())
}
