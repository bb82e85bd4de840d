import { isDoorKnown, type Place } from '@washline/contract/maps/schemas'
import { allowedMistakes, fold, isNear } from '../embedded/fold.ts'

/**
 * Whether a text asks for the place that a vendor found: each word of its name, or an abbreviation of it, is in the text,
 * and a house number of the text is in the name. For vendors that correct a text without marking it.
 */
export function isCovered(text: string, place: Pick<Place, 'display_name' | 'precision'>): boolean {
  const asked = fold(text).split(' ')
  const whole = asked.join('')
  const isAsked = (word: string) =>
    whole.includes(word) ||
    asked.some((other) =>
      /\d/.test(word)
        ? other === word
        : isNear(other, word, allowedMistakes(word)) || (other.length > 1 && word.startsWith(other)),
    )
  const words = fold(place.display_name).split(' ')
  if (!words.every(isAsked)) return false
  const [first = ''] = text.split(',')
  return isDoorKnown(place.precision) && place.precision !== 'street' ? true : !/\d/.test(first)
}
