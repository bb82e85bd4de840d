import { compileMessage, type Message } from './compile-message.ts'
import { fillMessage, type Values } from './fill-message.ts'
import type { Language } from './languages.ts'
import { withProductName } from './product-name.ts'
import { withoutContext } from './text-context.ts'

/** Translations by English text. An empty string means that the translation is missing. */
export type Texts = Readonly<Record<string, string>>

export interface Speech {
  readonly language: Language
  readonly texts: Texts
}

const compiled = new Map<string, Message>()

/** Translates an English text, maybe with a context after `##`, and fills in its values; falls back to English. */
export function translateText({ language, texts }: Speech, text: string, values: Values = {}): string {
  const translated = (Object.hasOwn(texts, text) && texts[text]) || withoutContext(text)
  if (!translated.includes('{')) return withProductName(translated)
  const message = compiled.get(translated) ?? compileMessage(translated)
  compiled.set(translated, message)
  return withProductName(fillMessage(message, values, language))
}
