import { type Category, garmentById } from '@washline/contract/scanning/catalogue'
import type { Judgement } from '../judge-scan.ts'
import { manifestF1 } from '../metrics.ts'

/** One row of the evaluation. */
export interface FixedMeasure {
  readonly name: string
  readonly aim: string
  readonly better: 'more' | 'less'
  /** A model that is worse by more than this is refused, though chance may do it; in the measure's own unit. */
  readonly slack: number
  readonly isOf: (judgement: Judgement) => boolean
  readonly value:
    | { readonly kind: 'share'; readonly of: (from: readonly Judgement[]) => readonly [part: number, whole: number] }
    | { readonly kind: 'mean'; readonly of: (from: readonly Judgement[]) => number }
}

export const measured = ({ value }: FixedMeasure, from: readonly Judgement[]): number => {
  if (value.kind === 'mean') return value.of(from)
  const [part, whole] = value.of(from)
  return whole === 0 ? Number.NaN : part / whole
}

const sure = 0.7
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

type Is = (judgement: Judgement) => boolean
const setOf = ({ photo }: Judgement) => photo.group.replace(' unseen', '')
const of =
  (...sets: string[]): Is =>
  (judgement) =>
    sets.includes(setOf(judgement))
const unseen: Is = ({ photo }) => photo.group === 'single unseen'
const isFound: Is = ({ found }) => found > 0
const isRight: Is = ({ surest }) => surest?.right === true
const isSure: Is = ({ surest }) => (surest?.confidence ?? 0) >= sure
const isWithinOne: Is = ({ countError }) => Math.abs(countError) <= 1
const isOne: Is = ({ countError }) => countError === 0
const always: Is = () => true
const scenes = of('spread', 'overlap', 'pile')
const laid = of('spread', 'overlap')

type Guard = Pick<FixedMeasure, 'better' | 'slack'>
const more = (slack: number): Guard => ({ better: 'more', slack })
const less = (slack: number): Guard => ({ better: 'less', slack })

const share = (name: string, isOf: Is, is: Is, aim: string, guard: Guard, among: Is = always): FixedMeasure => ({
  name,
  aim,
  ...guard,
  isOf,
  value: {
    kind: 'share',
    of: (from) => {
      const whole = from.filter(among)
      return [whole.filter(is).length, whole.length]
    },
  },
})
const mean = (
  name: string,
  isOf: Is,
  statistic: (from: readonly Judgement[]) => number,
  aim: string,
  guard: Guard,
): FixedMeasure => ({ name, aim, ...guard, isOf, value: { kind: 'mean', of: statistic } })

const countError = (from: readonly Judgement[]) =>
  sum(from.map(({ countError: error }) => Math.abs(error))) / Math.max(1, from.length)

/** Of pieces, which are no independent draws: the pictures are drawn. */
function percentOfPieces(from: readonly Judgement[]): number {
  const pieces = from.flatMap((each) => each.pieces).filter(({ right }) => right !== undefined)
  return (100 * pieces.filter(({ right }) => right).length) / Math.max(1, pieces.length)
}

/** Garments of a category that are in the list, whatever their place. */
const kind = (category: Category): FixedMeasure => ({
  name: `scenes: ${category} listed`,
  aim: '≥ 80 %',
  ...more(0.05),
  isOf: scenes,
  value: {
    kind: 'share',
    of: (from) => {
      const pairs = from.map(({ photo, items }) => {
        const there = photo.garments.filter(({ garmentId }) => garmentById(garmentId).category === category).length
        const listed = items.filter((item) => item.category === category)
        return [Math.min(there, sum(listed.map(({ quantity }) => quantity))), there] as const
      })
      return [sum(pairs.map(([found]) => found)), sum(pairs.map(([, there]) => there))]
    },
  },
})

const single = of('single')

/** What the fixed pictures show. */
export const fixedMeasures: readonly FixedMeasure[] = [
  share('without laundry: an item', of('without'), isFound, '≤ 5 %', less(0.02)),
  share('without laundry: a sure item', of('without'), isSure, '0 %', less(0.02)),
  share('fills the frame: found', of('framed'), isFound, '≥ 95 %', more(0.01)),
  share('fills the frame: category', of('framed'), isRight, '', more(0.02)),
  share('a fifth of the frame wide: found', of('small'), isFound, '', more(0.01)),
  share('a fifth of the frame wide: category', of('small'), isRight, '≥ 80 %', more(0.02)),
  share('turned by 90°: category', of('turned'), isRight, 'as upright', more(0.02)),
  share('upright: category', single, isRight, '', more(0.01)),
  share('upright, photographers never seen: category', unseen, isRight, '', more(0.02)),
  share('upright: count exactly 1', single, isOne, '', more(0.01)),
  share('patterned covers: an item', of('cover'), isFound, '', less(0.02)),
  share('patterned covers: a sure item', of('cover'), isSure, '0 %', less(0)),
  mean('piles of six to twelve: count error', of('pile'), countError, '≤ 1.0', less(0.1)),
  mean('spread and overlapping: count error', laid, countError, '0.20', less(0.05)),
  share('spread and overlapping: within one', laid, isWithinOne, '99 %', more(0.01)),
  mean('scenes: category of found, %', scenes, percentOfPieces, '85', more(1)),
  mean('scenes: F1', scenes, manifestF1, '0.87', more(0.01)),
  kind('full body'),
  kind('underwear'),
  kind('outerwear'),
  share('confident (0.7): right', single, isRight, '98 %', more(0.01), isSure),
  share('confident (0.7): cover', single, isSure, '90 %', more(0.02)),
  share('confident, photographers never seen: right', unseen, isRight, '98 %', more(0.02), isSure),
  share('confident, photographers never seen: cover', unseen, isSure, '90 %', more(0.03)),
]

/** What a model has to be better in: all photographs of one garment, however they are framed. */
export const mainMeasure: FixedMeasure = share(
  'all photographs of one garment: category',
  of('single', 'framed', 'small', 'turned'),
  isRight,
  '',
  more(0),
)
