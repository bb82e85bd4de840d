import { conditionTexts, problemTexts } from '@washline/contract/claims/problems'
import { formatFactor } from '../../../platform/format/format-number.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Detail } from '../../../ui/detail.tsx'
import { ageText, type Working } from './worth.ts'

/** How the amount of one item was computed, factor by factor. */
export function WorkingLines({ line }: { line: Working }) {
  const { name, problem, quantity, retail_minor, declared_minor, counted_minor } = line
  return (
    <div className="grid gap-2">
      <p className="font-semibold wrap-anywhere">
        {quantity > 1
          ? t('{quantity} × {name} · {problem}', { quantity, name: itemLabel(name), problem: t(problemTexts[problem]) })
          : t('{name} · {problem}', { name: itemLabel(name), problem: t(problemTexts[problem]) })}
      </p>
      <Detail name={t('Price new')}>{formatMinor(retail_minor)}</Detail>
      {counted_minor < retail_minor && (
        <Detail
          name={
            declared_minor === null ? t('Not declared, so it counts as') : t('Declared when ordering, so it counts as')
          }
        >
          {formatMinor(counted_minor)}
        </Detail>
      )}
      <Detail
        name={
          line.age_months === 0
            ? t('Brand new, expected life {life}', { life: ageText(line.expected_life_months) })
            : t('{age} old, expected life {life}', {
                age: ageText(line.age_months),
                life: ageText(line.expected_life_months),
              })
        }
      >
        {formatFactor(line.age_percent)}
      </Detail>
      <Detail name={t(conditionTexts[line.condition])}>{formatFactor(line.condition_percent)}</Detail>
      {quantity > 1 && (
        <Detail name={t('{amount} for each', { amount: formatMinor(line.market_value_minor) })}>
          {t('× {quantity}', { quantity })}
        </Detail>
      )}
      <Detail name={<b>{t('Market value')}</b>}>{formatMinor(line.amount_minor)}</Detail>
    </div>
  )
}
