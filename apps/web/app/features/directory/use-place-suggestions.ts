import type { PlaceSuggestion } from '@washline/contract/maps/schemas'
import { useEffect, useState } from 'react'
import { useRested } from '../../platform/clock/use-rested.ts'

const read = async (typed: string) => (await import('../../domain/place/read-public-places.ts')).readPublicPlaces(typed)

/**
 * Place suggestions, requested once typing pauses; none under two characters. The code that requests them is loaded
 * with the first: most visitors type nothing.
 */
export function usePlaceSuggestions(typed: string): readonly PlaceSuggestion[] {
  const asked = useRested(typed.trim())
  const [places, setPlaces] = useState<readonly PlaceSuggestion[]>([])
  useEffect(() => {
    let isOver = false
    const show = (found: readonly PlaceSuggestion[]) => {
      if (!isOver) setPlaces(found)
    }
    if (asked.length < 2) show([])
    else read(asked).then(show, () => show([]))
    return () => {
      isOver = true
    }
  }, [asked])
  return places
}
