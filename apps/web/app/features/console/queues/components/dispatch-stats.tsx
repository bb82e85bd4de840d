import type { DispatchHealth } from '@washline/contract/console/live'
import { formatDuration } from '../../../../platform/format/duration.ts'
import { formatPercent, formatRating } from '../../../../platform/format/format-number.ts'
import { t } from '../../../../platform/i18n/i18n.ts'

const none = '–'

export function DispatchStats({ health }: { health: DispatchHealth }) {
  const { placed, accepted, no_taker, acceptance_p50_s, acceptance_p95_s, offers_per_order, washers_online } = health
  const time = (seconds: number | null) => (seconds === null ? none : formatDuration(seconds))
  const metrics = [
    [t('Placed today'), String(placed)],
    [t('Accepted'), String(accepted)],
    [t('No Washer found'), placed === 0 ? String(no_taker) : `${no_taker} (${formatPercent(no_taker / placed)})`],
    [t('Median time to accept'), time(acceptance_p50_s)],
    [t('95th percentile to accept'), time(acceptance_p95_s)],
    [t('Offers per order'), offers_per_order === null ? none : formatRating(offers_per_order)],
    [t('Washers online'), String(washers_online)],
  ] as const
  return (
    <section aria-label={t('Dispatch today')}>
      <h3 className="mb-2">{t('Dispatch today')}</h3>
      <dl className="console-metrics">
        {metrics.map(([name, value]) => (
          <div className="console-box" key={name}>
            <dt className="text-ink-2">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
