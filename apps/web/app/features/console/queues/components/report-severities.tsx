import { severities, severityLabels } from '@washline/contract/console/severity'
import { reportKindLabels, reportKinds, seriousKinds, urgentKinds } from '@washline/contract/safety/schemas'
import { formatList } from '../../../../platform/format/list.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { DetailList } from '../../components/detail-list.tsx'

const severityOf = (kind: (typeof reportKinds)[number]) =>
  urgentKinds.includes(kind) ? 'urgent' : seriousKinds.includes(kind) ? 'serious' : 'normal'

/** In which order reports are listed, by what they are about. */
export function ReportSeverities() {
  return (
    <section aria-label={t('What comes first')}>
      <header className="console-case-head">
        <h2>{t('What comes first')}</h2>
      </header>
      <DetailList
        details={severities.map((severity) => [
          t(severityLabels[severity]),
          formatList(
            reportKinds.filter((kind) => severityOf(kind) === severity).map((kind) => t(reportKindLabels[kind])),
          ),
        ])}
      />
    </section>
  )
}
