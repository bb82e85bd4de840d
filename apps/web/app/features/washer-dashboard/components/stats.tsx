import type { WasherStats } from '@washline/contract/washers/schemas'
import { formatPercent, formatRating } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWasherStats } from '../use-washer-stats.ts'

/** The Washer's rates, with the numbers that they are computed from. */
export function WasherStatsCard() {
  const { data, isError, refetch } = useWasherStats()
  return (
    <section aria-labelledby="stats-title" className="card">
      <h2 id="stats-title">{t('How you work')}</h2>
      {data && <Rates marketValues={data} />}
      <p className="flex flex-wrap gap-x-6">
        <Link to="/provider/offers" className="text-button">
          {t('Your offers, and why')}
        </Link>
        <Link to="/provider/hours" className="text-button">
          {t('Your hours and calendar')}
        </Link>
      </p>
      {!data && isError && (
        <ErrorState
          message={t('Your statistics could not be loaded.')}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <div role="status" aria-busy="true" aria-label={t('Loading')} className="mt-3">
          <Skeleton className="h-32" />
        </div>
      )}
    </section>
  )
}

function Rates({ marketValues }: { marketValues: WasherStats }) {
  const { orders, promise_kept, on_time, accepted, rating } = marketValues
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-5 desk:grid-cols-3">
      <Stat name={t('Orders completed')} value={String(orders)} />
      <Stat
        name={t('Rating')}
        value={rating.average === null ? undefined : formatRating(rating.average)}
        from={t('{count, plural, one {# review} other {# reviews}}', { count: rating.count })}
      />
      <Stat name={t('Promise kept')} {...rate(promise_kept)} />
      <Stat name={t('Pickups on time')} {...rate(on_time)} />
      <Stat name={t('Requests accepted')} {...rate(accepted)} />
    </dl>
  )
}

const rate = ({ met, of }: { met: number; of: number }) => ({
  value: of === 0 ? undefined : formatPercent(met / of),
  from: of === 0 ? undefined : t('{met} of {of}', { met, of }),
})

function Stat({ name, value, from }: { name: string; value: string | undefined; from?: string | undefined }) {
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0">
      <dt className="text-14 text-ink-2">{name}</dt>
      <dd>
        <span className="display num block text-32">{value ?? '–'}</span>
        <span className="block text-14 text-ink-2">{value === undefined ? t('Nothing to show yet') : from}</span>
      </dd>
    </div>
  )
}
