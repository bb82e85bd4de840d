import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useSearchSettings } from '../use-search-settings.ts'
import { SearchReachToCome } from './search-reach-to-come.tsx'

/** Radius, number of Washers and time of each wave: settings of the market, so they are read at run time. */
export function SearchReach() {
  const { data, error, refetch } = useSearchSettings()
  if (data)
    return (
      <>
        <div className="rings">
          {data.radii_km.map((km, step) => (
            <p key={km}>
              <b className="num">{t('{km} km', { km })}</b>
              <span>{ringText(step, data.radii_km.length)}</span>
            </p>
          ))}
        </div>
        <p className="max-w-[44em]">
          {t('The best {count} nearby Washers are asked together and have {seconds} seconds.', {
            count: data.wave_size,
            seconds: data.offer_s,
          })}
        </p>
      </>
    )
  if (!error) return <SearchReachToCome />
  return (
    <ErrorState
      message={t('These settings could not be loaded.')}
      retryText={t('Retry')}
      onRetry={() => void refetch()}
    />
  )
}

function ringText(step: number, steps: number): string {
  if (step === 0) return t('The search starts here.')
  return step === steps - 1 ? t('The search never goes farther.') : t('The next step, if no Washers are left nearby.')
}
