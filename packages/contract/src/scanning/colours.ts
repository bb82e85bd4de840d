import type { GarmentClass } from './catalogue.ts'

/** English names of the colours before a garment's name; translated where they are displayed. */
export const colourTexts = {
  black: 'Black',
  grey: 'Gray',
  white: 'White',
  beige: 'Beige',
  brown: 'Brown',
  red: 'Red',
  burgundy: 'Burgundy',
  pink: 'Pink',
  orange: 'Orange',
  yellow: 'Yellow',
  olive: 'Olive',
  green: 'Green',
  turquoise: 'Turquoise',
  blue: 'Blue',
  'light-blue': 'Light blue',
  navy: 'Navy',
  purple: 'Purple',
} as const
export type Colour = keyof typeof colourTexts
export const colours = Object.keys(colourTexts) as [Colour, ...Colour[]]

/** `T-shirt` keeps its capital inside a sentence or after a colour, other names do not: Navy T-shirt, Navy long-sleeve top. */
export const nameInSentence = (name: string) => (name[1] === '-' ? name : name.charAt(0).toLowerCase() + name.slice(1))

/** The English name of a garment of a colour: "Navy T-shirt". */
export const colouredName = ({ name }: Pick<GarmentClass, 'name'>, colour: Colour | undefined): string =>
  colour ? `${colourTexts[colour]} ${nameInSentence(name)}` : name
