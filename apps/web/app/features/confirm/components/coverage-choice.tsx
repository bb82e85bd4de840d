import { market } from '@washline/contract/market'
import { minor, toMajor, toMinor } from '@washline/contract/money'
import { useId } from 'react'
import { useMoneyRules } from '../../../domain/market/use-money-rules.ts'
import { formatMinor, formatShortMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'

export interface CoverageChoiceProps {
  /** The chosen limit, in major units. */
  chosen: number
  onChoose: (limit: number) => void
}

/** The cover of the order: the included limit, or a higher one for a fee. */
export function CoverageChoice({ chosen, onChoose }: CoverageChoiceProps) {
  const name = useId()
  const { extra } = useMoneyRules().coverage
  const covers = [{ limitMinor: market.coverage.includedMinor, feeMinor: minor(0) }, ...extra]
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('Covered to {amount}', { amount: formatMinor(toMinor(chosen)) })}</legend>
      <div className="grid grid-cols-3 gap-2">
        {covers.map(({ limitMinor, feeMinor }) => (
          <label key={limitMinor} className="pick cover-pick">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={toMajor(limitMinor) === chosen}
              onChange={() => onChoose(toMajor(limitMinor))}
            />
            <span className="num">{formatShortMinor(limitMinor)}</span>
            <small className="num text-14 font-medium text-ink-2">
              {feeMinor === 0 ? t('included') : t('+{fee}', { fee: formatMinor(feeMinor) })}
            </small>
          </label>
        ))}
      </div>
      <p className="pt-3 text-14 text-ink-2">
        {t('If something is lost or damaged, you get its market value, up to {amount} in total for the order.', {
          amount: formatMinor(toMinor(chosen)),
        })}
      </p>
    </fieldset>
  )
}
