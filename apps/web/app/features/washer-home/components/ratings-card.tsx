import type { WasherSummary } from '../../../domain/washer/use-washer-summary.ts'
import { formatRating } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Link } from '../../../router/index.ts'
import { Stars } from '../../../ui/stars.tsx'

export interface RatingsCardProps {
  ratings: WasherSummary['ratings']
}

export function RatingsCard({ ratings: { average, count, latest } }: RatingsCardProps) {
  return (
    <section aria-labelledby="ratings-title" className="card">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="ratings-title">{t('Ratings & Feedback')}</h2>
        <Link to="/ratings" className="text-button shrink-0">
          {t('See all')}
        </Link>
      </div>
      {average === null || !latest ? (
        <p className="mt-2 text-ink-2">{t('No reviews yet')}</p>
      ) : (
        <>
          <div className="mt-1 flex items-center gap-3">
            <b className="display num text-44">{formatRating(average)}</b>
            <p>
              <Stars value={average} sizePx={24} label={t('{rating} of 5', { rating: formatRating(average) })} />
              <span className="block text-14 text-ink-2">
                {t('{count, plural, one {# review} other {# reviews}}', { count })}
              </span>
            </p>
          </div>
          <hr className="stitch my-3.5" />
          <p className="line-clamp-3 wrap-anywhere">
            {latest.comment ? `“${latest.comment}”` : t('{rating} of 5', { rating: formatRating(latest.rating) })}
          </p>
          <p className="mt-1 text-14 text-ink-2">{latest.from_user.name}</p>
        </>
      )}
    </section>
  )
}
