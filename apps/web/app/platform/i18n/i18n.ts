import type { Values } from '@washline/contract/texts/fill-message'
import type { Language } from '@washline/contract/texts/languages'
import type { LiteralText } from '@washline/contract/texts/literal-text'
import { type Speech, type Texts, translateText } from '@washline/contract/texts/translate-text'
import { loadCatalogue } from './load-catalogue.ts'
import { loadFont } from './load-font.ts'
import type { TextArea } from './text-area.ts'

let shown: Speech = { language: 'en', texts: {} }
/** The last requested language: a catalogue that arrives late must not replace a later choice. */
let wanted: Language = 'en'
const entered = new Set<TextArea>(['site'])
/** By language and area. */
const loaded = new Map<string, Texts>()
const listeners = new Set<() => void>()

/**
 * The text in the user's language. The English text is the key. Call it while rendering or in a handler, never while a
 * module loads: the language can change.
 */
export const t = <Text extends string>(text: Text & LiteralText<Text>, values?: Values): string => tText(text, values)

/** Translates a text that comes as data, from a schema or a table, where it was collected. */
export const tText = (text: string, values: Values = {}): string => translateText(shown, text, values)

export const activeLanguage = (): Language => shown.language

/** Calls `changed` after each change of language. */
export const onLanguageChange = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Shows a language; one that was loaded before is shown synchronously, before the first render. */
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
 * Awaited by the first module of an area, so that its texts are loaded before it renders. Without them the area is in
 * English.
 */
export async function enterArea(area: TextArea): Promise<void> {
  entered.add(area)
  await showLanguage(wanted).catch(() => undefined)
}
