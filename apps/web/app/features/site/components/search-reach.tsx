import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useSearchFigures } from '../use-search-figures.ts'
import { SearchReachToCome } from './search-reach-to-come.tsx'

/** How far, how many and how long: settings of the market, so they are read and not built into the page. */
export function SearchReach() {
  const { data, error, refetch } = useSearchFigures()
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
          {t('The best {count} Washers in reach are asked together and have {seconds} seconds.', {
            count: data.wave_size,
            seconds: data.offer_s,
          })}
        </p>
      </>
    )
  if (!error) return <SearchReachToCome />
  return (
    <ErrorState message={t('These figures could not be read.')} retryText={t('Retry')} onRetry={() => void refetch()} />
  )
}

function ringText(step: number, steps: number): string {
  if (step === 0) return t('Here the search begins.')
  return step === steps - 1 ? t('Farther it never goes.') : t('Next, when nobody nearer is left.')
}
