import { setupI18n } from '@lingui/core'
import { compileMessage } from './compile-message.ts'
import { available, type Language, loadCatalogue } from './languages.ts'

const storageKey = 'language'
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
i18n.setMessagesCompiler(compileMessage)

export type Values = Record<string, string | number | Date>

/**
 * The text in the user's language. The English text is the key. Call it while rendering or in a handler, never while a
 * module loads: the language can change.
 */
export function t(text: string, values?: Values): string {
  return i18n._(text, values)
}

export const activeLanguage = (): Language => i18n.locale as Language

/** Runs `changed` after each change of language. */
export const onLanguageChange = (changed: () => void): (() => void) => i18n.on('change', changed)

/** Loads a language and shows it. `remember` keeps the choice on this device. */
export async function chooseLanguage(language: Language, { remember }: { remember: boolean }): Promise<void> {
  i18n.loadAndActivate({ locale: language, messages: await loadCatalogue(language) })
  document.documentElement.lang = language
  if (remember) localStorage.setItem(storageKey, language)
}

/** The remembered language, else the first of the browser's that the product speaks. */
export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem(storageKey), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return (
    available.find((language) => language === wishes.find((wish) => available.some((each) => each === wish))) ?? 'en'
  )
}
