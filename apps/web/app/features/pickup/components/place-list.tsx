import { usePlaces } from '../../../domain/place/use-places.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ChosenPlace } from '../use-choice-state.ts'

export interface PlaceListProps {
  chosenAddress: string
  onChoose: (place: ChosenPlace) => void
}

const icons = { home: 'home', work: 'shield', hotel: 'bell', recent: 'clock' } as const

/** The person's places: saved ones, then the latest used. */
export function PlaceList({ chosenAddress, onChoose }: PlaceListProps) {
  const { data: places, isError } = usePlaces()
  const names = { home: t('My home'), work: t('Work'), hotel: t('Hotel'), recent: t('Recent') }
  if (isError && !places)
    return <ErrorText>{t('Your saved locations could not be loaded. You can still type an address.')}</ErrorText>
  if (!places) return <Skeleton className="h-14" />
  if (places.length === 0) return <p className="text-ink-2">{t('No recent locations.')}</p>
  return (
    <ul className="stitched" aria-label={t('Saved locations')}>
      {places.map((place) => (
        <li key={place.id} className="py-1!">
          <button type="button" className="row-link" onClick={() => onChoose(place)}>
            <Icon name={icons[place.label]} />
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{names[place.label]}</b>
              <span className="line-clamp-2 text-14 text-ink-2 wrap-anywhere">{place.address}</span>
            </span>
            <Icon name={place.address === chosenAddress ? 'check' : 'next'} />
          </button>
        </li>
      ))}
    </ul>
  )
}
