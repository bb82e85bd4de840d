import { recognizePieces } from '../../../apps/api/src/scanning/rules/recognize-pieces.ts'
import type { NewPiece, Wardrobe } from './compose-wardrobes.ts'
import { bootstrap } from './fixed/intervals.ts'
import { onPhoto } from './judge-joins.ts'

interface Recognized {
  readonly piece: NewPiece
  readonly as: number | undefined
}

const limits = [0.9, 0.95, 0.97, 0.98, 0.985, 0.99, 0.992, 0.994]
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** What is recognized in new photos, with intervals of 95 % by drawing the garments anew; at other limits too, where one is to be chosen. */
export function wardrobeTable(wardrobes: readonly Wardrobe[], choosesLimit: boolean): string[] {
  return [
    `${wardrobes.length} wardrobes`,
    '| limit | new pieces | washed before: recognized right | as another one | never washed: recognized | of what is recognized: wrong | of all: wrong |',
    '|---|---|---|---|---|---|---|',
    ...(choosesLimit ? limits : [undefined]).map((limit) => rowOf(wardrobes, limit)),
  ]
}

function rowOf(wardrobes: readonly Wardrobe[], limit: number | undefined): string {
  const all = wardrobes.flatMap(({ washed, pieces }): Recognized[] => {
    const as = recognizePieces(washed, pieces.map(onPhoto), limit)
    return pieces.map((piece, at) => ({ piece, as: as[at] }))
  })
  const share = (from: readonly Recognized[], is: (each: Recognized) => boolean) => {
    const garments = [...Map.groupBy(from, ({ piece }) => piece.of).values()]
    const statistic = (drawn: readonly (readonly Recognized[])[]) => {
      const flat = drawn.flat()
      return flat.filter(is).length / Math.max(1, flat.length)
    }
    const [low, high] = bootstrap(garments, statistic)
    return `${percent(statistic(garments))} (${percent(low)} to ${percent(high)})`
  }
  const [before, never] = [all.filter(wasWashed), all.filter((each) => !wasWashed(each))]
  const cells = [
    limit ?? 'chosen',
    all.length,
    share(before, isRight),
    share(before, isWrong),
    share(never, isWrong),
    share(all.filter(isRecognized), isWrong),
    share(all, isWrong),
  ]
  return `| ${cells.join(' | ')} |`
}

const wasWashed = ({ piece }: Recognized) => piece.firstPieceId !== undefined
const isRecognized = ({ as }: Recognized) => as !== undefined
const isRight = ({ piece, as }: Recognized) => as !== undefined && as === piece.firstPieceId
const isWrong = (each: Recognized) => isRecognized(each) && !isRight(each)
