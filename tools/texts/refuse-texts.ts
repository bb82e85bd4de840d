import type { Language } from '@washline/contract/texts/languages'
import { withoutContext } from '@washline/contract/texts/text-context'
import { agreedWords } from './agreed-words.ts'
import { refusedTexts } from './refused-texts.ts'

/** What is wrong with the words of a text, what to write instead, and why. */
export interface Refusal {
  readonly wrong: string
  readonly instead: string
  readonly why: string
}

/** Names of placeholders, marks and contexts are not read by anybody. */
const readable = (text: string) =>
  withoutContext(text)
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{\w+/g, '{')

/** The refused words of a text in a language; in English, the text is its own translation. */
export function refuseTexts(language: Language, english: string, text: string = english): Refusal[] {
  const shown = readable(text)
  const source = readable(english)
  const refused = refusedTexts[language].flatMap(({ pattern, instead, why, allowed }) => {
    const found = pattern.exec(shown)?.[0]
    return found === undefined || allowed?.test(source) ? [] : [{ wrong: `"${found}" in "${text}"`, instead, why }]
  })
  if (language === 'en') return refused
  const missing = agreedWords.flatMap(({ english: term, translations, allowed }) => {
    const found = term.exec(source)?.[0]
    const named = translations[language].some((form) => shown.toLowerCase().includes(form.toLowerCase()))
    if (found === undefined || named || allowed?.test(source)) return []
    const why = 'one thing has one word in every language.'
    return [{ wrong: `"${text}" does not call "${found}" by its word`, instead: translations[language][0], why }]
  })
  return [...refused, ...missing]
}
