import { crc32, deflateSync } from 'node:zlib'

const width = 320
const height = 400

type Colour = readonly [red: number, green: number, blue: number]

/** A number between 0 and 1 that one order always gets. */
const chanceOf = (orderId: number, which: number): number => {
  const wave = Math.sin(orderId * 12.9898 + which * 78.233) * 43_758.5453
  return wave - Math.floor(wave)
}

const shade = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by]

/** What is seen at a point: a wall, a door in it, a floor, and the bag that stands there. */
function colourAt(x: number, y: number, orderId: number): Colour {
  const tone = (which: number) => 60 + Math.floor(chanceOf(orderId, which) * 150)
  const door: Colour = [tone(1), tone(2), tone(3)]
  const bag: Colour = [tone(4), tone(5), tone(6)]
  const bagX = 90 + Math.floor(chanceOf(orderId, 7) * 140)
  const fromBag = Math.hypot((x - bagX) / 46, (y - 318) / 52)
  if (fromBag < 1) return shade(bag, 1.05 - fromBag * 0.4)
  if (y > 350) return shade([150, 140, 130], (x + y) % 40 < 2 ? 0.8 : 1)
  if (x > 70 && x < 250 && y > 50)
    return Math.hypot(x - 232, y - 210) < 6 ? [214, 180, 90] : shade(door, x % 60 < 4 ? 0.8 : 1)
  return shade([226, 220, 210], y % 28 < 2 ? 0.9 : 1)
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}

/** A picture of a bag at a door as PNG, another one for each order. */
export function drawDoorstep(orderId: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      rows.set(
        colourAt(x, y, orderId).map((part) => Math.min(255, Math.round(part))),
        y * (1 + width * 3) + 1 + x * 3,
      )
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
