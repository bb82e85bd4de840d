import type { Values } from '../texts/fill-message.ts'
import type { Language } from '../texts/languages.ts'
import { colourTexts } from './colours.ts'
import { garmentOfName } from './garment-of-name.ts'

const itemTexts = { coloured: '{colour} {garment}' } as const

/** The name of an item in someone's language: a garment of the catalogue, one with a colour, or what a person wrote. */
export function sayItem(language: Language, say: (text: string, values?: Values) => string, name: string): string {
  const named = language === 'en' ? undefined : garmentOfName(name)
  if (!named?.colour) return say(name)
  return say(itemTexts.coloured, { colour: say(colourTexts[named.colour]), garment: say(named.garment.name) })
}
