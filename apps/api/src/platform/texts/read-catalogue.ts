import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isBuiltIn, type Language } from '@washline/contract/texts/languages'
import { textKey } from '@washline/contract/texts/text-context'
import type { Texts } from '@washline/contract/texts/translate-text'
import { parsePo } from 'pofile-ts'

const resolve = createRequire(import.meta.url).resolve
const loaded = new Map<Language, Texts>([['en', {}]])

/** Adds the texts of a language that is not one of the product's. */
export const addCatalogue = (code: string, texts: Texts): void => void loaded.set(code as Language, texts)
export const removeCatalogue = (code: string): void => void loaded.delete(code as Language)

/**
 * The translations of a language by their English text, read from its PO file when they are first needed; none of a language that
 * this installation has no more.
 */
export function readCatalogue(language: Language): Texts {
  const cached = loaded.get(language)
  if (cached) return cached
  if (!isBuiltIn(language)) return {}
  const { items } = parsePo(readFileSync(resolve(`@washline/contract/locales/${language}.po`), 'utf8'))
  const texts = Object.fromEntries(
    items.map(({ msgctxt, msgid, msgstr }) => [textKey(msgid, msgctxt), msgstr[0] ?? '']),
  )
  loaded.set(language, texts)
  return texts
}
