import { type Severity, severityLabels } from '@washline/contract/console/severity'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Icon } from '../../../../ui/icon.tsx'

/** The severity of a case, in words; all but the lowest have a sign too. */
export const SeverityMark = ({ severity }: { severity: Severity }) => (
  <b className={severity === 'normal' ? 'text-ink-2' : 'console-risk'}>
    {severity !== 'normal' && <Icon name="alert" className="size-4" />}
    {t(severityLabels[severity])}
  </b>
)
