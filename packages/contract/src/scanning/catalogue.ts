import { type Minor, minor } from '../money.ts'

export const categories = [
  'tops',
  'bottoms',
  'full body',
  'outerwear',
  'underwear',
  'home',
  'accessories',
  'other',
] as const
export type Category = (typeof categories)[number]

/** English names of the categories; translated where they are displayed. */
export const categoryTexts = {
  tops: 'Tops',
  bottoms: 'Bottoms',
  'full body': 'Full body',
  outerwear: 'Outerwear',
  underwear: 'Underwear',
  home: 'Home textiles',
  accessories: 'Accessories',
  other: 'Other',
} as const satisfies Record<Category, string>

/** The initial price list; operators publish later versions (`priced-catalogue.ts`). */
export const catalogueVersion = 1

type Row = [
  id: keyof typeof garmentTexts,
  category: Category,
  priceMinor: number,
  replacementMinor: number,
  expectedLifeYears: number,
  sprite: string,
  keywords: string,
]

/** English names of the garments; translated where they are displayed. */
export const garmentTexts = {
  tshirt: 'T-shirt',
  longsleeve: 'Long-sleeve top',
  shirt: 'Shirt',
  polo: 'Polo shirt',
  top: 'Top',
  blouse: 'Blouse',
  hoodie: 'Hoodie',
  sweater: 'Sweater',
  pants: 'Pants',
  jeans: 'Jeans',
  shorts: 'Shorts',
  skirt: 'Skirt',
  dress: 'Dress',
  bodysuit: 'Bodysuit',
  outerwear: 'Coat or jacket',
  blazer: 'Blazer',
  undershirt: 'Undershirt',
  socks: 'Socks (pair)',
  briefs: 'Briefs',
  hat: 'Hat',
  scarf: 'Scarf',
  shoes: 'Shoes (pair)',
  towel: 'Towel',
  'bed-sheet': 'Bed sheet',
  pillowcase: 'Pillowcase',
  other: 'Other item',
} as const

const rows = [
  ['tshirt', 'tops', 250, 2000, 3, 'tshirt', 'tshirt tee t-shirt'],
  ['longsleeve', 'tops', 300, 2800, 3, 'longsleeve', 'longsleeve long-sleeve sleeve thermal'],
  ['shirt', 'tops', 350, 4500, 3, 'shirt', 'shirt button-down oxford flannel'],
  ['polo', 'tops', 325, 3500, 3, 'polo', 'polo'],
  ['top', 'tops', 275, 2500, 3, 'undershirt', 'top camisole cami tank crop'],
  ['blouse', 'tops', 500, 4500, 3, 'blouse', 'blouse tunic'],
  ['hoodie', 'tops', 500, 5000, 5, 'hoodie', 'hoodie hooded sweatshirt'],
  ['sweater', 'tops', 600, 6000, 5, 'sweater', 'sweater jumper pullover cardigan knit'],
  ['pants', 'bottoms', 500, 5500, 5, 'trousers', 'pants trousers slacks chinos leggings joggers'],
  ['jeans', 'bottoms', 500, 6500, 5, 'jeans', 'jeans denim'],
  ['shorts', 'bottoms', 350, 3000, 3, 'shorts', 'shorts bermudas'],
  ['skirt', 'bottoms', 500, 4500, 5, 'skirt', 'skirt kilt'],
  ['dress', 'full body', 700, 8000, 5, 'dress', 'dress gown robe'],
  ['bodysuit', 'full body', 300, 2500, 3, 'undershirt', 'bodysuit body onesie romper jumpsuit overalls'],
  ['outerwear', 'outerwear', 1200, 12000, 5, 'coat', 'outerwear coat jacket parka anorak raincoat'],
  ['blazer', 'outerwear', 900, 11000, 5, 'blazer', 'blazer suit'],
  ['undershirt', 'underwear', 200, 1500, 3, 'undershirt', 'undershirt vest singlet'],
  ['socks', 'underwear', 100, 600, 3, 'socks', 'sock socks stockings tights'],
  ['briefs', 'underwear', 100, 1000, 3, 'brief', 'brief briefs boxers panties underwear knickers bra'],
  ['hat', 'accessories', 300, 2500, 5, 'hat', 'hat cap beanie'],
  ['scarf', 'accessories', 350, 3000, 5, 'scarf', 'scarf shawl'],
  ['shoes', 'accessories', 800, 7500, 3, 'shoes', 'shoe shoes sneakers trainers boots sandals'],
  ['towel', 'home', 250, 1800, 5, 'towel', 'towel towels bathmat washcloth'],
  ['bed-sheet', 'home', 450, 4000, 5, 'sheet', 'bed sheet sheets duvet blanket comforter'],
  ['pillowcase', 'home', 150, 1200, 5, 'pillowcase', 'pillowcase pillow'],
  ['other', 'other', 400, 3000, 3, 'bag', 'other'],
] as const satisfies readonly Row[]

export type GarmentId = (typeof rows)[number][0]
export const garmentIds = rows.map(([id]) => id)

/** `sprite` is the symbol's id in garments.svg; a pair of socks or shoes is one item. */
export type GarmentClass = {
  readonly id: GarmentId
  /** English. */
  readonly name: (typeof garmentTexts)[GarmentId]
  readonly category: Category
  readonly priceMinor: Minor
  readonly replacementMinor: Minor
  readonly expectedLifeYears: number
  readonly sprite: string
  readonly keywords: readonly string[]
}

const toGarment = (row: (typeof rows)[number]): GarmentClass => {
  const [id, category, priceMinor, replacementMinor, expectedLifeYears, sprite, keywords] = row
  return {
    id,
    name: garmentTexts[id],
    category,
    priceMinor: minor(priceMinor),
    replacementMinor: minor(replacementMinor),
    expectedLifeYears,
    sprite,
    keywords: keywords.split(' '),
  }
}

export const garmentClasses: readonly GarmentClass[] = rows.map(toGarment)

const byId = new Map(garmentClasses.map((garment) => [garment.id, garment]))
const byName = new Map(garmentClasses.map((garment) => [garment.name.toLowerCase(), garment] as const))

/** The class of an id. Ids from outside are parsed by the schema of the price list first. */
export function garmentById(id: GarmentId): GarmentClass {
  const garment = byId.get(id)
  if (!garment) throw new Error(`the catalogue has no class ${id}`)
  return garment
}

/** The price of laundering one piece. */
export const priceOf = (id: GarmentId): Minor => garmentById(id).priceMinor

export const garmentByName = (name: string): GarmentClass | undefined => byName.get(name.trim().toLowerCase())
