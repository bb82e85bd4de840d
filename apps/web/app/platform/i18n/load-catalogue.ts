import type { Language } from '@washline/contract/texts/languages'
import type { Texts } from '@washline/contract/texts/say-text'

type Catalogue = () => Promise<{ default: Texts }>

/** One lazy chunk each; English is the key and needs none. */
const catalogues: Record<Exclude<Language, 'en'>, Catalogue> = {
  es: () => import('@washline/contract/locales/es.json'),
  fr: () => import('@washline/contract/locales/fr.json'),
  de: () => import('@washline/contract/locales/de.json'),
  zh: () => import('@washline/contract/locales/zh.json'),
  ja: () => import('@washline/contract/locales/ja.json'),
}

/** The texts of a language. */
export const loadCatalogue = async (language: Language): Promise<Texts> =>
  language === 'en' ? {} : (await catalogues[language]()).default
