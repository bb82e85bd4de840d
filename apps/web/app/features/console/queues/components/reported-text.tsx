import { orderNumber } from '@washline/contract/ids'
import { ratingReportLabels } from '@washline/contract/ratings/report-endpoints'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatRating } from '../../../../platform/format/format-number.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { consolePath } from '../../view-model.ts'
import { type DecisionToMake, useRatingReports } from '../use-reports.ts'

/** Reported ratings and answers, to be hidden or kept. */
export function ReportedText({ onDecide }: { onDecide: (decision: DecisionToMake) => void }) {
  const reports = useRatingReports()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Reported ratings')}</h2>
      </header>
      <QueryGate query={reports}>
        {({ pages }) => (
          <>
            {pages[0]?.reports.length === 0 && <NothingHere text={t('No rating has been reported.')} next="people" />}
            <ol className="console-entries" aria-label={t('Reported ratings')}>
              {pages
                .flatMap((page) => page.reports)
                .map(({ id, about, rating, text, author, reasons, order_id, reported_at, decision, note }) => (
                  <li key={id}>
                    <p className="console-entry-head">
                      <b>
                        {about === 'answer' ? t('An answer') : t('{rating} of 5', { rating: formatRating(rating) })}
                      </b>
                      <Link className="inline-flex min-h-11 items-center" to={consolePath('orders', order_id)}>
                        {orderNumber(order_id)}
                      </Link>
                      <Link className="inline-flex min-h-11 items-center" to={consolePath('people', author.id)}>
                        {t('By {name}', { name: author.name })}
                      </Link>
                      <time className="num text-ink-2" dateTime={reported_at}>
                        {formatDateTime(reported_at)}
                      </time>
                    </p>
                    <p className="wrap-anywhere">{text || t('Stars only, no comment.')}</p>
                    <p className="text-ink-2">
                      {reasons.map(({ reason, count }) => `${t(ratingReportLabels[reason])} × ${count}`).join(' · ')}
                    </p>
                    {decision ? (
                      <p className="text-ink-2 wrap-anywhere">
                        {decision === 'hide'
                          ? t('Hidden: {note}', { note: note ?? '' })
                          : t('Kept: {note}', { note: note ?? '' })}
                      </p>
                    ) : (
                      <span className="flex flex-wrap gap-3">
                        <Button size="compact" flat onClick={() => onDecide({ of: 'words', id, decision: 'hide' })}>
                          {t('Hide')}
                        </Button>
                        <Button size="compact" flat onClick={() => onDecide({ of: 'words', id, decision: 'keep' })}>
                          {t('Keep')}
                        </Button>
                      </span>
                    )}
                  </li>
                ))}
            </ol>
            <ShowMore pages={reports} />
          </>
        )}
      </QueryGate>
    </>
  )
}
