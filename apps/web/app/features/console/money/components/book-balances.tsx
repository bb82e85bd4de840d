import type { ConsoleBalance } from '@washline/contract/console/books'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { balanceName } from '../money-labels.ts'
import { useBalances, useTransfers } from '../use-books.ts'
import { MoneyTimeline } from './money-timeline.tsx'

const latestMost = 8

/** What each account of the platform has, what all people and orders have together, and what moved last. */
export function BookBalances() {
  const balances = useBalances()
  return (
    <QueryGate query={balances}>
      {({ balances: rows, sum_minor }) => (
        <div className="console-two">
          <Group title="Washline" rows={rows.filter(({ owner }) => owner === 'platform')} />
          <Group title={t('People and orders')} rows={rows.filter(({ owner }) => owner !== 'platform')} />
          <p className="text-ink-2">
            {sum_minor === 0
              ? t('All accounts balance to zero.')
              : t('The accounts are off by {amount}.', { amount: formatMinor(sum_minor) })}
          </p>
          <Latest />
        </div>
      )}
    </QueryGate>
  )
}

function Latest() {
  const latest = useTransfers({}).data?.pages[0]?.rows.slice(0, latestMost) ?? []
  if (latest.length === 0) return null
  return (
    <section className="col-span-full grid gap-3" aria-labelledby="latest-transfers">
      <h3 id="latest-transfers">{t('Transfers')}</h3>
      <MoneyTimeline transfers={latest} />
    </section>
  )
}

function Group({ title, rows }: { title: string; rows: readonly ConsoleBalance[] }) {
  return (
    <section className="grid content-start gap-3" aria-label={title}>
      <h3>{title}</h3>
      {rows.length === 0 && <p className="text-ink-2">{t('No money has moved yet.')}</p>}
      <div className="console-box">
        <dl className="console-details">
          {rows.map((row) => (
            <div key={`${row.owner} ${row.name}`}>
              <dt>
                {balanceName(row)}
                {row.owner !== 'platform' && ` (${row.accounts})`}
              </dt>
              <dd className="num">
                {formatMinor(row.balance_minor)}
                {row.reserved_minor > 0 && (
                  <>
                    <br />
                    <span className="text-ink-2">
                      {t('{amount} of it reserved', { amount: formatMinor(row.reserved_minor) })}
                    </span>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
