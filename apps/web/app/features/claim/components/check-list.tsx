import { wordsOfEvidence } from '@washline/contract/claims/evidence'
import { claimRuleTexts, claimRuleValues } from '@washline/contract/claims/rules'
import type { ClaimCheck, ClaimReport } from '@washline/contract/claims/schemas'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatSentences } from '../../../platform/format/list.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { sayItem } from '../../../platform/i18n/say-item.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Each rule, whether it holds, and what was seen. */
export function CheckList({ report }: { report: ClaimReport }) {
  const looked = report.checks.filter(({ result }) => result !== 'not_applicable')
  const left = report.checks.length - looked.length
  return (
    <section className="grid gap-4" aria-labelledby="checked">
      <h2 id="checked">{t('What was checked')}</h2>
      <ul className="stitched">
        {looked.map((check) => (
          <Check key={check.rule} check={check} />
        ))}
      </ul>
      <p className="text-14 text-ink-2">
        {formatSentences([
          ...(left > 0
            ? [t('{left, plural, one {# rule has} other {# rules have}} nothing to say about this claim.', { left })]
            : []),
          report.intact
            ? t('This report is as it was made on {when}.', { when: formatDateTime(report.assessed_at) })
            : t('This report is not as it was made. An operator has been told.'),
        ])}
      </p>
    </section>
  )
}

const resultTexts = { passed: 'Holds', failed: 'Does not hold' } as const

function Check({ check: { rule, result, evidence } }: { check: ClaimCheck }) {
  const holds = result === 'passed'
  const texts = claimRuleTexts[rule]
  const values = claimRuleValues(formatMoney)
  const seen = evidence.map((each) => {
    const { text, values: read } = wordsOfEvidence(each, { money: formatMoney, moment: formatDateTime, item: sayItem })
    return t(text, read)
  })
  return (
    <li className="flex items-start gap-3.5">
      <span className={classes('check-mark', holds ? 'check-holds' : 'check-fails')}>
        <Icon name={holds ? 'check' : 'minus'} />
        <span className="sr-only">{t(resultTexts[holds ? 'passed' : 'failed'])}</span>
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{t(texts.holds, values)}</p>
        {seen.map((text) => (
          <p key={text} className="text-14 text-ink-2 wrap-anywhere">
            {text}
          </p>
        ))}
        {!holds && <p className="text-14 font-semibold">{t(texts.otherwise, values)}</p>}
      </div>
    </li>
  )
}
