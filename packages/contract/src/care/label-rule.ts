import type { CareLabel, LabelSign } from './label-schemas.ts'
import { degreesOf, type LabelScale, scaleNames, scaleOf, strictnessOf } from './label-symbols.ts'
import type { CareInstructions } from './schemas.ts'

type Choices = Pick<CareInstructions, 'temperature' | 'drying'>

const degreesOfChoice = { cold: 20, warm: 40, hot: 60 } as const

/** What all of the labels allow: of each scale the strictest symbol, with the most bars. */
export function strictestOf(labels: readonly Pick<CareLabel, 'signs'>[]): LabelSign[] {
  const signs = labels.flatMap((label) => label.signs)
  return scaleNames.flatMap((scale) => {
    const ofScale = signs.filter(({ symbol }) => scaleOf(symbol) === scale)
    const [strictest] = ofScale.toSorted((one, other) => strictnessOf(one.symbol) - strictnessOf(other.symbol))
    return strictest ? [{ symbol: strictest.symbol, bars: barsFor(strictest, ofScale) }] : []
  })
}

/** A piece that wants it milder makes the whole milder, unless the strictest symbol has no bars at all. */
const barsFor = ({ symbol, bars }: LabelSign, others: readonly LabelSign[]): number =>
  symbol.endsWith('_not') || symbol === 'wash_hand' ? bars : Math.max(...others.map((sign) => sign.bars))

export interface Contradiction {
  readonly key: keyof Choices
  /** The symbol that forbids the choice. */
  readonly sign: LabelSign
}

/** Which choices the labels forbid. The temperature of the labels forbids nothing but the wash of what may not be washed. */
export function contradictionsOf(
  { temperature, drying }: Choices,
  labels: readonly Pick<CareLabel, 'signs'>[],
): Contradiction[] {
  const strictest = strictestOf(labels)
  const signOf = (scale: LabelScale) => strictest.find(({ symbol }) => scaleOf(symbol) === scale)
  const wash = signOf('wash')
  const dry = dryingSign(labels)
  const found: Contradiction[] = []
  if (wash && isTooMuch(wash, temperature)) found.push({ key: 'temperature', sign: wash })
  if (dry && !dryingsUnder(dry).includes(drying)) found.push({ key: 'drying', sign: dry })
  return found
}

/** The instructions with what the labels forbid replaced by the next choice that they allow. */
export function fitToLabels<Instructions extends Choices>(
  instructions: Instructions,
  labels: readonly Pick<CareLabel, 'signs'>[],
): Instructions {
  const forbidden = contradictionsOf(instructions, labels)
  const dry = forbidden.find(({ key }) => key === 'drying')?.sign
  return {
    ...instructions,
    ...(forbidden.some(({ key }) => key === 'temperature') && { temperature: 'label' }),
    ...(dry && { drying: dryingsUnder(dry)[0] }),
  }
}

function isTooMuch({ symbol }: LabelSign, temperature: Choices['temperature']): boolean {
  if (symbol === 'wash_not') return true
  if (temperature === 'label') return false
  return degreesOfChoice[temperature] > (degreesOf(symbol) ?? 0)
}

/** The strictest drying of all labels: a label that shows only how to dry in the air allows no tumble dryer. */
function dryingSign(labels: readonly Pick<CareLabel, 'signs'>[]): LabelSign | undefined {
  const ofEach = labels.flatMap(({ signs }) => {
    const of = (scale: LabelScale) => signs.find(({ symbol }) => scaleOf(symbol) === scale)
    return of('tumble') ?? of('air') ?? []
  })
  return ofEach.toSorted((one, other) => dryingsUnder(one).length - dryingsUnder(other).length)[0]
}

/** The choices that the symbol allows, the warmest first. */
function dryingsUnder({ symbol }: LabelSign): Choices['drying'][] {
  if (symbol === 'tumble_normal' || symbol === 'tumble_any') return ['tumble', 'tumble_low', 'line']
  return symbol === 'tumble_low' ? ['tumble_low', 'line'] : ['line']
}
