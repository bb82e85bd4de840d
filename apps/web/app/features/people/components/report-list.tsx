import { orderNumber } from '@washline/contract/ids'
import { reportMessages } from '@washline/contract/safety/messages'
import { type Report, reportKindLabels } from '@washline/contract/safety/schemas'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useReports } from '../use-reports.ts'

/** The viewer's reports with their outcomes. */
export function ReportList() {
  const { data, error, refetch } = useReports()
  return (
    <section className="grid gap-3" aria-labelledby="reports-title" aria-busy={!data && !error}>
      <h2 id="reports-title">{t('Your reports')}</h2>
      {!data && !error && <Skeleton className="h-24" />}
      {!data && error && (
        <ErrorState
          message={errorText(error, t(reportMessages.read))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <p className="text-ink-2">
          {t('No reports yet. To report a problem, press Safety on an order, in a chat, or on a Washer’s page.')}
        </p>
      )}
      <ul className="stitched">
        {data?.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
    </section>
  )
}

function ReportRow({ report: { kind, text, created_at, order_id, person, outcome, note } }: { report: Report }) {
  const states = {
    open: t('Under review'),
    acted: t('We have taken action'),
    no_action: t('Reviewed: no further action'),
  }
  const about = [person?.name, order_id === null ? undefined : orderNumber(order_id), formatDate(created_at)]
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <b>{t(reportKindLabels[kind])}</b>
        <span className="text-14 font-semibold">{states[outcome ?? 'open']}</span>
      </span>
      <span className="text-14 text-ink-2">{about.filter(Boolean).join(' · ')}</span>
      <p className="wrap-anywhere">{text}</p>
      {note && (
        <blockquote className="border-l-4 border-rinse pl-3">
          <p className="text-14 text-ink-2">{t('Our team’s answer')}</p>
          <p className="wrap-anywhere">{note}</p>
        </blockquote>
      )}
    </li>
  )
}
