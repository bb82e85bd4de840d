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
  readonly onTwo: readonly [Judgement, Judgement]
}

const isAsked = ({ pile }: Followed) => isLikelyPile(pile.items)
const isFarOff = ({ pile }: Followed) => Math.abs(pile.countError) >= 2

/** In which pictures people are asked to spread out a pile, and how it is counted if they do. */
export function pileRows(judgements: readonly Judgement[]): FixedRow[] {
  const byId = new Map(judgements.map((each) => [each.photo.id, each]))
  const piles = judgements.filter(({ photo }) => photo.group === 'pile').flatMap((pile) => followed(pile, byId))
  if (piles.length === 0) return []
  const asked = piles.filter(isAsked)
  const of = (...sets: string[]) => judgements.filter(({ photo }) => sets.includes(photo.group.replace(' unseen', '')))
  const error = (from: readonly Followed[], wrong: (each: Followed) => number) => {
    if (from.length === 0) return { measured: '–', interval: '–' }
    const mean = (drawn: readonly Followed[]) => drawn.reduce((sum, each) => sum + wrong(each), 0) / drawn.length
    const [low, high] = bootstrap(from, mean)
    return { measured: mean(from).toFixed(2), interval: `${low.toFixed(2)} to ${high.toFixed(2)}` }
  }
  const aim = '≤ 1.0'
  return [
    { name: 'piles: asked to spread out', aim: '', ...share(piles, isAsked) },
    { name: 'piles counted two or more off: asked', aim: '', ...share(piles.filter(isFarOff), isAsked) },
    {
      name: 'spread and overlapping, within one: asked',
      aim: '',
      ...share(
        of('spread', 'overlap').filter(({ countError }) => Math.abs(countError) <= 1),
        asksToSpread,
      ),
    },
    { name: 'one garment: asked', aim: '', ...share(of('single', 'framed', 'small', 'turned'), asksToSpread) },
    {
      name: 'piles, not asked: count error',
      aim,
      ...error(
        piles.filter((each) => !isAsked(each)),
        ({ pile }) => off(pile),
      ),
    },
    { name: 'piles, asked and laid out on a new photo: count error', aim, ...error(asked, ({ laid }) => off(laid)) },
    { name: 'piles, asked and laid out on two photos of a draft: count error', aim, ...error(asked, offOverTwo) },
    {
      name: 'piles, asked and laid out on a further photo of the draft: count error',
      aim: '',
      ...error(asked, offAdded),
    },
    {
      name: 'all piles, with a new photo where asked: count error',
      aim,
      ...error(piles, (each) => off(isAsked(each) ? each.laid : each.pile)),
    },
  ]
}

const asksToSpread = ({ items }: Judgement) => isLikelyPile(items)
const off = ({ countError }: Judgement) => Math.abs(countError)

function followed(pile: Judgement, byId: ReadonlyMap<string, Judgement>): Followed[] {
  const at = pile.photo.id.replace(/^pile\//, '')
  const [laid, first, second] = ['laid', 'first', 'second'].map((set) => byId.get(`${set}/${at}`))
  return laid && first && second ? [{ pile, laid, onTwo: [first, second] }] : []
}

/** No piece is on both photos: what counts as the same without a question is missing, and a person who is asked answers that it is another one. */
const offOverTwo = ({ onTwo: [first, second] }: Followed): number =>
  Math.abs(countOfDraft(first, second) - first.photo.garments.length - second.photo.garments.length)

/** As the list is before the questions about pieces that may be on both photos. */
const offAdded = ({ pile, laid }: Followed): number => Math.abs(countOfDraft(pile, laid) - laid.photo.garments.length)

/** What a draft counts over two photos. */
const countOfDraft = (earlier: Judgement, further: Judgement): number =>
  earlier.found +
  further.found -
  matchPieces(piecesOf(earlier), piecesOf(further)).filter((match) => match?.verdict === 'once').length

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
