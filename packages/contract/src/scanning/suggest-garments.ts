import { type GarmentClass, garmentClasses } from './catalogue.ts'

const most = 6

/**
 * Garments of the price list for what a person types: first those whose name begins with it, then those that have it in a
 * word of their name or in a keyword. `nameOf` gives the name in the reader's language. None for an exact name.
 */
export function suggestGarments(
  typed: string,
  nameOf: (garment: GarmentClass) => string,
  garments: readonly GarmentClass[] = garmentClasses,
): readonly GarmentClass[] {
  const entered = typed.trim().toLowerCase()
  if (entered === '') return []
  const named = garments.map((garment) => ({ garment, name: nameOf(garment).toLowerCase() }))
  if (named.some(({ name }) => name === entered)) return []
  const begins = named.filter(({ name }) => name.startsWith(entered))
  const contains = named.filter(
    ({ garment, name }) =>
      !name.startsWith(entered) &&
      (name.includes(entered) || garment.keywords.some((keyword) => keyword.startsWith(entered))),
  )
  return [...begins, ...contains].slice(0, most).map(({ garment }) => garment)
}
