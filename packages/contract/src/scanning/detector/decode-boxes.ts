/** Edges as fractions of the picture, inside 0..1. */
export type Detection = {
  readonly score: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly classes: Float32Array
}

export type DetectorOutput = {
  /** Five planes of gridSize²: heat, then the distances left, top, right and bottom in cells. */
  readonly boxes: Float32Array
  /** One plane of gridSize² for each class. */
  readonly classes: Float32Array
  readonly gridSize: number
  readonly classCount: number
}

const overlapLimit = 0.45
/** The box of a sleeve or a print lies inside the garment's and is so small that their intersection over union is small. */
const insideLimit = 0.85
const mostBoxes = 20

/** The peaks of the heat map above the threshold, best first, without duplicates of the same garment. */
export function decodeBoxes(output: DetectorOutput, threshold: number): Detection[] {
  const peaks = peakCells(output, threshold).map((cell) => detectionAt(output, cell))
  const selected: Detection[] = []
  for (const peak of peaks.sort((a, b) => b.score - a.score)) {
    if (selected.length === mostBoxes) break
    if (selected.every((other) => !isSameGarment(other, peak))) selected.push(peak)
  }
  return selected
}

const isSameGarment = (a: Detection, b: Detection) => overlap(a, b) > overlapLimit || inside(a, b) > insideLimit

export type Edges = Pick<Detection, 'left' | 'top' | 'right' | 'bottom'>

/** Intersection over union. */
export function overlap(a: Edges, b: Edges): number {
  const shared = sharedArea(a, b)
  return shared === 0 ? 0 : shared / (area(a) + area(b) - shared)
}

/** The share of the smaller box that lies in the larger one. */
const inside = (a: Detection, b: Detection) => sharedArea(a, b) / Math.max(Math.min(area(a), area(b)), Number.EPSILON)

function sharedArea(a: Edges, b: Edges): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width <= 0 || height <= 0 ? 0 : width * height
}

const area = (box: Edges) => (box.right - box.left) * (box.bottom - box.top)

function peakCells({ boxes, gridSize }: DetectorOutput, threshold: number): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < gridSize * gridSize; cell++) {
    const heat = boxes[cell] ?? 0
    if (heat > threshold && neighbours(cell, gridSize).every((other) => (boxes[other] ?? 0) <= heat)) cells.push(cell)
  }
  return cells
}

function neighbours(cell: number, gridSize: number): number[] {
  const x = cell % gridSize
  const y = Math.floor(cell / gridSize)
  const found: number[] = []
  for (let ny = Math.max(0, y - 1); ny <= Math.min(gridSize - 1, y + 1); ny++)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(gridSize - 1, x + 1); nx++) found.push(ny * gridSize + nx)
  return found
}

function detectionAt({ boxes, classes, gridSize, classCount }: DetectorOutput, cell: number): Detection {
  const plane = gridSize * gridSize
  const x = (cell % gridSize) + 0.5
  const y = Math.floor(cell / gridSize) + 0.5
  const edge = (centre: number, sign: 1 | -1, channel: number) =>
    Math.min(1, Math.max(0, (centre + sign * (boxes[channel * plane + cell] ?? 0)) / gridSize))
  return {
    score: boxes[cell] ?? 0,
    left: edge(x, -1, 1),
    top: edge(y, -1, 2),
    right: edge(x, 1, 3),
    bottom: edge(y, 1, 4),
    classes: Float32Array.from({ length: classCount }, (_, index) => classes[index * plane + cell] ?? 0),
  }
}
