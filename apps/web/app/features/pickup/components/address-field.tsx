import type { PlaceSuggestion } from '@washline/contract/maps/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { SuggestField } from '../../../ui/suggest-field.tsx'

export interface AddressFieldProps {
  value: string
  error: string
  suggestions: readonly PlaceSuggestion[]
  onType: (text: string) => void
  onChoose: (suggestion: PlaceSuggestion) => void
}

/** An address with suggestions. */
export function AddressField({ suggestions, onChoose, ...field }: AddressFieldProps) {
  return (
    <SuggestField
      {...field}
      label={t('Address')}
      listLabel={t('Suggestions')}
      placeholder={t('Street and number, building, hotel')}
      suggestions={suggestions.map((place) => ({
        id: place.place_id,
        title: place.display_name,
        detail: place.formatted_address,
        place,
      }))}
      onChoose={({ place }) => onChoose(place)}
    />
  )
}
