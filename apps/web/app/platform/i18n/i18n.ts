import type { Values } from '@washline/contract/texts/fill-message'
import type { Language } from '@washline/contract/texts/languages'
import { type Speech, sayText, type Texts } from '@washline/contract/texts/say-text'
import { loadCatalogue } from './load-catalogue.ts'
import { loadFont } from './load-font.ts'
import type { TextArea } from './text-area.ts'

let shown: Speech = { language: 'en', texts: {} }
/** The last one that was asked for: a catalogue that arrives late must not push out a later choice. */
let wanted: Language = 'en'
const entered = new Set<TextArea>(['site'])
/** By language and area. */
const loaded = new Map<string, Texts>()
const listeners = new Set<() => void>()

/**
 * The text in the user's language. The English text is the key. Call it while rendering or in a handler, never while a
 * module loads: the language can change.
 */
export const t = (text: string, values: Values = {}): string => sayText(shown, text, values)

/** A text that came as data: it is written in a schema or a table, and collected there. */
export const tSaid = (text: string, values?: Values): string => t(text, values)

export const activeLanguage = (): Language => shown.language

/** Runs `changed` after each change of language. */
export const onLanguageChange = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Shows a language. One that was loaded before is shown at once, before anything is drawn. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language
  const isMissing = (area: TextArea) => language !== 'en' && !loaded.has(language + area)
  while ([...entered].some(isMissing)) {
    const missing = [...entered].filter(isMissing)
    await Promise.all(missing.map(async (area) => loaded.set(language + area, await loadCatalogue(language, area))))
  }
  if (language !== wanted) return
  const isNew = language !== shown.language
  const texts = [...entered].map((area) => loaded.get(language + area))
  shown = { language, texts: Object.assign({}, ...texts) }
  if (!isNew) return
  if (typeof document !== 'undefined') {
    document.documentElement.lang = language
    void loadFont(language)
  }
  for (const changed of listeners) changed()
}

/**
 * Awaited by the module that an area begins with, so that its texts are there before anything of it is drawn. Where they
 * cannot be had it speaks English.
 */
export async function enterArea(area: TextArea): Promise<void> {
  entered.add(area)
  await showLanguage(wanted).catch(() => undefined)
}
