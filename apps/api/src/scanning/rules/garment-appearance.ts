import type { GarmentAppearance } from './appearance.ts'
import type { ClothSampler, Sample } from './cloth-samples.ts'
import type { JudgedSighting } from './group-items.ts'
import type { Lab } from './lab.ts'
import type { Box } from './scanned-item.ts'

export type SeenGarment = JudgedSighting & { readonly appearance: GarmentAppearance }

const across = 32
const tintCells = 9
const tintStep = 12

/** Measures the cloth in a box of a picture. */
export function measureAppearance(
  clothIn: ClothSampler,
  box: Box,
  { kinds, embedding }: Pick<GarmentAppearance, 'kinds' | 'embedding'>,
): GarmentAppearance {
  const cloth = clothIn(box, across)
  return {
    kinds,
    embedding,
    tones: { l: tenthsOf(cloth, 'l'), a: tenthsOf(cloth, 'a'), b: tenthsOf(cloth, 'b') },
    tints: tintsOf(cloth),
  }
}

function tenthsOf(cloth: readonly Sample[], part: keyof Lab): number[] {
  const values = cloth.map(({ lab }) => lab[part]).sort((one, other) => one - other)
  return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share) => values[Math.floor(share * values.length)] ?? 0)
}

/** Each sample is shared between the four cells around it, so that a small shift of the tint changes little. */
function tintsOf(cloth: readonly Sample[]): number[] {
  const cells = new Array<number>(tintCells * tintCells).fill(0)
  const placeOf = (value: number) => Math.min(tintCells - 1.001, Math.max(0, value / tintStep + (tintCells - 1) / 2))
  for (const { lab } of cloth) {
    const [x, y] = [placeOf(lab.a), placeOf(lab.b)]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const share = (dx ? x - column : 1 - x + column) * (dy ? y - row : 1 - y + row)
      const at = (row + dy) * tintCells + column + dx
      cells[at] = (cells[at] ?? 0) + share / cloth.length
    }
  }
  return cells
}
