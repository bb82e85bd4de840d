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

/** The garment, and the colour before it, that a name is made of ("Navy T-shirt"); nothing of one that somebody made up. */
export function garmentOfName(name: string): NamedGarment | undefined {
  const plain = garmentByName(name)
  if (plain) return { garment: plain, colour: undefined }
  const said = name.trim().toLowerCase()
  const colour = colours.find((each) => said.startsWith(`${colourTexts[each].toLowerCase()} `))
  const garment = colour && garmentByName(said.slice(colourTexts[colour].length))
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

const wordsOf = (name: string) => name.toLowerCase().split(/[^\p{L}-]+/u)
const singularsOf = (word: string) => [word, word.replace(/s$/, ''), word.replace(/es$/, '')]

/**
 * The class that prices an item a person named: by its full name, with or without a colour, else by the last word that names a class
 * ("dress shirt" is a shirt), else the category's default.
 */
export function guessGarment(name: string, category?: Category): GarmentClass {
  const exact = garmentOfName(name)
  if (exact) return exact.garment
  const named = wordsOf(name)
    .reverse()
    .map((word) => garmentClasses.find((garment) => singularsOf(word).some((form) => garment.words.includes(form))))
    .find((garment) => garment !== undefined)
  return named ?? defaultGarment(category ?? 'other')
}
