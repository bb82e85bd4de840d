import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languageCodes } from '@washline/contract/texts/languages'
import { textKey } from '@washline/contract/texts/text-context'
import type { Texts } from '@washline/contract/texts/translate-text'
import { parsePo } from 'pofile-ts'

export const root = path.resolve(import.meta.dirname, '..', '..')

export const translatedLanguages = languageCodes.filter((language) => language !== 'en')

export const catalogueFile = (language: string) => `packages/contract/locales/${language}.po`

/** The translations of a language. One that a translator marked as fuzzy does not count. */
export function readCatalogue(language: string): Texts {
  const { items } = parsePo(readFileSync(path.join(root, catalogueFile(language)), 'utf8'))
  return Object.fromEntries(
    items.map(({ msgctxt, msgid, msgstr, flags }) => [textKey(msgid, msgctxt), flags.fuzzy ? '' : (msgstr[0] ?? '')]),
  )
}
