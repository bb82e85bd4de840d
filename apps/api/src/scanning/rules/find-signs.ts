/** Where a symbol may be, in shares of the picture. */
export interface FoundSign {
  /** The middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly score: number
}

export interface FinderAnswer {
  /** One for each cell of the grid. */
  readonly scores: Float32Array
  /** Four planes: where in the cell the middle is, and the size, all in cells. */
  readonly places: Float32Array
  readonly gridSize: number
}

const mostSigns = 24
/** Two middles nearer than this part of a symbol are of one. */
const apart = 0.5

/** The peaks of the scores from `threshold`, best first, one for each symbol. */
export function findSigns({ scores, places, gridSize }: FinderAnswer, threshold: number): FoundSign[] {
  const area = gridSize * gridSize
  const peaks: FoundSign[] = []
  for (let at = 0; at < area; at++) {
    const score = scores[at] ?? 0
    if (score < threshold || !isPeak(scores, gridSize, at)) continue
    const placeOf = (plane: number) => places[plane * area + at] ?? 0
    peaks.push({
      x: ((at % gridSize) + placeOf(0)) / gridSize,
      y: (Math.floor(at / gridSize) + placeOf(1)) / gridSize,
      width: placeOf(2) / gridSize,
      height: placeOf(3) / gridSize,
      score,
    })
  }
  const signs: FoundSign[] = []
  for (const peak of peaks.toSorted((one, other) => other.score - one.score))
    if (signs.length < mostSigns && !signs.some((sign) => isSame(sign, peak))) signs.push(peak)
  return signs
}

const isSame = (one: FoundSign, other: FoundSign): boolean =>
  Math.abs(one.x - other.x) < apart * Math.max(one.width, other.width) &&
  Math.abs(one.y - other.y) < apart * Math.max(one.height, other.height)

function isPeak(scores: Float32Array, gridSize: number, at: number): boolean {
  const [row, column] = [Math.floor(at / gridSize), at % gridSize]
  const score = scores[at] ?? 0
  for (let y = Math.max(0, row - 1); y <= Math.min(gridSize - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(gridSize - 1, column + 1); x++)
      if ((scores[y * gridSize + x] ?? 0) > score) return false
  return true
}
