import type { WasherFigures } from '@washline/contract/washers/schemas'
import { formatPercent, formatRating } from '../../../platform/format/figure.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFigures } from '../use-figures.ts'

/** How the Washer works: rates with what they are counted from. */
export function Figures() {
  const { data, isError, refetch } = useFigures()
  return (
    <section aria-labelledby="figures-title" className="card">
      <h2 id="figures-title">{t('How you work')}</h2>
      {data && <Rates figures={data} />}
      {!data && isError && (
        <ErrorState
          message={t('Your figures could not be read.')}
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

function Rates({ figures }: { figures: WasherFigures }) {
  const { orders, promise_kept, on_time, accepted, rating } = figures
  return (
    <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-5">
      <Figure name={t('Orders completed')} value={String(orders)} />
      <Figure
        name={t('Rating')}
        value={rating.average === null ? undefined : formatRating(rating.average)}
        from={t('{count, plural, one {# review} other {# reviews}}', { count: rating.count })}
      />
      <Figure name={t('Promise kept')} {...rate(promise_kept)} />
      <Figure name={t('Pickups on time')} {...rate(on_time)} />
      <Figure name={t('Requests accepted')} {...rate(accepted)} />
    </dl>
  )
}

const rate = ({ met, of }: { met: number; of: number }) => ({
  value: of === 0 ? undefined : formatPercent(met / of),
  from: of === 0 ? undefined : t('{met} of {of}', { met, of }),
})

function Figure({ name, value, from }: { name: string; value: string | undefined; from?: string | undefined }) {
  return (
    <div className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0">
      <dt className="text-14 text-ink-2">{name}</dt>
      <dd>
        <span className="display num block text-32">{value ?? '–'}</span>
        <span className="block text-14 text-ink-2">{value === undefined ? t('Nothing to count yet') : from}</span>
      </dd>
    </div>
  )
}
