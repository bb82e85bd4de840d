import { severities, severityLabels } from '@washline/contract/console/severity'
import { reportKindLabels, reportKinds, seriousKinds, urgentKinds } from '@washline/contract/safety/schemas'
import { t } from '../../platform/i18n/i18n.ts'

const severityOf = (kind: (typeof reportKinds)[number]) =>
  urgentKinds.includes(kind) ? 'urgent' : seriousKinds.includes(kind) ? 'serious' : 'normal'

/** In which order reports are listed, by what they are about. */
export const ReportSeverities = () => (
  <dl className="grid gap-3">
    {severities.map((severity) => (
      <div key={severity}>
        <dt className="font-semibold">{t(severityLabels[severity])}</dt>
        <dd>
          {reportKinds
            .filter((kind) => severityOf(kind) === severity)
            .map((kind) => t(reportKindLabels[kind]))
            .join(' · ')}
        </dd>
      </div>
    ))}
  </dl>
)
