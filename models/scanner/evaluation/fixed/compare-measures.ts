import type { Judgement } from '../judge-scan.ts'
import { type FixedMeasure, measured } from './fixed-measures.ts'
import { bootstrap } from './intervals.ts'
import type { ComparedMeasure } from './judge-model.ts'

/** What both models answered about one picture. */
export interface JudgedByBoth {
  readonly shipped: Judgement
  readonly candidate: Judgement
}

/** The interval draws photographs, not pictures: one photograph is in several sets. */
export function compareMeasure(measure: FixedMeasure, pictures: readonly JudgedByBoth[]): ComparedMeasure {
  const its = pictures.filter(({ shipped }) => measure.isOf(shipped))
  const photographs = [...Map.groupBy(its, ({ shipped }) => shipped.photo.id.replace(/^[^/]*\//, '')).values()]
  const towards = measure.better === 'more' ? 1 : -1
  const valueIn = (drawn: readonly JudgedByBoth[], of: keyof JudgedByBoth) =>
    measured(
      measure,
      drawn.map((each) => each[of]),
    )
  const gainOf = (drawn: readonly JudgedByBoth[]) => towards * (valueIn(drawn, 'candidate') - valueIn(drawn, 'shipped'))
  const [low, high] =
    its.length === 0 ? [Number.NaN, Number.NaN] : bootstrap(photographs, (drawn) => gainOf(drawn.flat()))
  return {
    name: measure.name,
    shipped: valueIn(its, 'shipped'),
    candidate: valueIn(its, 'candidate'),
    gain: its.length === 0 ? Number.NaN : gainOf(its),
    low,
    high,
    slack: measure.slack,
  }
}
