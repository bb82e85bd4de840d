import sharp from 'sharp'
import type { CutOut } from './lay-piece.ts'

/** The garment of a photograph by its mask, no larger than the garment. */
export async function readCutOut(file: string, mask: string): Promise<CutOut> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const drawn = await sharp(mask).greyscale().extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  const inMask = (x: number, y: number) => {
    const column = Math.min(drawn.info.width - 1, Math.max(0, Math.floor((x * drawn.info.width) / width)))
    const row = Math.min(drawn.info.height - 1, Math.max(0, Math.floor((y * drawn.info.height) / height)))
    return (drawn.data[row * drawn.info.width + column] ?? 0) > 127 ? 1 : 0
  }
  const [columns, rows] = [spanOf(width, height, inMask), spanOf(height, width, (y, x) => inMask(x, y))]
  const [wide, high] = [columns[1] - columns[0], rows[1] - rows[0]]
  const cut = new Uint8Array(wide * high * 3)
  const cover = new Float32Array(wide * high)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [fromX, fromY] = [x + columns[0], y + rows[0]]
      const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => inMask(fromX + dx, fromY + dy)))
      cover[y * wide + x] = around.reduce<number>((sum, each) => sum + each, 0) / 9
      for (let channel = 0; channel < 3; channel++)
        cut[(y * wide + x) * 3 + channel] = data[(fromY * width + fromX) * 3 + channel] ?? 0
    }
  return { data: cut, width: wide, height: high, cover }
}

/** From the first to behind the last line that has something. */
function spanOf(lines: number, across: number, has: (line: number, at: number) => number): [number, number] {
  const used = Array.from({ length: lines }, (_, line) => line).filter((line) =>
    Array.from({ length: across }, (_, at) => at).some((at) => has(line, at) > 0),
  )
  return [used[0] ?? 0, (used.at(-1) ?? lines - 1) + 1]
}
