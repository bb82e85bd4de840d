import type { DispatchHealth } from '@washline/contract/ops/live'
import { formatDuration } from '../../../platform/format/duration.ts'
import { formatPercent, formatRating } from '../../../platform/format/figure.ts'
import { t } from '../../../platform/i18n/i18n.ts'

const none = '–'

/** How the search for Washers goes today. */
export function DispatchFigures({ health }: { health: DispatchHealth }) {
  const { placed, accepted, no_taker, acceptance_p50_s, acceptance_p95_s, offers_per_order, washers_online } = health
  const time = (seconds: number | null) => (seconds === null ? none : formatDuration(seconds))
  const figures = [
    [t('Placed today'), String(placed)],
    [t('Accepted'), String(accepted)],
    [t('Found nobody'), placed === 0 ? String(no_taker) : `${no_taker} (${formatPercent(no_taker / placed)})`],
    [t('Half accepted within'), time(acceptance_p50_s)],
    [t('95% accepted within'), time(acceptance_p95_s)],
    [t('Offers per order'), offers_per_order === null ? none : formatRating(offers_per_order)],
    [t('Washers online'), String(washers_online)],
  ] as const
  return (
    <section aria-label={t('Dispatch today')}>
      <h3 className="mb-2">{t('Dispatch today')}</h3>
      <dl className="ops-figures">
        {figures.map(([name, value]) => (
          <div className="ops-box" key={name}>
            <dt className="text-ink-2">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
