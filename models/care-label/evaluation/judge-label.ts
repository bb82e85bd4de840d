import type { LabelSign } from '@washline/contract/care/label-schemas'
import { type LabelScale, scaleNames, scaleOf } from '@washline/contract/care/label-symbols'
import type { ReadSign } from '../../../apps/api/src/scanning/label-gateway.ts'

export interface JudgedSign {
  readonly scale: LabelScale
  /** What is on the label; undefined where the reader saw something that is not. */
  readonly truth: LabelSign | undefined
  /** Undefined where nothing of the scale was read. */
  readonly read: ReadSign | undefined
}

/** Of each scale what is on the label beside what was read. */
export const judgeLabel = (truth: readonly LabelSign[], read: readonly ReadSign[]): JudgedSign[] =>
  scaleNames.flatMap((scale) => {
    const onLabel = truth.find(({ symbol }) => scaleOf(symbol) === scale)
    const seen = read.find(({ options: [first] }) => first && scaleOf(first.symbol) === scale)
    return onLabel || seen ? [{ scale, truth: onLabel, read: seen }] : []
  })

/** The first guess is the symbol on the label. */
export const isNamed = ({ truth, read }: JudgedSign): boolean =>
  truth !== undefined && read?.options[0]?.symbol === truth.symbol

/** The bars are right, too. */
export const isRight = (sign: JudgedSign): boolean => isNamed(sign) && sign.read?.options[0]?.bars === sign.truth?.bars

/** The person is asked, and what is on the label is among the answers. */
export const isOffered = ({ truth, read }: JudgedSign): boolean =>
  truth !== undefined &&
  read?.isSure === false &&
  read.options.some(({ symbol, bars }) => symbol === truth.symbol && bars === truth.bars)
