import {
  type Category,
  type GarmentClass,
  type GarmentId,
  garmentById,
  garmentByName,
  garmentClasses,
} from './catalogue.ts'
import { type Colour, colours, colourTexts } from './colours.ts'

export interface NamedGarment {
  readonly garment: GarmentClass
  readonly colour: Colour | undefined
}

/** The garment of a catalogue name, with a colour before it or without ("Navy T-shirt"); undefined for any other name. */
export function garmentOfName(name: string): NamedGarment | undefined {
  const plain = garmentByName(name)
  if (plain) return { garment: plain, colour: undefined }
  const lowered = name
    .trim()
    .toLowerCase()
    .replace(/^grey /, 'gray ')
  const colour = colours.find((each) => lowered.startsWith(`${colourTexts[each].toLowerCase()} `))
  const garment = colour && garmentByName(lowered.slice(colourTexts[colour].length))
  return garment && { garment, colour }
}

const categoryDefault: Record<Category, GarmentId> = {
  tops: 'tshirt',
  bottoms: 'pants',
  'full body': 'dress',
  outerwear: 'outerwear',
  underwear: 'briefs',
  home: 'towel',
  accessories: 'hat',
  other: 'other',
}

export const defaultGarment = (category: Category): GarmentClass => garmentById(categoryDefault[category])

const namePartsOf = (name: string) => name.toLowerCase().split(/[^\p{L}-]+/u)
const singularsOf = (part: string) => [part, part.replace(/s$/, ''), part.replace(/es$/, '')]

/**
 * The class that prices an item with a name that a person entered: by the full name, with or without a colour, else by the
 * last word that names a class ("dress shirt" is a shirt), else the category's default.
 */
export function guessGarment(name: string, category?: Category): GarmentClass {
  const exact = garmentOfName(name)
  if (exact) return exact.garment
  const named = namePartsOf(name)
    .reverse()
    .map((part) => garmentClasses.find((garment) => singularsOf(part).some((form) => garment.keywords.includes(form))))
    .find((garment) => garment !== undefined)
  return named ?? defaultGarment(category ?? 'other')
}
