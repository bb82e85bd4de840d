import type { PlaceSuggestion } from '@washline/contract/maps/schemas'
import { type FormEvent, useState } from 'react'
import { t, tSaid } from '../../../platform/i18n/i18n.ts'
import { findPosition } from '../../../platform/position/find-position.ts'
import { Button } from '../../../ui/button.tsx'
import { SuggestField } from '../../../ui/suggest-field.tsx'
import { usePlaceSuggestions } from '../use-place-suggestions.ts'
import { roughly, type Wish } from '../view-model.ts'

export interface PlaceSearchProps {
  wish: Wish | undefined
  onWish: (wish: Wish) => void
}

/** Where to look: typed, with suggestions, or where this device is. */
export function PlaceSearch({ wish, onWish }: PlaceSearchProps) {
  const [typed, setTyped] = useState(wish?.place ?? '')
  const [isTyping, setIsTyping] = useState(false)
  const [problem, setProblem] = useState('')
  const [isFinding, setIsFinding] = useState(false)
  const suggestions = usePlaceSuggestions(isTyping ? typed : '')
  const search = (next: Wish) => {
    setIsTyping(false)
    setProblem('')
    setTyped(next.place ?? '')
    onWish(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const place = typed.trim()
    if (place) search({ place })
    else setProblem(t('Please enter a place.'))
  }
  const choose = ({ formatted_address: place, latitude, longitude }: PlaceSuggestion) =>
    search({ place, ...(latitude !== null && longitude !== null && { latitude, longitude }) })
  const takePosition = async () => {
    setIsFinding(true)
    setProblem('')
    try {
      const { latitude, longitude } = await findPosition()
      search({ latitude: roughly(latitude), longitude: roughly(longitude) })
    } catch (error) {
      setProblem(error instanceof Error ? tSaid(error.message) : '')
    } finally {
      setIsFinding(false)
    }
  }
  return (
    <search>
      <form className="place-search" onSubmit={submit} noValidate>
        <SuggestField
          label={t('Place')}
          listLabel={t('Suggestions')}
          placeholder={t('Town, street or hotel')}
          value={typed}
          error={problem}
          suggestions={(isTyping ? suggestions : []).map((place) => ({
            id: place.place_id,
            title: place.display_name,
            detail: place.formatted_address,
            place,
          }))}
          onType={(text) => {
            setTyped(text)
            setIsTyping(true)
            setProblem('')
          }}
          onChoose={({ place }) => choose(place)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" icon="search">
            {t('Search')}
          </Button>
          <Button icon="target" flat busy={isFinding} onClick={() => void takePosition()}>
            {t('Use my position')}
          </Button>
        </div>
      </form>
    </search>
  )
}
