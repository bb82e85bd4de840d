import type { LabelSign } from '@washline/contract/care/label-schemas'
import { barLabels, symbolLabels } from '@washline/contract/care/symbol-labels'
import { t } from '../../platform/i18n/i18n.ts'

/** A symbol of a care label in words. */
export function signText({ symbol, bars }: LabelSign): string {
  const words = t(symbolLabels[symbol])
  if (bars === 0) return words
  return bars === 1 ? t(barLabels.one, { symbol: words }) : t(barLabels.two, { symbol: words })
}
