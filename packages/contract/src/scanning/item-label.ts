import type { Values } from '../texts/fill-message.ts'
import type { Language } from '../texts/languages.ts'
import { colourTexts } from './colours.ts'
import { garmentOfName } from './garment-of-name.ts'

const itemTexts = { coloured: '{colour} {garment}' } as const

/** The label of an item in a language. Names that a person entered are not translated. */
export function itemLabel(
  language: Language,
  translate: (text: string, values?: Values) => string,
  name: string,
): string {
  const named = language === 'en' ? undefined : garmentOfName(name)
  if (!named?.colour) return translate(name)
  return translate(itemTexts.coloured, {
    colour: translate(colourTexts[named.colour]),
    garment: translate(named.garment.name),
  })
}
