import type { PlaceSuggestion } from '@washline/contract/maps/schemas'
import { type FormEvent, useState } from 'react'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { findPosition } from '../../platform/position/find-position.ts'
import { usePlaceSuggestions } from './use-place-suggestions.ts'
import { roughly, type WashersQuery } from './view-model.ts'

export interface PlaceSearchOptions {
  query: WashersQuery | undefined
  onSearch: (query: WashersQuery) => void
}

/** Searches by the typed place, by a suggestion, or by the device's position. */
export function usePlaceSearch({ query, onSearch }: PlaceSearchOptions) {
  const [typed, setTyped] = useState(query?.place ?? '')
  const [isTyping, setIsTyping] = useState(false)
  const [problem, setProblem] = useState('')
  const [isFinding, setIsFinding] = useState(false)
  const suggestions = usePlaceSuggestions(isTyping ? typed : '')
  const search = (next: WashersQuery) => {
    setIsTyping(false)
    setProblem('')
    setTyped(next.place ?? '')
    onSearch(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const place = typed.trim()
    if (place) search({ place })
    else setProblem(t('Please enter a location.'))
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
      setProblem(error instanceof Error ? tText(error.message) : '')
    } finally {
      setIsFinding(false)
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setIsTyping(true)
    setProblem('')
  }
  return { typed, problem, isFinding, suggestions: isTyping ? suggestions : [], type, submit, choose, takePosition }
}
