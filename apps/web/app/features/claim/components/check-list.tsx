import type { ClaimCheck, ClaimReport } from '@washline/contract/claims/schemas'
import { evidenceText, ruleConsequence, ruleText } from '../../../domain/claim/check-labels.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatSentences } from '../../../platform/format/list.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Each rule that applies, its result and its evidence. */
export function CheckList({ report }: { report: ClaimReport }) {
  const applied = report.checks.filter(({ result, evidence }) => result !== 'not_applicable' || evidence.length > 0)
  const left = report.checks.length - applied.length
  return (
    <section className="grid gap-4" aria-labelledby="checked">
      <h2 id="checked">{t('What was checked')}</h2>
      <ul className="stitched">
        {applied.map((check) => (
          <Check key={check.rule} check={check} limits={report.limits} />
        ))}
      </ul>
      <p className="text-14 text-ink-2">
        {formatSentences([
          ...(left > 0
            ? [t('{left, plural, one {# rule does} other {# rules do}} not apply to this claim.', { left })]
            : []),
          report.intact
            ? t('This report has not been changed since {when}.', { when: formatDateTime(report.assessed_at) })
            : t('This report has been changed since it was written. Our team has been alerted.'),
        ])}
      </p>
    </section>
  )
}

const resultTexts = { passed: 'Met', failed: 'Not met', not_applicable: 'Not decided' } as const
const marks = { passed: 'check-met', failed: 'check-failed', not_applicable: undefined } as const
const icons = { passed: 'check', failed: 'minus', not_applicable: 'search' } as const

function Check({ check, limits }: { check: ClaimCheck } & Pick<ClaimReport, 'limits'>) {
  return (
    <li className="flex items-start gap-3.5">
      <span className={classes('check-mark', marks[check.result])}>
        <Icon name={icons[check.result]} />
        <span className="sr-only">{t(resultTexts[check.result])}</span>
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{ruleText(check, limits)}</p>
        {check.evidence.map(evidenceText).map((text) => (
          <p key={text} className="text-14 text-ink-2 wrap-anywhere">
            {text}
          </p>
        ))}
        {check.result === 'failed' && <p className="text-14 font-semibold">{ruleConsequence(check, limits)}</p>}
      </div>
    </li>
  )
}
