import type { LabelSign } from '@washline/contract/care/label-schemas'
import { barWords, labelWords } from '@washline/contract/care/label-words'
import { t } from '../../platform/i18n/i18n.ts'

/** A symbol of a care label in words. */
export function signText({ symbol, bars }: LabelSign): string {
  const words = t(labelWords[symbol])
  switch (bars) {
    case 0:
      return words
    case 1:
      return t(barWords[1], { symbol: words })
    default:
      return t(barWords[2], { symbol: words })
  }
}
