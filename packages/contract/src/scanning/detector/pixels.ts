/** Packed 8-bit RGB, row by row. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** In pixels of a picture; right and bottom are exclusive. */
export type PixelRect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** For each output cell, one after the other: the source pixels it covers, and how much of each. */
interface Spans {
  readonly firsts: Int32Array
  /** Where its weights end. */
  readonly ends: Int32Array
  readonly weights: Float32Array
}

function areaSpans(from: number, to: number, cells: number): Spans {
  const scale = (to - from) / cells
  const firsts = new Int32Array(cells)
  const ends = new Int32Array(cells)
  const weights: number[] = []
  for (let cell = 0; cell < cells; cell++) {
    const start = from + cell * scale
    const end = start + scale
    const first = Math.floor(start)
    const count = Math.max(1, Math.ceil(end - 1e-6) - first)
    for (let at = first; at < first + count; at++) weights.push((Math.min(end, at + 1) - Math.max(start, at)) / scale)
    firsts[cell] = first
    ends[cell] = weights.length
  }
  return { firsts, ends, weights: Float32Array.from(weights) }
}

function shrinkRow(data: Uint8Array, offset: number, { firsts, ends, weights }: Spans, row: Float32Array): void {
  let used = 0
  for (let cell = 0; cell < firsts.length; cell++) {
    let red = 0
    let green = 0
    let blue = 0
    const end = ends[cell] ?? 0
    for (let at = offset + (firsts[cell] ?? 0) * 3; used < end; used++, at += 3) {
      const weight = weights[used] ?? 0
      red += weight * (data[at] ?? 0)
      green += weight * (data[at + 1] ?? 0)
      blue += weight * (data[at + 2] ?? 0)
    }
    row[cell * 3] = red
    row[cell * 3 + 1] = green
    row[cell * 3 + 2] = blue
  }
}

/** Averages a rectangle of the picture into size × size RGB values: the kernel that the models were trained with. */
export function areaResize(pixels: Pixels, rect: PixelRect, size: number): Float32Array {
  const columns = areaSpans(rect.left, rect.right, size)
  const rows = areaSpans(rect.top, rect.bottom, size)
  const result = new Float32Array(size * size * 3)
  const row = new Float32Array(size * 3)
  let used = 0
  let shrunk = -1
  for (let y = 0; y < size; y++) {
    const end = rows.ends[y] ?? 0
    for (let source = rows.firsts[y] ?? 0; used < end; used++, source++) {
      // Two cells share the row between them.
      if (source !== shrunk) shrinkRow(pixels.data, source * pixels.width * 3, columns, row)
      shrunk = source
      const weight = rows.weights[used] ?? 0
      const offset = y * row.length
      for (let at = 0; at < row.length; at++) result[offset + at] = (result[offset + at] ?? 0) + weight * (row[at] ?? 0)
    }
  }
  return result
}

/** Writes RGB values as the models' input at `offset`: planes of blue, green, red, scaled to -1..1. */
export function writePlanes(rgb: Float32Array, tensor: Float32Array, offset: number): void {
  const plane = rgb.length / 3
  for (let at = 0; at < plane; at++)
    for (let channel = 0; channel < 3; channel++)
      tensor[offset + channel * plane + at] = (rgb[at * 3 + 2 - channel] ?? 0) / 127.5 - 1
}
