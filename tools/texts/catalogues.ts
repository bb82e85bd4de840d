import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languageCodes } from '@washline/contract/texts/languages'
import type { Texts } from '@washline/contract/texts/say-text'

export const root = path.resolve(import.meta.dirname, '..', '..')

/** Where texts are said. */
export const projects = ['apps/web', 'apps/api', 'packages/contract']

export const translatedLanguages = languageCodes.filter((language) => language !== 'en')

export const catalogueFile = (language: string) => `packages/contract/locales/${language}.json`

export const readCatalogue = (language: string): Texts =>
  JSON.parse(readFileSync(path.join(root, catalogueFile(language)), 'utf8'))

/** Sorted by text, so that two who add texts rarely meet in one line. */
export function writeCatalogue(language: string, catalogue: Texts): void {
  const sorted = Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path.join(root, catalogueFile(language)), `${JSON.stringify(sorted, null, 2)}\n`)
}
