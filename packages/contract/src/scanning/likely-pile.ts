type Box = readonly [left: number, top: number, width: number, height: number]

/** Less of a photo is laundry far away, of which some boxes always overlap. */
const coveredFrom = 0.35
/** Chosen on composed piles, spread and overlapping laundry of one half of the photographers, and measured on the other: the scanner's model card has the results. */
const overlapFrom = 1.1

const gridSide = 24

/** The share of the photo that the boxes cover. */
function coverOf(boxes: readonly Box[]): number {
  const cells = Array.from({ length: gridSide ** 2 }, (_, cell) => {
    const [x, y] = [((cell % gridSide) + 0.5) / gridSide, (Math.floor(cell / gridSide) + 0.5) / gridSide]
    return boxes.some(([left, top, width, height]) => x > left && x < left + width && y > top && y < top + height)
  })
  return cells.filter(Boolean).length / cells.length
}

/** A pile hides items: the found ones lie over one another, so that their boxes are together larger than what they cover. */
export function isLikelyPile(items: readonly { readonly boxes: readonly Box[] }[]): boolean {
  const boxes = items.flatMap((item) => item.boxes)
  const covered = coverOf(boxes)
  const sum = boxes.reduce((total, [, , width, height]) => total + width * height, 0)
  return boxes.length > 1 && covered > coveredFrom && sum > covered * overlapFrom
}
