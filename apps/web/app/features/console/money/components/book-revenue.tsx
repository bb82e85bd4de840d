import { type RevenuePeriod, type RevenueRow, revenuePeriods } from '@washline/contract/console/books'
import { negate } from '@washline/contract/money'
import { useState } from 'react'
import { formatCalendarMonth, formatDate } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { periodName } from '../money-labels.ts'
import { useRevenue } from '../use-books.ts'

/** What the platform earned in each of the latest periods, and what it gave back. */
export function BookRevenue() {
  const [by, setBy] = useState<RevenuePeriod>('day')
  const revenue = useRevenue(by)
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('Period')}
        className="justify-self-start"
        value={by}
        onChange={({ target }) => setBy(revenuePeriods.find((name) => name === target.value) ?? 'day')}
      >
        {revenuePeriods.map((name) => (
          <option key={name} value={name}>
            {periodName(name)}
          </option>
        ))}
      </SelectField>
      <QueryGate query={revenue}>
        {(rows) => (
          <>
            {rows.length === 0 && <p className="text-ink-2">{t('No money has moved yet.')}</p>}
            <ol className="console-entries" aria-label={t('Revenue')}>
              {rows.map((row) => (
                <li key={row.from}>
                  <Period row={row} by={by} />
                </li>
              ))}
            </ol>
          </>
        )}
      </QueryGate>
    </div>
  )
}

function Period({ row, by }: { row: RevenueRow; by: RevenuePeriod }) {
  const day = formatDate(`${row.from}T12:00:00`)
  const parts = [
    [t('Commission'), row.commission_minor],
    [t('Service fees'), row.service_fees_minor],
    [t('Coverage'), row.coverage_minor],
    [t('Other'), row.other_minor],
    [t('Refunds'), negate(row.refunds_minor)],
    [t('Credits given'), negate(row.credits_minor)],
  ] as const
  return (
    <>
      <p className="console-entry-head">
        <b>
          {by === 'month'
            ? formatCalendarMonth(row.from.slice(0, 7))
            : by === 'week'
              ? t('Week from {date}', { date: day })
              : day}
        </b>
        <span className="text-ink-2">
          {t('{count, plural, one {# completed order} other {# completed orders}}', { count: row.orders })}
        </span>
      </p>
      <dl className="console-details">
        {parts.map(([name, amountMinor]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{formatMinor(amountMinor)}</dd>
          </div>
        ))}
        <div className="console-total">
          <dt>{t('Net')}</dt>
          <dd className="num">{formatMinor(row.net_minor)}</dd>
        </div>
      </dl>
    </>
  )
}
