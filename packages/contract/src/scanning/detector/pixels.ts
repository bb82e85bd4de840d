/** Packed 8-bit RGB, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** In pixels of a picture; right and bottom are exclusive. */
export type PixelRect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

type Span = { readonly first: number; readonly weights: Float32Array }

/** For each output cell: the source pixels it covers and how much of each. */
function areaSpans(from: number, to: number, cells: number): Span[] {
  const scale = (to - from) / cells
  return Array.from({ length: cells }, (_, cell) => {
    const start = from + cell * scale
    const end = start + scale
    const first = Math.floor(start)
    const weights = new Float32Array(Math.max(1, Math.ceil(end - 1e-6) - first))
    for (let index = 0; index < weights.length; index++)
      weights[index] = (Math.min(end, first + index + 1) - Math.max(start, first + index)) / scale
    return { first, weights }
  })
}

function shrinkRow(data: Uint8Array, offset: number, spans: readonly Span[], row: Float32Array): void {
  let out = 0
  for (const { first, weights } of spans) {
    let red = 0
    let green = 0
    let blue = 0
    let at = offset + first * 3
    for (const weight of weights) {
      red += weight * (data[at] ?? 0)
      green += weight * (data[at + 1] ?? 0)
      blue += weight * (data[at + 2] ?? 0)
      at += 3
    }
    row[out++] = red
    row[out++] = green
    row[out++] = blue
  }
}

/** Averages a rectangle of the picture into size × size RGB values: the kernel that the models were trained with. */
export function areaResize(pixels: Pixels, rect: PixelRect, size: number): Float32Array {
  const columns = areaSpans(rect.left, rect.right, size)
  const result = new Float32Array(size * size * 3)
  const row = new Float32Array(size * 3)
  areaSpans(rect.top, rect.bottom, size).forEach(({ first, weights }, y) => {
    const target = result.subarray(y * size * 3, (y + 1) * size * 3)
    weights.forEach((weight, index) => {
      shrinkRow(pixels.data, (first + index) * pixels.width * 3, columns, row)
      for (let at = 0; at < row.length; at++) target[at] = (target[at] ?? 0) + weight * (row[at] ?? 0)
    })
  })
  return result
}

/** Writes RGB values as the models' input at `offset`: planes of blue, green, red, scaled to -1..1. */
export function writePlanes(rgb: Float32Array, tensor: Float32Array, offset: number): void {
  const plane = rgb.length / 3
  for (let at = 0; at < plane; at++)
    for (let channel = 0; channel < 3; channel++)
      tensor[offset + channel * plane + at] = (rgb[at * 3 + 2 - channel] ?? 0) / 127.5 - 1
}
