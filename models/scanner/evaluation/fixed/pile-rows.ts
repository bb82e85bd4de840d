import { colouredName } from '@washline/contract/scanning/colours'
import { isLikelyPile } from '@washline/contract/scanning/likely-pile'
import { matchPieces, type PieceOnPhoto } from '../../../../apps/api/src/scanning/rules/match-pieces.ts'
import type { Judgement } from '../judge-scan.ts'
import type { FixedRow } from './fixed-rows.ts'
import { bootstrap, wilson } from './intervals.ts'

/** A pile, and what its owner does who is asked to spread it out. */
interface Followed {
  readonly pile: Judgement
  /** All pieces on a new photo. */
  readonly laid: Judgement
  /** Half of them on one photo, the others on another one of the same draft. */
  readonly halves: readonly [Judgement, Judgement]
}

const isTold = ({ pile }: Followed) => isLikelyPile(pile.items)
const isFarOff = ({ pile }: Followed) => Math.abs(pile.countError) >= 2

/** What people with piles, and with laundry that is no pile, are told, and how it is counted if they follow. */
export function pileRows(judgements: readonly Judgement[]): FixedRow[] {
  const byId = new Map(judgements.map((each) => [each.photo.id, each]))
  const piles = judgements.filter(({ photo }) => photo.group === 'pile').flatMap((pile) => followed(pile, byId))
  if (piles.length === 0) return []
  const told = piles.filter(isTold)
  const of = (...sets: string[]) => judgements.filter(({ photo }) => sets.includes(photo.group.replace(' unseen', '')))
  const error = (from: readonly Followed[], wrong: (each: Followed) => number) => {
    const mean = (drawn: readonly Followed[]) => drawn.reduce((sum, each) => sum + wrong(each), 0) / drawn.length
    const [low, high] = bootstrap(from, mean)
    return { measured: mean(from).toFixed(2), interval: `${low.toFixed(2)} to ${high.toFixed(2)}` }
  }
  const aim = '≤ 1.0'
  return [
    { name: 'piles: told', aim: '', ...share(piles, isTold) },
    { name: 'piles counted two or more off: told', aim: '', ...share(piles.filter(isFarOff), isTold) },
    {
      name: 'spread and overlapping, within one: told',
      aim: '',
      ...share(
        of('spread', 'overlap').filter(({ countError }) => Math.abs(countError) <= 1),
        isToldOf,
      ),
    },
    { name: 'one garment: told', aim: '', ...share(of('single', 'framed', 'small', 'turned'), isToldOf) },
    {
      name: 'piles not told of: count error',
      aim,
      ...error(
        piles.filter((each) => !isTold(each)),
        ({ pile }) => off(pile),
      ),
    },
    { name: 'told, laid out on a new photo: count error', aim, ...error(told, ({ laid }) => off(laid)) },
    { name: 'told, laid out on two photos of a draft: count error', aim, ...error(told, offOverTwo) },
    {
      name: 'all piles, told ones laid out on a new photo: count error',
      aim,
      ...error(piles, (each) => off(isTold(each) ? each.laid : each.pile)),
    },
  ]
}

const isToldOf = ({ items }: Judgement) => isLikelyPile(items)
const off = ({ countError }: Judgement) => Math.abs(countError)

function followed(pile: Judgement, byId: ReadonlyMap<string, Judgement>): Followed[] {
  const at = pile.photo.id.replace(/^pile\//, '')
  const [laid, first, second] = ['laid', 'first', 'second'].map((set) => byId.get(`${set}/${at}`))
  return laid && first && second ? [{ pile, laid, halves: [first, second] }] : []
}

/** No piece is on both photos: what counts as the same without a question is missing, and a person who is asked answers that it is another one. */
function offOverTwo({ halves: [first, second] }: Followed): number {
  const once = matchPieces(piecesOf(first), piecesOf(second)).filter((match) => match?.verdict === 'once').length
  return Math.abs(first.countError + second.countError - once)
}

const piecesOf = ({ items }: Judgement): PieceOnPhoto[] =>
  items.flatMap(({ garment, colour, boxes, appearances }) =>
    boxes.map((_, at) => ({
      garment: garment.id,
      name: colouredName(garment, colour),
      hasColour: colour !== undefined,
      appearance: appearances?.[at] ?? null,
    })),
  )

function share<Each>(from: readonly Each[], is: (each: Each) => boolean): Pick<FixedRow, 'measured' | 'interval'> {
  const part = from.filter(is).length
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`
  const [low, high] = wilson(part, from.length)
  return {
    measured: from.length === 0 ? '–' : `${percent(part / from.length)} (${part} of ${from.length})`,
    interval: `${percent(low)} to ${percent(high)}`,
  }
}
