import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { SuggestField } from '../../../ui/suggest-field.tsx'
import { type PlaceSearchOptions, usePlaceSearch } from '../use-place-search.ts'

/** Searches by a typed place, with suggestions, or by the device's position. */
export function PlaceSearch(options: PlaceSearchOptions) {
  const search = usePlaceSearch(options)
  return (
    <search>
      <form className="place-search" onSubmit={search.submit} noValidate>
        <SuggestField
          label={t('Location')}
          listLabel={t('Suggestions')}
          placeholder={t('City, street or hotel')}
          value={search.typed}
          error={search.problem}
          suggestions={search.suggestions.map((place) => ({
            id: place.place_id,
            title: place.display_name,
            detail: place.formatted_address,
            place,
          }))}
          onType={search.type}
          onChoose={({ place }) => search.choose(place)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" icon="search">
            {t('Search')}
          </Button>
          <Button icon="target" flat busy={search.isFinding} onClick={() => void search.takePosition()}>
            {t('Use my location')}
          </Button>
        </div>
      </form>
    </search>
  )
}
