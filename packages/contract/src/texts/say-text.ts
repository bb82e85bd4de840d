import { compileMessage, type Message } from './compile-message.ts'
import { fillMessage, type Values } from './fill-message.ts'
import type { Language } from './languages.ts'

/** Translated text by English text. An empty one is not translated yet. */
export type Texts = Readonly<Record<string, string>>

export interface Speech {
  readonly language: Language
  readonly texts: Texts
}

const compiled = new Map<string, Message>()

/** An English text in a language, filled in; in English where it is not translated. */
export function sayText({ language, texts }: Speech, text: string, values: Values = {}): string {
  const said = (Object.hasOwn(texts, text) && texts[text]) || text
  if (!said.includes('{')) return said
  const message = compiled.get(said) ?? compileMessage(said)
  compiled.set(said, message)
  return fillMessage(message, values, language)
}
