import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { languageCodes } from '@washline/contract/texts/languages'
import { textKey } from '@washline/contract/texts/text-context'
import type { Texts } from '@washline/contract/texts/translate-text'
import { parsePo } from 'pofile-ts'

export const root = path.resolve(import.meta.dirname, '..', '..')

export const translatedLanguages = languageCodes.filter((language) => language !== 'en')

export const catalogueFile = (language: string) => `packages/contract/locales/${language}.po`

const read = new Map<string, { readonly changedMs: number; readonly texts: Texts }>()

/** The translations of a language. A build asks for each some ten times, so a file is parsed again when it has changed. */
export function readCatalogue(language: string): Texts {
  const file = path.join(root, catalogueFile(language))
  const changedMs = statSync(file).mtimeMs
  const last = read.get(language)
  if (last?.changedMs === changedMs) return last.texts
  const texts = parseCatalogue(readFileSync(file, 'utf8'))
  read.set(language, { changedMs, texts })
  return texts
}

/** A translation that a translator marked as fuzzy does not count. */
function parseCatalogue(po: string): Texts {
  const { items } = parsePo(po)
  return Object.fromEntries(
    items.map(({ msgctxt, msgid, msgstr, flags }) => [textKey(msgid, msgctxt), flags.fuzzy ? '' : (msgstr[0] ?? '')]),
  )
}
