import { type OverTime, type Span, spans } from '@washline/contract/earnings/schemas'
import { useState } from 'react'
import { formatDayOfMonth } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useEarningsOverTime } from '../use-earnings-over-time.ts'
import { barTitle, spanTitle } from '../view-model.ts'
import { HungBars } from './hung-bars.tsx'

/** Earnings over time: a bar for each day or month, and the same as a table. */
export function EarningsChart() {
  const [span, setSpan] = useState<Span>('week')
  const { data, isError, isPlaceholderData, refetch } = useEarningsOverTime(span)
  return (
    <section aria-labelledby="over-time-title" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="over-time-title">{t('Earned')}</h2>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('Time span')}</legend>
          {spans.map((one) => (
            <button key={one} type="button" className="pick" aria-pressed={span === one} onClick={() => setSpan(one)}>
              {shortName(one)}
            </button>
          ))}
        </fieldset>
      </div>
      {data && (
        <div aria-busy={isPlaceholderData || undefined} className="grid min-w-0 gap-3">
          <Earned data={data} />
        </div>
      )}
      {!data && isError && (
        <ErrorState
          message={t('Your earnings over time could not be loaded.')}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <div role="status" aria-busy="true" aria-label={t('Loading')}>
          <Skeleton className="h-64" />
        </div>
      )}
    </section>
  )
}

function shortName(span: Span): string {
  switch (span) {
    case 'week':
      return t('Week')
    case 'month':
      return t('Month')
    case 'year':
      return t('Year')
    default:
      return span satisfies never
  }
}

function Earned({ data }: { data: OverTime }) {
  const { span, from, to, total_minor, orders, bars } = data
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <p>
          <span className="kicker block">{spanTitle(span)}</span>
          <span className="display num text-32">{formatMinor(total_minor)}</span>
        </p>
        <p className="text-right text-14 text-ink-2">
          {t('{from} to {to}', { from: formatDayOfMonth(from), to: formatDayOfMonth(to) })}
          <br />
          {t('{count, plural, one {# order} other {# orders}}', { count: orders })}
        </p>
      </div>
      <HungBars data={data} />
      <details>
        <summary className="text-button inline-flex min-h-12 items-center">{t('Show as a table')}</summary>
        <table className="w-full text-left">
          <caption className="sr-only">{t('Earned, {span}', { span: spanTitle(span) })}</caption>
          <thead>
            <tr className="text-14 text-ink-2">
              <th scope="col" className="py-1 font-normal">
                {span === 'year' ? t('Month') : t('Day')}
              </th>
              <th scope="col" className="text-right font-normal">
                {t('Orders##washer')}
              </th>
              <th scope="col" className="text-right font-normal">
                {t('Earned')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.from} className="border-t-2 border-dashed border-stitch">
                <th scope="row" className="py-2 font-normal">
                  {barTitle(bar.from, span)}
                </th>
                <td className="num text-right">{bar.orders}</td>
                <td className="num text-right font-semibold">{formatMinor(bar.amount_minor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
