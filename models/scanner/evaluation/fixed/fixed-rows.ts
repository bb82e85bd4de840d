import type { Judgement } from '../judge-scan.ts'
import { type FixedMeasure, fixedMeasures } from './fixed-measures.ts'
import { bootstrap, wilson } from './intervals.ts'

export interface FixedRow {
  readonly name: string
  readonly measured: string
  readonly interval: string
  readonly aim: string
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** What the fixed pictures show, each with its interval and the aim. */
export const fixedRows = (judgements: readonly Judgement[]): FixedRow[] =>
  fixedMeasures.map((measure) => ({
    name: measure.name,
    aim: measure.aim,
    ...shown(measure, judgements.filter(measure.isOf)),
  }))

function shown({ value }: FixedMeasure, from: readonly Judgement[]): Pick<FixedRow, 'measured' | 'interval'> {
  if (value.kind === 'share') {
    const [part, whole] = value.of(from)
    if (whole === 0) return { measured: '–', interval: '–' }
    const [low, high] = wilson(part, whole)
    return {
      measured: `${percent(part / whole)} (${part} of ${whole})`,
      interval: `${percent(low)} to ${percent(high)}`,
    }
  }
  if (from.length === 0) return { measured: '–', interval: '–' }
  const [low, high] = bootstrap(from, value.of)
  return { measured: value.of(from).toFixed(2), interval: `${low.toFixed(2)} to ${high.toFixed(2)}` }
}
