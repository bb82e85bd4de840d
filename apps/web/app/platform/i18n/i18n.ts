import type { Language } from '@washline/contract/texts/languages'
import { compileMessage, type Message } from './compile-message.ts'
import { fillMessage, type Values } from './fill-message.ts'
import { available, loadCatalogue, type Texts } from './languages.ts'

export type { Values } from './fill-message.ts'

const storageKey = 'language'
let shown: { readonly language: Language; readonly texts: Texts } = { language: 'en', texts: {} }
const compiled = new Map<string, Message>()
const listeners = new Set<() => void>()

/**
 * The text in the user's language. The English text is the key. Call it while rendering or in a handler, never while a
 * module loads: the language can change.
 */
export function t(text: string, values: Values = {}): string {
  const said = shown.texts[text] || text
  if (!said.includes('{')) return said
  const message = compiled.get(said) ?? compileMessage(said)
  compiled.set(said, message)
  return fillMessage(message, values, shown.language)
}

export const activeLanguage = (): Language => shown.language

/** Runs `changed` after each change of language. */
export const onLanguageChange = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Loads a language and shows it. `remember` keeps the choice on this device. */
export async function chooseLanguage(language: Language, { remember }: { remember: boolean }): Promise<void> {
  shown = { language, texts: await loadCatalogue(language) }
  document.documentElement.lang = language
  for (const changed of listeners) changed()
  if (remember) localStorage.setItem(storageKey, language)
}

/** The remembered language, else the first of the browser's that the product speaks. */
export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem(storageKey), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return (
    available.find((language) => language === wishes.find((wish) => available.some((each) => each === wish))) ?? 'en'
  )
}
