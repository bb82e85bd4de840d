import { conditionTexts, problemTexts } from '@washline/contract/claims/problems'
import { formatFactor } from '../../../platform/format/figure.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { sayItem } from '../../../platform/i18n/say-item.ts'
import { Fact } from '../../../ui/fact.tsx'
import { ageText, type Working } from '../view-model.ts'

/** How the amount of one kind of piece comes about, factor by factor. */
export function WorkingLines({ line }: { line: Working }) {
  const { name, problem, quantity, retail, declared, counted } = line
  return (
    <div className="grid gap-2">
      <p className="font-semibold wrap-anywhere">
        {quantity > 1
          ? t('{quantity} × {name} · {problem}', { quantity, name: sayItem(name), problem: t(problemTexts[problem]) })
          : t('{name} · {problem}', { name: sayItem(name), problem: t(problemTexts[problem]) })}
      </p>
      <Fact name={t('New today')}>{formatMoney(retail)}</Fact>
      {counted < retail && (
        <Fact
          name={declared === null ? t('Not declared, so it counts as') : t('Declared when ordering, so it counts as')}
        >
          {formatMoney(counted)}
        </Fact>
      )}
      <Fact
        name={
          line.age_months === 0
            ? t('Brand new, of a life of {life}', { life: ageText(line.life_months) })
            : t('{age} old, of a life of {life}', { age: ageText(line.age_months), life: ageText(line.life_months) })
        }
      >
        {formatFactor(line.age_percent)}
      </Fact>
      <Fact name={t(conditionTexts[line.condition])}>{formatFactor(line.condition_percent)}</Fact>
      {quantity > 1 && (
        <Fact name={t('{amount} for each', { amount: formatMoney(line.market_value) })}>
          {t('× {quantity}', { quantity })}
        </Fact>
      )}
      <Fact name={<b>{t('Market value')}</b>}>{formatMoney(line.amount)}</Fact>
    </div>
  )
}
