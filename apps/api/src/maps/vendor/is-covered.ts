import { reachesStreet } from '@washline/contract/maps/precision'
import type { Place } from '@washline/contract/maps/schemas'
import { allowedMistakes, fold, isNear } from '../embedded/fold.ts'

/**
 * Whether a text asks for the place that a vendor found: each term of its name, or an abbreviation of it, is in the text,
 * and a house number of the text is in the name. For vendors that correct a text without marking it.
 */
export function isCovered(text: string, place: Pick<Place, 'display_name' | 'precision'>): boolean {
  const asked = fold(text).split(' ')
  const whole = asked.join('')
  const isAsked = (term: string) =>
    whole.includes(term) ||
    asked.some((other) =>
      /\d/.test(term)
        ? other === term
        : isNear(other, term, allowedMistakes(term)) || (other.length > 1 && term.startsWith(other)),
    )
  const terms = fold(place.display_name).split(' ')
  if (!terms.every(isAsked)) return false
  const [first = ''] = text.split(',')
  return reachesStreet(place.precision) && place.precision !== 'street' ? true : !/\d/.test(first)
}
