import { formatRating } from '../../../../platform/format/format-number.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { DetailList } from '../../components/detail-list.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { useConsoleSettings } from '../../use-console-settings.ts'
import { consolePath } from '../../view-model.ts'

/** The limits at which a Washer is flagged, and where they are changed. */
export function QualityLimits() {
  const limits = useConsoleSettings()
  return (
    <section aria-label={t('When a Washer is flagged')}>
      <header className="console-case-head">
        <h2>{t('When a Washer is flagged')}</h2>
      </header>
      <QueryGate query={limits}>
        {({ settings: { last_ratings, fewest_ratings, rating_floor, liable_claims, claims_days } }) => (
          <DetailList
            details={[
              [
                t('Average of the last {count} ratings', { count: last_ratings }),
                t('below {value}', { value: formatRating(rating_floor) }),
              ],
              [t('Ratings needed for an average'), `${fewest_ratings}`],
              [
                t('Claims with liability in {days} days', { days: claims_days }),
                t('{count} or more', { count: liable_claims }),
              ],
            ]}
          />
        )}
      </QueryGate>
      <Link className="inline-flex min-h-11 items-center justify-self-start" to={consolePath('settings')}>
        {t('Change the limits')}
      </Link>
    </section>
  )
}
