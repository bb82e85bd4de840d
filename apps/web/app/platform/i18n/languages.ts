import { type Language, languageCodes } from '@washline/contract/texts/languages'

/** Translated text by English text. */
export type Texts = Readonly<Record<string, string>>

/** A catalogue is a JSON file of English text to translated text; adding `locales/fr.json` adds French. */
const catalogues = import.meta.glob<Texts>('./locales/*.json', { import: 'default' })
const pathOf = (language: Language) => `./locales/${language}.json`

/** The languages that can be chosen: English, and every one with a catalogue. */
export const available = languageCodes.filter((language) => language === 'en' || pathOf(language) in catalogues)

/** The texts of a language; English needs none. */
export async function loadCatalogue(language: Language): Promise<Texts> {
  return (await catalogues[pathOf(language)]?.()) ?? {}
}
