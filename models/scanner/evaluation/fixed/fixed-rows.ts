import { garmentById } from '@washline/contract/scanning/catalogue'
import type { Judgement } from '../judge-scan.ts'
import { manifestF1 } from '../metrics.ts'
import { bootstrap, wilson } from './intervals.ts'

export interface FixedRow {
  readonly name: string
  readonly measured: string
  readonly interval: string
  readonly aim: string
}

const sure = 0.7
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const isFound = ({ found }: Judgement) => found > 0
const isRight = ({ surest }: Judgement) => surest?.right === true
const isSure = ({ surest }: Judgement) => (surest?.confidence ?? 0) >= sure
const isWithinOne = ({ countError }: Judgement) => Math.abs(countError) <= 1

/** What the fixed pictures show, each with its interval and the aim. */
export function fixedRows(judgements: readonly Judgement[]): FixedRow[] {
  const of = (...sets: string[]) => judgements.filter(({ photo }) => sets.includes(photo.group.replace(' unseen', '')))
  const unseen = judgements.filter(({ photo }) => photo.group === 'single unseen')
  const share = (name: string, from: readonly Judgement[], is: (each: Judgement) => boolean, aim: string) =>
    shareRow(name, from.filter(is).length, from.length, aim)
  const laid = of('spread', 'overlap')
  const [single, without, cover] = [of('single'), of('without'), of('cover')]
  return [
    share('without laundry: an item', without, isFound, '≤ 5 %'),
    share('without laundry: a sure item', without, isSure, '0 %'),
    share('fills the frame: found', of('framed'), isFound, '≥ 95 %'),
    share('fills the frame: category', of('framed'), isRight, ''),
    share('a fifth of the frame wide: found', of('small'), isFound, ''),
    share('a fifth of the frame wide: category', of('small'), isRight, '≥ 80 %'),
    share('turned by 90°: category', of('turned'), isRight, 'as upright'),
    share('upright: category', single, isRight, ''),
    share('upright, photographers never seen: category', unseen, isRight, ''),
    share('upright: count exactly 1', single, ({ countError }) => countError === 0, ''),
    share('patterned covers: an item', cover, isFound, ''),
    share('patterned covers: a sure item', cover, isSure, '0 %'),
    meanRow('piles of six to twelve: count error', of('pile'), countError, '≤ 1.0'),
    meanRow('spread and overlapping: count error', laid, countError, '0.20'),
    share('spread and overlapping: within one', laid, isWithinOne, '99 %'),
    pieceRow('scenes: category of found', of('spread', 'overlap', 'pile')),
    meanRow('scenes: F1', of('spread', 'overlap', 'pile'), manifestF1, '0.87'),
    ...['full body', 'underwear', 'outerwear'].map((category) => kindRow(category, of('spread', 'overlap', 'pile'))),
    share('confident (0.7): right', single.filter(isSure), isRight, '98 %'),
    share('confident (0.7): cover', single, isSure, '90 %'),
    share('confident, photographers never seen: right', unseen.filter(isSure), isRight, '98 %'),
    share('confident, photographers never seen: cover', unseen, isSure, '90 %'),
  ]
}

function shareRow(name: string, part: number, whole: number, aim: string): FixedRow {
  if (whole === 0) return { name, measured: '–', interval: '–', aim }
  const [low, high] = wilson(part, whole)
  return {
    name,
    measured: `${percent(part / whole)} (${part} of ${whole})`,
    interval: `${percent(low)} to ${percent(high)}`,
    aim,
  }
}

function meanRow(
  name: string,
  from: readonly Judgement[],
  statistic: (from: readonly Judgement[]) => number,
  aim: string,
): FixedRow {
  if (from.length === 0) return { name, measured: '–', interval: '–', aim }
  const [low, high] = bootstrap(from, statistic)
  return { name, measured: statistic(from).toFixed(2), interval: `${low.toFixed(2)} to ${high.toFixed(2)}`, aim }
}

/** Of pieces, which are no independent draws: the pictures are drawn. */
function pieceRow(name: string, from: readonly Judgement[]): FixedRow {
  const shareOf = (judgements: readonly Judgement[]) => {
    const pieces = judgements.flatMap((each) => each.pieces).filter(({ right }) => right !== undefined)
    return (100 * pieces.filter(({ right }) => right).length) / Math.max(1, pieces.length)
  }
  return meanRow(`${name}, %`, from, shareOf, '85')
}

/** Garments of a category that are in the list, whatever their place. */
function kindRow(category: string, from: readonly Judgement[]): FixedRow {
  const pairs = from.map(({ photo, items }) => {
    const there = photo.garments.filter(({ garmentId }) => garmentById(garmentId).category === category).length
    const found = sum(items.filter((item) => item.category === category).map(({ quantity }) => quantity))
    return [Math.min(there, found), there] as const
  })
  const part = sum(pairs.map(([found]) => found))
  const whole = sum(pairs.map(([, there]) => there))
  return shareRow(`scenes: ${category} listed`, part, whole, '≥ 80 %')
}

const countError = (from: readonly Judgement[]) =>
  sum(from.map(({ countError: error }) => Math.abs(error))) / Math.max(1, from.length)
