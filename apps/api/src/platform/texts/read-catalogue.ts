import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@washline/contract/texts/languages'
import type { Texts } from '@washline/contract/texts/translate-text'
import { parsePo } from 'pofile-ts'

const resolve = createRequire(import.meta.url).resolve
const loaded = new Map<Language, Texts>([['en', {}]])

/** The translations of a language by their English text, read from its PO file when they are first needed. */
export function readCatalogue(language: Language): Texts {
  const cached = loaded.get(language)
  if (cached) return cached
  const { items } = parsePo(readFileSync(resolve(`@washline/contract/locales/${language}.po`), 'utf8'))
  const texts = Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))
  loaded.set(language, texts)
  return texts
}
