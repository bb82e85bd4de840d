import type { LabelSign } from '@washline/contract/care/label-schemas'
import { barLabels, symbolLabels } from '@washline/contract/care/symbol-labels'
import { t } from '../../platform/i18n/i18n.ts'

/** A symbol of a care label by its name. */
export function signText({ symbol, bars }: LabelSign): string {
  const name = t(symbolLabels[symbol])
  if (bars === 0) return name
  return bars === 1 ? t(barLabels.one, { symbol: name }) : t(barLabels.two, { symbol: name })
}
